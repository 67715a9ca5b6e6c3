import type { ArticleHead } from '#contract/articles.ts';

/** Without a picture, for children of up to five years. */
export function aHead(number: number, of: Partial<ArticleHead> = {}): ArticleHead {
  const at = '2026-11-20T10:00:00.000Z';
  return {
    id: `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    slug: `article-${number}`,
    title: `Article ${number}`,
    summary: `What article ${number} says.`,
    category: 'Sleep',
    ageRange: '0-60 months',
    readingTime: '4 min read',
    imageUrl: null,
    createdAt: at,
    updatedAt: at,
    ...of,
  };
}

/** Numbered from 1 on. */
export function headsOf(count: number, of: Partial<ArticleHead> = {}): ArticleHead[] {
  return Array.from({ length: count }, (_, index) => aHead(index + 1, of));
}
