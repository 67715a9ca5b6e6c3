import { ageFit } from './age-fit.ts';
import type { ArticleHead } from './article.ts';
import { shuffled } from './shuffled.ts';

/** Source: the specification, 'Business constants and limits'. */
const MOST_PICKED = 3;

/**
 * [DASH-02] Picks three pseudorandom articles for the dashboard: those for the child's age before others, and of different
 * categories if possible.
 *
 * @param seed the same seed picks the same articles
 */
export function pickedArticles<Head extends Pick<ArticleHead, 'id' | 'category' | 'ageRange'>>(
  articles: readonly Head[],
  months: number,
  seed: string,
): Head[] {
  const picked: Head[] = [];
  const left = new Set(shuffled(articles, seed));
  const worth = (head: Head) =>
    ageFit(head.ageRange, months) * 2 + (picked.some(({ category }) => category === head.category) ? 0 : 1);
  for (;;) {
    const [best] = [...left].toSorted((one, next) => worth(next) - worth(one));
    if (!best || picked.length === MOST_PICKED) return picked;
    picked.push(best);
    left.delete(best);
  }
}
