import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { deletePicture, uploadPicture, type Picture } from '#contract/children/pictures.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

/** Where the account's uploads lie in the query cache. */
export const picturesKey = ['pictures'] as const;

/** Names the upload of a picture while it is under way. */
export const uploadingPictureKey = ['upload picture'] as const;

type Change<Reply, Given> = UseMutationOptions<Reply, CallFailed, Given>;

/** How a picture is uploaded, and what is said about it. */
export function uploadingPicture(client: QueryClient): Change<Picture, Blob> {
  return {
    mutationKey: uploadingPictureKey,
    mutationFn: (upload) => call(uploadPicture, { upload }),
    onSuccess: (picture) => {
      client.setQueryData<Picture[]>(picturesKey, (known) => known && [picture, ...known]);
      toasts.show({ title: 'Profile picture uploaded' });
    },
  };
}

/** How an upload is deleted, and what is said about it. */
export function deletingPicture(client: QueryClient): Change<unknown, Picture> {
  return {
    mutationFn: ({ id }) => call(deletePicture, { params: { pictureId: id } }),
    onSuccess: (_, { id }) => {
      client.setQueryData<Picture[]>(picturesKey, (known) => known?.filter((picture) => picture.id !== id));
      toasts.show({ title: 'Picture deleted' });
    },
  };
}

/** Why an upload failed, to be said under the field. */
export function uploadFailedText(failed: CallFailed): string {
  const isAboutFile = failed.code === 'wrong-type' || failed.code === 'too-large';
  return isAboutFile ? failed.message : `Upload failed. ${whyFailed(failed)}`;
}

function whyFailed(failed: CallFailed): string {
  return failed.code === 'unexpected' ? 'An unexpected error occurred during upload.' : problemText(failed);
}
