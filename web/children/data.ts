import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listChildren, type Child, type Children } from '#contract/children.ts';
import { listPictures, type Picture } from '#contract/children/pictures.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { childrenKey, choosingActiveChild, removingChild, savingChild } from './child-changes.ts';
import { deletingPicture, picturesKey, uploadingPicture, uploadingPictureKey } from './picture-changes.ts';

export { childrenKey, picturesKey };

/** The children that the account sees, and which of them is active. */
export function useChildren() {
  return useQuery<Children, CallFailed>({
    queryKey: childrenKey,
    queryFn: ({ signal }) => call(listChildren, {}, signal),
  });
}

/** The active child: the chosen one, or else the first; null when there is none. */
export function activeOf({ children, activeChildId }: Children): Child | null {
  return children.find(({ id }) => id === activeChildId) ?? children[0] ?? null;
}

/** Adds a child, or changes the one with the id. */
export function useSaveChild() {
  return useMutation(savingChild(useQueryClient()));
}

/** Removes a child with all that is kept about it. */
export function useRemoveChild() {
  return useMutation(removingChild(useQueryClient()));
}

/** Makes another child the active one. */
export function useChooseActiveChild() {
  return useMutation(choosingActiveChild(useQueryClient()));
}

/** The account's own uploads, newest first. */
export function usePictures() {
  return useQuery<Picture[], CallFailed>({
    queryKey: picturesKey,
    queryFn: ({ signal }) => call(listPictures, {}, signal),
  });
}

/** Uploads a picture. */
export function useUploadPicture() {
  return useMutation(uploadingPicture(useQueryClient()));
}

/** Whether a picture is on its way. */
export function useIsUploadingPicture(): boolean {
  return useIsMutating({ mutationKey: uploadingPictureKey }) > 0;
}

/** Deletes an upload. */
export function useDeletePicture() {
  return useMutation(deletingPicture(useQueryClient()));
}
