import type { ArticleCategory } from './article.ts';

/** [ART-03] What is published about a category of articles. */
export type CategoryInfo = {
  readonly name: ArticleCategory;
  /** 'baby-sleep' */
  readonly slug: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
};

/** [ART-03] 'baby-sleep' */
export function categorySlug(name: ArticleCategory): string {
  return `baby-${name.toLowerCase()}`;
}
