import { fnv1a } from '#domain/hash/fnv-1a.ts';
import type { ArticleCategory } from './article.ts';

const VARIANTS = {
  Nutrition: ['nutrition-1', 'nutrition-2', 'nutrition-3'],
  Sleep: ['sleep-1', 'sleep-2', 'sleep-3'],
  Health: ['health-1', 'health-2', 'health-3'],
  Development: ['development-1', 'development-2', 'development-3'],
  Safety: ['safety-1', 'safety-2', 'safety-3'],
} as const satisfies Record<ArticleCategory, readonly [string, string, string]>;

/** One of a category's drawings. */
export type ArtVariant = (typeof VARIANTS)[ArticleCategory][number];

export const ART_VARIANTS: readonly ArtVariant[] = Object.values(VARIANTS).flat();

/** On wide screens a list has as many in a row. */
const IN_A_ROW = 3;

type Pictured = { readonly id: string; readonly category: ArticleCategory };

/**
 * A list with the drawing of each article: its own, or another one of its category where the article before it or, in
 * rows, above it has the same.
 */
export function drawnApart<Head extends Pictured>(list: readonly Head[]): (Head & { readonly art: ArtVariant })[] {
  const drawn: (Head & { readonly art: ArtVariant })[] = [];
  for (const head of list) {
    const own = artVariant(head.category, head.id);
    const near = [drawn.at(-1)?.art, drawn.at(-IN_A_ROW)?.art];
    const art = [own, ...VARIANTS[head.category]].find((one) => !near.includes(one)) ?? own;
    drawn.push({ ...head, art });
  }
  return drawn;
}

/** The drawing of an article by itself: always the same one. */
export function artVariant(category: ArticleCategory, id: string): ArtVariant {
  const variants = VARIANTS[category];
  // `??` satisfies the type of an indexed read.
  return variants[fnv1a(`${id}${category}`) % variants.length] ?? variants[0];
}
