import { useQuery } from '@tanstack/react-query';
import { listChildren, type Child, type Children } from '#contract/children.ts';
import { listPictures } from '#contract/children/pictures.ts';
import { queryOf } from '#web/client/queries.ts';

export const childrenQuery = queryOf(listChildren, {});
export const picturesQuery = queryOf(listPictures, {});

/** Matches every query about a child. */
export const childKey = (childId: string) => [...childrenQuery.queryKey, childId] as const;

/** The children that the account sees, and which of them is active. */
export const useChildren = () => useQuery(childrenQuery);

/** The active child: the chosen one, or else the first; null when there is none. */
export function activeOf({ children, activeChildId }: Children): Child | null {
  return children.find(({ id }) => id === activeChildId) ?? children[0] ?? null;
}

/** The account's own uploads, newest first. */
export const usePictures = () => useQuery(picturesQuery);
