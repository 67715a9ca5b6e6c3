import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Child } from '#contract/children.ts';
import type { Reply, Request } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { cancelInvitation, NewInvitation, sendInvitation, type Invitation } from '#contract/sharing/invitations.ts';
import { changeParent, leaveChild, removeParent, type ChildParent } from '#contract/sharing/parents.ts';
import { listText } from '#domain/text/list-text.ts';
import { childKey, childrenQuery } from '#web/children/data.ts';
import { call } from '#web/client/calls/call.ts';
import { runChange, type Change } from '#web/client/calls/use-change.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { invitationsQuery, parentsQuery } from './data.ts';

export const Invited = z.extend(
  z.omit(NewInvitation, { newbornId: true, alsoForIds: true, childName: true, inviterName: true }),
  { childIds: z.array(Id) },
);
type Invited = z.infer<typeof Invited>;

type NewStanding = Request<typeof changeParent>['body'];

/** For at least one child. */
export function inviting(client: QueryClient, names: NamesOfChildren): Change<Reply<typeof sendInvitation>, Invited> {
  return {
    mutationFn: ({ childIds: [newbornId = '', ...alsoForIds], ...invited }) =>
      call(sendInvitation, { body: { newbornId, ...(alsoForIds.length > 0 && { alsoForIds }), ...invited } }),
    onSuccess: async ({ email, isInPlaceOfEarlier }, { childIds }) => {
      const earlier = isInPlaceOfEarlier ? ' The earlier invitation no longer works.' : '';
      const forWhom = childIds.length > 1 ? ` for ${listText(childIds.flatMap((id) => names.get(id) ?? []))}` : '';
      toasts.show({ title: 'Invitation sent', text: `To ${email}${forWhom}.${earlier}` });
      await reloadInvitations(client);
    },
  };
}

type NamesOfChildren = ReadonlyMap<string, string>;

export function namesOf(children: readonly Child[]): NamesOfChildren {
  return new Map(children.map(({ id, firstName }) => [id, firstName]));
}

/** Then says so. */
export function isForNobody({ childIds }: Invited): boolean {
  if (childIds.length > 0) return false;
  toasts.show({ kind: 'problem', title: 'Unable to send invitation', text: 'Please select a child first.' });
  return true;
}

/** Cancels an invitation for each of these children. If it was answered first, the list shows that. */
export function cancelingInvitation(
  client: QueryClient,
  { id: invitationId, email }: Pick<Invitation, 'id' | 'email'>,
): Change<unknown, readonly string[]> {
  return {
    mutationFn: async (childIds) => {
      for (const childId of childIds) await call(cancelInvitation, { params: { childId, invitationId }, body: {} });
    },
    onSuccess: (_, childIds) => {
      const names = namesOf(client.getQueryData(childrenQuery.queryKey)?.children ?? []);
      const forWhom = listText(childIds.flatMap((id) => names.get(id) ?? []));
      toasts.show({ title: 'Invitation cancelled successfully', text: `To ${email} for ${forWhom}` });
    },
    onSettled: () => reloadInvitations(client),
  };
}

export function removingParent(client: QueryClient, childId: string): Change<Reply<typeof removeParent>, string> {
  return {
    mutationFn: (parentId) => call(removeParent, { params: { childId, parentId }, body: {} }),
    onSuccess: (_, parentId) => {
      const removed = knownParent(client, childId, parentId);
      const text = removed && forChild(client, childId, removed.name);
      toasts.show({ title: 'Parent removed successfully', text });
    },
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
    onSuccess: async ({ isYou, name }) => {
      const before = knownParent(client, childId, parentId);
      const said = { title: 'Access updated', text: forChild(client, childId, name) };
      const done = { title: said.title, text: takenBack(forChild(client, childId, `the change to ${name}’s access`)) };
      offerUndo(said, before ? () => changeBack(client, childId, before) : null, 'Failed to update access', done);
      // The child carries the reader's own relationship too.
      if (isYou) await client.invalidateQueries({ queryKey: childrenQuery.queryKey, exact: true });
    },
    onSettled: () => reload(client, childId),
  };
}

function changeBack(client: QueryClient, childId: string, { id, relationship, may }: ChildParent) {
  return runChange(client, changingParent(client, childId, id), { relationship, may });
}

/** As the list showed them until now. */
function knownParent(client: QueryClient, childId: string, parentId: string): ChildParent | undefined {
  return client.getQueryData(parentsQuery(childId).queryKey)?.find(({ id }) => id === parentId);
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

/** Of every child: an invitation may be for several. */
async function reloadInvitations(client: QueryClient): Promise<void> {
  const last = invitationsQuery('').queryKey.at(-1);
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === last });
}

async function reload(client: QueryClient, childId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: parentsQuery(childId).queryKey });
  await client.invalidateQueries({ queryKey: invitationsQuery(childId).queryKey });
}
