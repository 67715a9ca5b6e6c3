import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Child } from '#contract/children.ts';
import { listInvitations, type Invitation } from '#contract/sharing/invitations.ts';
import { listParents, type ChildParent } from '#contract/sharing/parents.ts';
import { mayInvite } from '#domain/sharing/rights.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { canceling, changing, invitationsKey, inviting, leaving, parentsKey, removing } from './sharing-changes.ts';

/** How often the lists are asked for again while somebody looks at them. */
const refreshEveryMs = 30_000;

/** Who has access to a child. */
export function useParents(childId: string) {
  return useQuery<ChildParent[], CallFailed>({
    queryKey: parentsKey(childId),
    queryFn: ({ signal }) => call(listParents, { params: { childId } }, signal),
    refetchInterval: refreshEveryMs,
  });
}

/** The invitations to a child, for those who may see them. */
export function useInvitations(child: Pick<Child, 'id' | 'isPrimary' | 'may'>) {
  const { id: childId } = child;
  return useQuery<Invitation[], CallFailed>({
    queryKey: invitationsKey(childId),
    queryFn: ({ signal }) => call(listInvitations, { params: { childId } }, signal),
    refetchInterval: refreshEveryMs,
    enabled: mayInvite(child),
  });
}

/** Invites somebody to a child. */
export function useInvite(childId: string) {
  return useMutation(inviting(useQueryClient(), childId));
}

/** Takes an invitation back. */
export function useCancelInvitation(childId: string) {
  return useMutation(canceling(useQueryClient(), childId));
}

/** Takes another parent's access away. */
export function useRemoveParent(childId: string) {
  return useMutation(removing(useQueryClient(), childId));
}

/** Changes what a parent is to the child and may do. */
export function useChangeParent(childId: string, parentId: string) {
  return useMutation(changing(useQueryClient(), childId, parentId));
}

/** Gives up one's own access to a child. */
export function useLeaveChild(child: Pick<Child, 'id' | 'firstName'>) {
  return useMutation(leaving(useQueryClient(), child));
}
