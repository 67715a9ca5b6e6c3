import type { QueryClient } from '@tanstack/react-query';
import { deletePicture, uploadPicture, type Picture } from '#contract/children/pictures.ts';
import { listText } from '#domain/text/list-text.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { childrenQuery, picturesQuery } from './data.ts';

export const uploadingPictureKey = ['upload picture'] as const;

export function uploadingPicture(client: QueryClient): Change<Picture, Blob> {
  return {
    mutationKey: uploadingPictureKey,
    mutationFn: (upload) => call(uploadPicture, { upload }),
    onSuccess: (picture) => {
      client.setQueryData(picturesQuery.queryKey, (known) => known && [picture, ...known]);
      toasts.show({ title: 'Profile picture uploaded' });
    },
  };
}

export function deletingPicture(client: QueryClient): Change<unknown, Picture> {
  return {
    mutationFn: ({ id }) => call(deletePicture, { params: { pictureId: id } }),
    onSuccess: (_, { id }) => {
      client.setQueryData(picturesQuery.queryKey, (known) => known?.filter((picture) => picture.id !== id));
      const children = client.getQueryData(childrenQuery.queryKey)?.children ?? [];
      const stillHave = listText(children.flatMap(({ pictureId, firstName }) => (pictureId === id ? firstName : [])));
      const text = `It is gone from your earlier pictures.${stillHave && ` Still shown for ${stillHave}.`}`;
      toasts.show({ title: 'Picture deleted', text });
    },
  };
}

export type UploadFailure = { readonly title?: string; readonly text: string };

/** What is wrong with the file stands in one sentence. */
export function uploadFailure(failed: CallFailed): UploadFailure {
  if (failed.code === 'wrong-type' || failed.code === 'too-large') return { text: failed.message };
  return { title: 'Upload failed', text: whyFailed(failed) };
}

function whyFailed(failed: CallFailed): string {
  return failed.code === 'unexpected' ? 'An unexpected error occurred during upload.' : problemText(failed);
}
