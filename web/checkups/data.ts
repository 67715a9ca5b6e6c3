import { useQuery } from '@tanstack/react-query';
import { listCheckups } from '#contract/checkups.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const checkupsQuery = (childId: string) => queryOf(listCheckups, { params: { childId } });

export const useCheckups = (childId: string) => useQuery(checkupsQuery(childId));

export function checkupsFailedTitle({ code }: Pick<CallFailed, 'code'>): string {
  if (code === 'unexpected') return 'Failed to load checkups due to an unexpected error.';
  return code === 'not-understood' ? 'Failed to load checkup data' : 'Failed to load checkup data. Please try again.';
}
