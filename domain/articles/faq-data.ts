import content from '#content/articles/faq.json' with { type: 'json' };
import type { ArticleCategory } from './article.ts';

export type FaqEntry = {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
  /** Key of the article that says more: 'art-01'. */
  readonly article: string;
  /** In whole months, for whom it holds; otherwise for the ages of its article. */
  readonly ages?: { readonly from?: number; readonly until?: number };
};

export const faq: readonly FaqEntry[] = content.faq;

/** In the order of the file. */
export function faqOf(category: ArticleCategory): readonly FaqEntry[] {
  return faq.filter((entry) => entry.category === category);
}
