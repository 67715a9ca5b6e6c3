import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Reply, Request } from '#contract/endpoint.ts';
import { cancelInvitation, NewInvitation, sendInvitation } from '#contract/sharing/invitations.ts';
import { changeParent, leaveChild, removeParent, type ChildParent } from '#contract/sharing/parents.ts';
import { childKey, childrenQuery } from '#web/children/data.ts';
import { call } from '#web/client/call.ts';
import type { Change } from '#web/client/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { invitationsQuery, parentsQuery } from './data.ts';

/** What an invitation says beside the child. */
export const Invited = z.omit(NewInvitation, { newbornId: true, childName: true, inviterName: true });
type Invited = z.infer<typeof Invited>;

type NewStanding = Request<typeof changeParent>['body'];

/** Invites somebody to a child. */
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

/** Cancels an invitation. If somebody was faster, the list shows what they did. */
export function cancelingInvitation(client: QueryClient, childId: string): Change<unknown, string> {
  return {
    mutationFn: (invitationId) => call(cancelInvitation, { params: { childId, invitationId }, body: {} }),
    onSuccess: () => void toasts.show({ title: 'Invitation cancelled successfully' }),
    onSettled: () => reload(client, childId),
  };
}

/** Removes another parent's access. */
export function removingParent(client: QueryClient, childId: string): Change<Reply<typeof removeParent>, string> {
  return {
    mutationFn: (parentId) => call(removeParent, { params: { childId, parentId }, body: {} }),
    onSuccess: () => void toasts.show({ title: 'Parent removed successfully' }),
    onSettled: () => reload(client, childId),
  };
}

/** Changes a parent's relationship and right. */
export function changingParent(
  client: QueryClient,
  childId: string,
  parentId: string,
): Change<ChildParent, NewStanding> {
  return {
    mutationFn: (body) => call(changeParent, { params: { childId, parentId }, body }),
    onSuccess: async ({ isYou }) => {
      toasts.show({ title: 'Access updated' });
      // The child carries one's own relationship too.
      if (isYou) await client.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
    },
    onSettled: () => reload(client, childId),
  };
}

/** Gives up one's own access to a child. */
export function leavingChild(client: QueryClient, child: { id: string; firstName: string }): Change<unknown> {
  return {
    mutationFn: () => call(leaveChild, { params: { childId: child.id }, body: {} }),
    onSuccess: async () => {
      toasts.show({ title: `You have left ${child.firstName}` });
      // First: a load that is under way would be refused, because the child is gone for this account.
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
