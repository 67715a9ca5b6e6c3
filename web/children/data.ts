import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addChild,
  changeChild,
  chooseActiveChild,
  listChildren,
  removeChild,
  type ChangedChild,
  type Child,
  type Children,
  type NewChild,
} from '#contract/children.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Where the children lie in the query cache; what is about one child lies below its id. */
export const childrenKey = ['children'] as const;

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

type Saved = { body: NewChild; childId: null } | { body: ChangedChild; childId: string };

/** Adds a child, or changes the one with the id. */
export function useSaveChild() {
  const client = useQueryClient();
  return useMutation<Child, CallFailed, Saved>({
    mutationFn: ({ childId, body }) =>
      childId === null ? call(addChild, { body }) : call(changeChild, { params: { childId }, body }),
    onSuccess: async (_, { childId }) => {
      await client.invalidateQueries({ queryKey: childrenKey, exact: true });
      toasts.show({ title: childId === null ? 'Child information saved' : 'Child information updated' });
    },
  });
}

export function useRemoveChild() {
  const client = useQueryClient();
  return useMutation<unknown, CallFailed, { child: Child; firstName: string }>({
    mutationFn: ({ child, firstName }) => call(removeChild, { params: { childId: child.id }, body: { firstName } }),
    onSuccess: async (_, { child }) => {
      client.removeQueries({ queryKey: [...childrenKey, child.id] });
      await client.invalidateQueries({ queryKey: childrenKey, exact: true });
      toasts.show({ title: 'Child and all related data removed successfully' });
    },
  });
}

export function useChooseActiveChild() {
  const client = useQueryClient();
  return useMutation<{ activeChildId: string }, CallFailed, string>({
    mutationFn: (childId) => call(chooseActiveChild, { body: { childId } }),
    onSuccess: ({ activeChildId }) => {
      client.setQueryData<Children>(childrenKey, (known) => known && { ...known, activeChildId });
      toasts.show({ title: 'Active child changed successfully' });
    },
    onError: () => void toasts.show({ kind: 'problem', title: 'Failed to change active child' }),
  });
}
