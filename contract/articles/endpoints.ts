import type { Endpoint } from '#contract/endpoint.ts';
import { readArticlePicks } from './picks.ts';
import {
  addDraft,
  listCallRules,
  listDrafts,
  publishDraft,
  readArticlePicture,
  readDraft,
  readDraftHistory,
  readDraftVersion,
  removeDraft,
  restoreDraft,
  saveDraft,
  unpublishDraft,
  uploadArticlePicture,
} from './editing.ts';
import { showArticlePicture } from './pictures.ts';
import { searchLibrary } from './search.ts';
import { listArticles, readArticle, readLibrary } from '../articles.ts';

export const articlesEndpoints = {
  listArticles,
  readArticle,
  readLibrary,
  readArticlePicks,
  searchLibrary,
  listDrafts,
  readDraft,
  addDraft,
  saveDraft,
  publishDraft,
  unpublishDraft,
  removeDraft,
  restoreDraft,
  readDraftHistory,
  readDraftVersion,
  listCallRules,
  uploadArticlePicture,
  readArticlePicture,
  showArticlePicture,
} as const satisfies Record<string, Endpoint>;
