import { useQuery } from '@tanstack/react-query';
import { listCheckups, type Checkup } from '#contract/checkups.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';

/** Where a child's checkups lie in the query cache. */
export function checkupsKey(childId: string) {
  return [...childrenKey, childId, 'checkups'] as const;
}

/** A child's checkups, by recommended day. */
export function useCheckups(childId: string) {
  return useQuery<Checkup[], CallFailed>({
    queryKey: checkupsKey(childId),
    queryFn: ({ signal }) => call(listCheckups, { params: { childId } }, signal),
  });
}

/** What is said where they could not be loaded. */
export function checkupsFailedTitle({ code }: Pick<CallFailed, 'code'>): string {
  if (code === 'unexpected') return 'Failed to load checkups due to an unexpected error.';
  return code === 'not-understood' ? 'Failed to load checkup data' : 'Failed to load checkup data. Please try again.';
}
