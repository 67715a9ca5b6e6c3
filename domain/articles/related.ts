import { monthsIn } from './age-range.ts';
import type { ArticleCategory, ArticleHead } from './article.ts';

/** [ART-03] */
const MOST_RELATED = 3;
const NEW_FOR_DAYS = 30;
const LONGEST_SHORT_WORD = 3;
const POINTS = { category: 50, age: 30, related: 20, title: 15, recent: 5 } as const;

const RELATED: Readonly<Record<ArticleCategory, readonly ArticleCategory[]>> = {
  Sleep: ['Health', 'Development'],
  Nutrition: ['Health', 'Development'],
  Development: ['Sleep', 'Nutrition', 'Health'],
  Health: ['Sleep', 'Nutrition', 'Safety'],
  Safety: ['Health'],
};

/** [ART-03] The three articles with the highest score by the specification. Ties keep the order of the list. */
export function relatedArticles<Head extends ArticleHead>(of: ArticleHead, all: readonly Head[], now: Date): Head[] {
  return all
    .filter(({ id }) => id !== of.id)
    .map((other) => ({ other, score: relatedScore(of, other, now) }))
    .toSorted((one, next) => next.score - one.score)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
}

/** [ART-03] */
export function relatedScore(of: ArticleHead, other: ArticleHead, now: Date): number {
  const isRecent = now.getTime() - Date.parse(other.createdAt) <= NEW_FOR_DAYS * 86_400_000;
  return (
    (of.category === other.category ? POINTS.category : 0) +
    (overlap(of.ageRange, other.ageRange) ? POINTS.age : 0) +
    (RELATED[of.category].includes(other.category) ? POINTS.related : 0) +
    titleOverlap(of.title, other.title) * POINTS.title +
    (isRecent ? POINTS.recent : 0)
  );
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [monthsIn(one), monthsIn(other)];
  return a !== null && b !== null && a.from <= b.until && b.from <= a.until;
}

/** The share of the title's longer words that the other title also has, from 0 to 1. */
function titleOverlap(title: string, other: string): number {
  const [words, others] = [longWords(title), longWords(other)];
  return words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size;
}

function longWords(title: string): ReadonlySet<string> {
  return new Set((title.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > LONGEST_SHORT_WORD));
}
