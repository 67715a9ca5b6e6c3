import { DAY_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { deleteEndedInvitations } from './queries/invitations.ts';
import { invitationsKeptMs } from './rules.ts';

export function sharingJobs({ db, clock }: House): JobKind[] {
  return [
    {
      kind: 'delete-invitations',
      everyMs: DAY_MS,
      run: () => deleteEndedInvitations(db, new Date(clock().getTime() - invitationsKeptMs)),
    },
  ];
}
