import { useQuery } from '@tanstack/react-query';
import type { Child } from '#contract/children.ts';
import { listInvitations } from '#contract/sharing/invitations.ts';
import { listParents } from '#contract/sharing/parents.ts';
import { mayInvite } from '#domain/sharing/rights.ts';
import { queryOf } from '#web/client/calls/queries.ts';

/** Other parents change these lists. */
const refetchInterval = 30_000;

export const parentsQuery = (childId: string) => queryOf(listParents, { params: { childId } }, { refetchInterval });
export const invitationsQuery = (childId: string) =>
  queryOf(listInvitations, { params: { childId } }, { refetchInterval });

export const useParents = (childId: string) => useQuery(parentsQuery(childId));

export const useInvitations = (child: Pick<Child, 'id' | 'isPrimary' | 'may'>) =>
  useQuery({ ...invitationsQuery(child.id), enabled: mayInvite(child) });
