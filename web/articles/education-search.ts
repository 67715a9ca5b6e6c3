import type { AskedCall } from '#contract/pages.ts';
import { libraryHref } from '#domain/articles/addresses.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/articles/article.ts';
import { sentSearch } from '#domain/articles/search/read-search.ts';
import { hrefWith } from '#web/client/page/href-with.ts';

export type EducationSearch = {
  /** What was typed, all of it; empty without. */
  readonly q: string;
  /** Null for all categories. */
  readonly category: ArticleCategory | null;
  /** Whether the list is shown to its end. */
  readonly isWhole: boolean;
};

/** All categories for what is none. */
export function educationSearch({ q = '', category, show }: Readonly<Record<string, string>>): EducationSearch {
  return { q: q.trim(), category: categoryNamed(category), isWhole: show === 'all' };
}

export function educationHref({ q = '', category = null, isWhole = false }: Partial<EducationSearch> = {}): string {
  return hrefWith(libraryHref('education'), { q, category, show: isWhole ? 'all' : null });
}

/** [DASH-06] The same of the dashboard's Learning tab, which has no search. */
export function learningHref({ category = null, isWhole = false }: Partial<EducationSearch> = {}): string {
  return hrefWith('/dashboard', { tab: 'learning', category, show: isWhole ? 'all' : null });
}

/** What is searched for. */
export function educationAsked(search: Readonly<Record<string, string>>): readonly AskedCall[] {
  const { q, category } = educationSearch(search);
  return q === '' ? [] : [{ name: 'searchLibrary', query: { q: sentSearch(q), ...(category && { category }) } }];
}

/** @param named 'Sleep' or 'sleep' */
export function categoryNamed(named: string | undefined): ArticleCategory | null {
  return ARTICLE_CATEGORIES.find((one) => one.toLowerCase() === named?.toLowerCase()) ?? null;
}
