import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Reply, Request } from '#contract/endpoint.ts';
import { cancelInvitation, NewInvitation, sendInvitation } from '#contract/sharing/invitations.ts';
import { changeParent, leaveChild, removeParent, type ChildParent } from '#contract/sharing/parents.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

/** Where it lies in the query cache who has access to a child. */
export const parentsKey = (childId: string) => [...childrenKey, childId, 'parents'] as const;
/** Where the invitations to a child lie in the query cache. */
export const invitationsKey = (childId: string) => [...childrenKey, childId, 'invitations'] as const;

/** What an invitation says beside the child. */
export const Invited = z.omit(NewInvitation, { newbornId: true, childName: true, inviterName: true });
type Invited = z.infer<typeof Invited>;

type Change<R, Given> = UseMutationOptions<R, CallFailed, Given>;
type NewStanding = Request<typeof changeParent>['body'];

/** How somebody is invited to a child, and what is said about it. */
export function inviting(client: QueryClient, childId: string): Change<Reply<typeof sendInvitation>, Invited> {
  return {
    mutationFn: (invited) => call(sendInvitation, { body: { newbornId: childId, ...invited } }),
    onSuccess: async ({ email, isInPlaceOfEarlier }) => {
      const earlier = isInPlaceOfEarlier ? ' The earlier invitation no longer works.' : '';
      toasts.show({ title: 'Invitation sent', text: `To ${email}.${earlier}` });
      await client.invalidateQueries({ queryKey: invitationsKey(childId) });
    },
  };
}

/** How an invitation is taken back, and what is said about it. Where somebody was faster, the list shows what they did. */
export function canceling(client: QueryClient, childId: string): Change<unknown, string> {
  return {
    mutationFn: (invitationId) => call(cancelInvitation, { params: { childId, invitationId }, body: {} }),
    onSuccess: () => void toasts.show({ title: 'Invitation cancelled successfully' }),
    onSettled: () => reload(client, childId),
  };
}

/** How another parent's access is taken away, and what is said about it. */
export function removing(client: QueryClient, childId: string): Change<Reply<typeof removeParent>, string> {
  return {
    mutationFn: (parentId) => call(removeParent, { params: { childId, parentId }, body: {} }),
    onSuccess: () => void toasts.show({ title: 'Parent removed successfully' }),
    onSettled: () => reload(client, childId),
  };
}

/** How it is changed what a parent is to the child and may do, and what is said about it. */
export function changing(client: QueryClient, childId: string, parentId: string): Change<ChildParent, NewStanding> {
  return {
    mutationFn: (body) => call(changeParent, { params: { childId, parentId }, body }),
    onSuccess: async ({ isYou }) => {
      toasts.show({ title: 'Access updated' });
      // One's own relationship stands with the child as well.
      if (isYou) await client.invalidateQueries({ queryKey: childrenKey, exact: true });
    },
    onSettled: () => reload(client, childId),
  };
}

/** How one's own access to a child is given up, and what is said about it. */
export function leaving(client: QueryClient, child: { id: string; firstName: string }): Change<unknown, void> {
  return {
    mutationFn: () => call(leaveChild, { params: { childId: child.id }, body: {} }),
    onSuccess: async () => {
      toasts.show({ title: `You have left ${child.firstName}` });
      // First, or what is asked for meanwhile would be told that there is no such child.
      await client.cancelQueries({ queryKey: [...childrenKey, child.id] });
      await client.invalidateQueries({ queryKey: childrenKey, exact: true });
      client.removeQueries({ queryKey: [...childrenKey, child.id] });
    },
  };
}

async function reload(client: QueryClient, childId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: parentsKey(childId) });
  await client.invalidateQueries({ queryKey: invitationsKey(childId) });
}
