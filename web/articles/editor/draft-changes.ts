import type { QueryClient } from '@tanstack/react-query';
import {
  addDraft,
  type Draft,
  publishDraft,
  readDraftHistory,
  removeDraft,
  restoreDraft,
  saveDraft,
  unpublishDraft,
  uploadArticlePicture,
  type ChangedDraft,
  type NewDraft,
} from '#contract/articles/editing.ts';
import type { ArticlePicture } from '#contract/articles/pictures.ts';
import { call } from '#web/client/calls/call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { isOther } from '#web/client/calls/refreshed-if-other.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { libraryQuery } from '../data.ts';
import { articlePictureQuery, draftHistoryQuery, draftQuery, draftsQuery } from './drafts-data.ts';

type Saved = { readonly id: string; readonly body: NewDraft | ChangedDraft };
type Seen = Pick<Draft, 'id' | 'title' | 'version'>;

export function savingDraft(client: QueryClient): Change<Draft, Saved> {
  return {
    mutationFn: ({ id: articleId, body }) =>
      'version' in body
        ? call(saveDraft, { params: { articleId }, body })
        : call(addDraft, { body: { ...body, id: articleId } }),
    onSuccess: (saved) => keep(client, saved),
    onError: (failed, { id }) => refused(client, failed, id),
  };
}

export function publishingDraft(client: QueryClient): Change<Draft, Seen> {
  return {
    mutationFn: ({ id: articleId, version }) => call(publishDraft, { params: { articleId }, body: { version } }),
    onSuccess: async (draft) => {
      await keepPublished(client, draft);
      toasts.show({ title: 'Published', text: draft.title });
    },
    onError: (failed, { id }) => refused(client, failed, id),
  };
}

export function unpublishingDraft(client: QueryClient): Change<Draft, Seen> {
  return {
    mutationFn: ({ id: articleId, version }) => call(unpublishDraft, { params: { articleId }, body: { version } }),
    onSuccess: async (draft) => {
      await keepPublished(client, draft);
      toasts.show({ title: 'Unpublished', text: 'Only editors can read it now.' });
    },
    onError: (failed, { id }) => refused(client, failed, id),
  };
}

/** Makes the text of an earlier version stand. What is published stays as it is. */
export function restoringDraft(client: QueryClient): Change<Draft, Omit<Seen, 'title'> & { readonly of: number }> {
  return {
    mutationFn: ({ id: articleId, of, version }) =>
      call(restoreDraft, { params: { articleId }, body: { of, version } }),
    onSuccess: async (draft, { of }) => {
      await keep(client, draft);
      toasts.show({ title: `Back to version ${of}`, text: draft.title });
    },
    onError: (failed, { id }) => refused(client, failed, id),
  };
}

/** Undo brings the text back; it is not published again by that. */
export function removingDraft(client: QueryClient): Change<unknown, Seen & { readonly isPublished: boolean }> {
  return {
    mutationFn: ({ id: articleId, version }) => call(removeDraft, { params: { articleId }, body: { version } }),
    onSuccess: async (_, { isPublished, ...removed }) => {
      await putAnswer(client, draftsQuery, (known) => known?.filter(({ id }) => id !== removed.id));
      forgetPublished(client);
      offerUndo(
        { title: 'Article deleted', text: removed.title, stays: true },
        () => bringBack(client, removed),
        'Failed to bring the article back',
        { title: 'Article is back', text: isPublished ? 'It is a draft now.' : removed.title },
      );
    },
    onError: (failed, { id }) => refused(client, failed, id),
  };
}

async function bringBack(client: QueryClient, { id: articleId, version: of }: Seen): Promise<void> {
  const params = { articleId };
  const [latest] = await call(readDraftHistory, { params });
  if (!latest) throw new CallFailed('not-understood');
  await keep(client, await call(restoreDraft, { params, body: { of, version: latest.version } }));
}

export function uploadingArticlePicture(client: QueryClient): Change<ArticlePicture, Blob> {
  return {
    mutationFn: (upload) => call(uploadArticlePicture, { upload }),
    onSuccess: (picture) => putAnswer(client, articlePictureQuery(picture.id), () => picture),
  };
}

async function keep(client: QueryClient, draft: Draft): Promise<void> {
  await putAnswer(client, draftQuery(draft.id), () => draft);
  void client.invalidateQueries({ queryKey: draftsQuery.queryKey, exact: true });
  void client.invalidateQueries({ queryKey: draftHistoryQuery(draft.id).queryKey });
}

async function keepPublished(client: QueryClient, draft: Draft): Promise<void> {
  await keep(client, draft);
  forgetPublished(client);
}

/** What readers of this browser have been shown. */
function forgetPublished(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: libraryQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['articles'] });
}

/** What is stored is asked for again where somebody else changed it, or something is missing by now. */
function refused(client: QueryClient, failed: CallFailed, id: string): void {
  if (!isOther(failed) && failed.code !== 'bad-input') return;
  void client.invalidateQueries({ queryKey: draftQuery(id).queryKey, exact: true });
  void client.invalidateQueries({ queryKey: draftsQuery.queryKey, exact: true });
}
