export const ARTICLE_CATEGORIES = ['Nutrition', 'Sleep', 'Health', 'Development', 'Safety'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** What a list shows of an article. */
export type ArticleHead = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly category: ArticleCategory;
  /** '4-9 months' */
  readonly ageRange: string;
  /** '5 min read' */
  readonly readingTime: string;
  /** Null when it shows a drawing. */
  readonly imageUrl: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type Article = ArticleHead & {
  /** In the markup of `articleBlocks`. */
  readonly content: string;
};
