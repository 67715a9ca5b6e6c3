import { useQuery } from '@tanstack/react-query';
import { measurementEndpoints } from '#contract/growth.ts';
import type { LaterReferences, ReferenceNeeds } from '#domain/growth/references/reference-needs.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const measurementsQuery = (childId: string) => queryOf(measurementEndpoints.list, { params: { childId } });

export const useMeasurements = (childId: string) => useQuery(measurementsQuery(childId));

export function referencesKey(needs: ReferenceNeeds) {
  return ['growth-references', needs] as const;
}

const nothing: LaterReferences = { references: null, early: null };

export function laterReferencesQuery(needs: ReferenceNeeds) {
  return { queryKey: referencesKey(needs), queryFn: () => loadReferences(needs), staleTime: Infinity };
}

/** Available at once if no extra reference is needed. */
export function useLaterReferences(needs: ReferenceNeeds) {
  return useQuery<LaterReferences, CallFailed>({
    ...laterReferencesQuery(needs),
    ...(!needs.isOlder && !needs.isPreterm && { initialData: nothing }),
  });
}

/** @throws CallFailed when a file fails to load */
async function loadReferences({ isOlder, isPreterm }: ReferenceNeeds): Promise<LaterReferences> {
  try {
    const [older, early] = await Promise.all([
      isOlder ? import('#domain/growth/references/references-client-data.ts') : null,
      isPreterm ? import('#domain/growth/references/intergrowth.ts') : null,
    ]);
    return { references: older?.references ?? null, early: early?.intergrowthBeforeTerm ?? null };
  } catch {
    throw new CallFailed('offline');
  }
}
