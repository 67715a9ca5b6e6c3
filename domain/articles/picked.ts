import { ageFit } from './age-fit.ts';
import type { ArticleHead } from './article.ts';
import { shuffled } from './shuffled.ts';

/** Source: the specification, 'Business constants and limits'. */
const MOST_PICKED = 3;

/**
 * [DASH-02] Three by chance for the dashboard: of those for the child's age as long as there are any, and of different
 * categories as far as these last.
 *
 * @param seed another one picks others
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
