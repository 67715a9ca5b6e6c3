import { useQuery } from '@tanstack/react-query';
import { listChildren, type Child, type Children } from '#contract/children.ts';
import { listPictures } from '#contract/children/pictures.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const childrenQuery = queryOf(listChildren, {});
export const picturesQuery = queryOf(listPictures, {});

/** Query key prefix of everything about a child. */
export const childKey = (childId: string) => [...childrenQuery.queryKey, childId] as const;

export const useChildren = () => useQuery(childrenQuery);

/** The chosen child, else the first; null if there is none. */
export function activeOf({ children, activeChildId }: Children): Child | null {
  return children.find(({ id }) => id === activeChildId) ?? children[0] ?? null;
}

export const usePictures = () => useQuery(picturesQuery);
