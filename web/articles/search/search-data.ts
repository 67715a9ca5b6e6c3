import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchLibrary, type SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { sentSearch } from '#domain/articles/search/read-search.ts';
import { queryOf } from '#web/client/calls/queries.ts';

type Searched = { readonly q: string; readonly category: ArticleCategory | null };

export function librarySearchQuery({ q, category }: Searched) {
  return queryOf(searchLibrary, { query: { q: sentSearch(q), ...(category && { category }) } }, { enabled: q !== '' });
}

/** Not to be shown: known before anything was searched for, so that no earlier search is shown meanwhile. */
const nothing: SearchReply = {
  query: '',
  isCut: false,
  readAs: null,
  calls: [],
  untreated: [],
  found: [],
  didYouMean: null,
};

/**
 * While the answer is waited for, the one before stays, and the call for that is given up. A failure is said at once,
 * since the next key asks again.
 */
export function useLibrarySearch(searched: Searched) {
  return useQuery({
    ...librarySearchQuery(searched),
    ...(searched.q === '' && { initialData: nothing }),
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnReconnect: true,
  });
}
