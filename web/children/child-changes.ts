import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import {
  addChild,
  changeChild,
  chooseActiveChild,
  removeChild,
  type ChangedChild,
  type Child,
  type Children,
  type NewChild,
} from '#contract/children.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

/** Where the children lie in the query cache; what is about one child lies below its id. */
export const childrenKey = ['children'] as const;

type Change<Reply, Given> = UseMutationOptions<Reply, CallFailed, Given>;
type Saved = { body: NewChild; childId: null } | { body: ChangedChild; childId: string };

/** How a child is added or changed, and what is said about it. With its date of birth every age changes. */
export function savingChild(client: QueryClient): Change<Child, Saved> {
  return {
    mutationFn: ({ childId, body }) =>
      childId === null ? call(addChild, { body }) : call(changeChild, { params: { childId }, body }),
    onSuccess: async (saved, { childId }) => {
      const before = client.getQueryData<Children>(childrenKey)?.children.find(({ id }) => id === childId);
      await client.invalidateQueries({ queryKey: childrenKey, exact: childId === null });
      const isBornOtherwise = before !== undefined && before.bornOn !== saved.bornOn;
      toasts.show({
        title: childId === null ? 'Child information saved' : 'Child information updated',
        ...(isBornOtherwise && { text: followedText(saved.bornOn) }),
      });
    },
  };
}

/** What follows a date of birth that was put right. */
function followedText(bornOn: Day): string {
  return `Ages, vaccine days and checkups now count from ${longDayText(bornOn)}. Nothing that was entered is lost.`;
}

/** How a child is removed with all that is kept about it, and what is said about it. */
export function removingChild(client: QueryClient): Change<unknown, { child: Child; firstName: string }> {
  return {
    mutationFn: ({ child, firstName }) => call(removeChild, { params: { childId: child.id }, body: { firstName } }),
    onSuccess: async (_, { child }) => {
      client.removeQueries({ queryKey: [...childrenKey, child.id] });
      await client.invalidateQueries({ queryKey: childrenKey, exact: true });
      toasts.show({ title: 'Child and all related data removed successfully' });
    },
  };
}

/** How another child becomes the active one, and what is said about it. */
export function choosingActiveChild(client: QueryClient): Change<{ activeChildId: string }, string> {
  return {
    mutationFn: (childId) => call(chooseActiveChild, { body: { childId } }),
    onSuccess: async ({ activeChildId }) => {
      // A reading that began before the choice would put the other child back.
      await client.cancelQueries({ queryKey: childrenKey, exact: true });
      client.setQueryData<Children>(childrenKey, (known) => known && { ...known, activeChildId });
      toasts.show({ title: 'Active child changed successfully' });
    },
    onError: () => void toasts.show({ kind: 'problem', title: 'Failed to change active child' }),
  };
}
