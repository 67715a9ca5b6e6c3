import content from '#content/articles/categories.json' with { type: 'json' };
import { ARTICLE_CATEGORIES } from './article.ts';
import type { CategoryInfo } from './category.ts';

/** In the order of `ARTICLE_CATEGORIES`. */
export const categories: readonly CategoryInfo[] = ARTICLE_CATEGORIES.map((name) => {
  const info = content.categories.find((one) => one.name === name);
  if (!info) throw new Error(`nothing is said of ${name}`);
  return { ...info, name };
});

/** @param slug 'baby-sleep' */
export function categoryAt(slug: string): CategoryInfo | undefined {
  return categories.find((one) => one.slug === slug);
}
