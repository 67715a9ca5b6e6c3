import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Reply, Request } from '#contract/endpoint.ts';
import { cancelInvitation, NewInvitation, sendInvitation } from '#contract/sharing/invitations.ts';
import { changeParent, leaveChild, removeParent, type ChildParent } from '#contract/sharing/parents.ts';
import { childKey, childrenQuery } from '#web/children/data.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { invitationsQuery, parentsQuery } from './data.ts';

export const Invited = z.omit(NewInvitation, { newbornId: true, childName: true, inviterName: true });
type Invited = z.infer<typeof Invited>;

type NewStanding = Request<typeof changeParent>['body'];

export function inviting(client: QueryClient, childId: string): Change<Reply<typeof sendInvitation>, Invited> {
  return {
    mutationFn: (invited) => call(sendInvitation, { body: { newbornId: childId, ...invited } }),
    onSuccess: async ({ email, isInPlaceOfEarlier }) => {
      const earlier = isInPlaceOfEarlier ? ' The earlier invitation no longer works.' : '';
      toasts.show({ title: 'Invitation sent', text: `To ${email}.${earlier}` });
      await client.invalidateQueries({ queryKey: invitationsQuery(childId).queryKey });
    },
  };
}

/** Cancels an invitation. If it was answered first, the list shows that. */
export function cancelingInvitation(client: QueryClient, childId: string): Change<unknown, string> {
  return {
    mutationFn: (invitationId) => call(cancelInvitation, { params: { childId, invitationId }, body: {} }),
    onSuccess: () => void toasts.show({ title: 'Invitation cancelled successfully' }),
    onSettled: () => reload(client, childId),
  };
}

export function removingParent(client: QueryClient, childId: string): Change<Reply<typeof removeParent>, string> {
  return {
    mutationFn: (parentId) => call(removeParent, { params: { childId, parentId }, body: {} }),
    onSuccess: () => void toasts.show({ title: 'Parent removed successfully' }),
    onSettled: () => reload(client, childId),
  };
}

export function changingParent(
  client: QueryClient,
  childId: string,
  parentId: string,
): Change<ChildParent, NewStanding> {
  return {
    mutationFn: (body) => call(changeParent, { params: { childId, parentId }, body }),
    onSuccess: async ({ isYou }) => {
      toasts.show({ title: 'Access updated' });
      // The child carries the reader's own relationship too.
      if (isYou) await client.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
    },
    onSettled: () => reload(client, childId),
  };
}

export function leavingChild(client: QueryClient, child: { id: string; firstName: string }): Change<unknown> {
  return {
    mutationFn: () => call(leaveChild, { params: { childId: child.id }, body: {} }),
    onSuccess: async () => {
      toasts.show({ title: `You have left ${child.firstName}` });
      // First: a pending load would be refused now that this account has lost access.
      await client.cancelQueries({ queryKey: childKey(child.id) });
      await client.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
      client.removeQueries({ queryKey: childKey(child.id) });
    },
  };
}

async function reload(client: QueryClient, childId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: parentsQuery(childId).queryKey });
  await client.invalidateQueries({ queryKey: invitationsQuery(childId).queryKey });
}
