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

/** The drawing of an article: always the same one, and usually another for the next article of a list. */
export function artVariant(category: ArticleCategory, id: string): ArtVariant {
  const variants = VARIANTS[category];
  // `??` satisfies the type of an indexed read.
  return variants[fnv1a(`${id}${category}`) % variants.length] ?? variants[0];
}
