import { useQuery } from '@tanstack/react-query';
import { readArticle, readLibrary } from '#contract/articles.ts';
import { readArticlePicks } from '#contract/articles/picks.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const libraryQuery = queryOf(readLibrary, {});
export const articleQuery = (articleId: string) =>
  queryOf(readArticle, { params: { articleId } }, { enabled: articleId !== '' });
export const picksQuery = (childId: string) => queryOf(readArticlePicks, { params: { childId } });

export const useLibrary = () => useQuery(libraryQuery);
export const useArticle = (articleId: string) => useQuery(articleQuery(articleId));
export const usePicks = (childId: string) => useQuery(picksQuery(childId));
