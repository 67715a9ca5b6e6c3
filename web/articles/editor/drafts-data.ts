import { useQuery } from '@tanstack/react-query';
import {
  listCallRules,
  listDrafts,
  readArticlePicture,
  readDraft,
  readDraftHistory,
  readDraftVersion,
} from '#contract/articles/editing.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { NEW_ARTICLE } from './editor-hrefs.ts';

const PICTURE_ASKED_EVERY_MS = 1500;

export const draftsQuery = queryOf(listDrafts, {});
export const callRulesQuery = queryOf(listCallRules, {}, { staleTime: Infinity });
export const draftQuery = (articleId: string) => queryOf(readDraft, { params: { articleId } });
export const draftHistoryQuery = (articleId: string) => queryOf(readDraftHistory, { params: { articleId } });
const draftVersionQuery = (articleId: string, version: number) =>
  queryOf(readDraftVersion, { params: { articleId, version: `${version}` } }, { staleTime: Infinity });
export const articlePictureQuery = (pictureId: string) => queryOf(readArticlePicture, { params: { pictureId } });

/** @param isEditor nobody else is answered */
export const useDrafts = (isEditor: boolean) => useQuery({ ...draftsQuery, enabled: isEditor });
export const useCallRules = () => useQuery(callRulesQuery);

/** The title of a rule by its id; the id until the rules are loaded. */
export function useRuleTitles(): (id: string) => string {
  const { data: rules = [] } = useCallRules();
  return (id) => rules.find((rule) => rule.id === id)?.title ?? id;
}

export const useDraftHistory = (articleId: string) => useQuery(draftHistoryQuery(articleId));
export const useDraftVersion = (articleId: string, version: number) => useQuery(draftVersionQuery(articleId, version));

/**
 * Asks for nothing of an article that is not there yet.
 *
 * @param isEditor nobody else is answered
 */
export const useDraft = (articleId: string, isEditor: boolean) =>
  useQuery({ ...draftQuery(articleId), enabled: isEditor && articleId !== NEW_ARTICLE });

/** Asks until the picture is ready, or failed; for nothing without one. */
export const useArticlePicture = (pictureId: string) =>
  useQuery({
    ...articlePictureQuery(pictureId),
    enabled: pictureId !== '',
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? PICTURE_ASKED_EVERY_MS : false),
  });
