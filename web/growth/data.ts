import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { listMeasurements, type Measurement } from '#contract/growth.ts';
import type { CsvAdded, CsvPreview } from '#contract/growth/csv.ts';
import type { References } from '#domain/growth/reference-plan.ts';
import type { GrowthReference } from '#domain/growth/reference.ts';
import { call, CallFailed } from '#web/client/call.ts';
import type { Adding } from './import-changes.ts';
import { addingMeasurement, changingMeasurement, measurementsKey, removingMeasurement } from './measurement-changes.ts';

export { measurementsKey };

/** A child's measurements, oldest first. */
export function useMeasurements(childId: string) {
  return useQuery<Measurement[], CallFailed>({
    queryKey: measurementsKey(childId),
    queryFn: ({ signal }) => call(listMeasurements, { params: { childId } }, signal),
  });
}

/** Adds a measurement to the child that the form was opened for. */
export function useAddMeasurement(childId: string) {
  return useMutation(addingMeasurement(useQueryClient(), childId));
}

/** Changes a measurement of the child. */
export function useChangeMeasurement(childId: string) {
  return useMutation(changingMeasurement(useQueryClient(), childId));
}

/** Removes a measurement of the child, in the version that is shown. */
export function useRemoveMeasurement(childId: string) {
  return useMutation(removingMeasurement(useQueryClient(), childId));
}

/** What would come of a file of measurements. */
export function useCsvPreview(asking: UseQueryOptions<CsvPreview, CallFailed>) {
  return useQuery(asking);
}

/** Adds a file of measurements that was seen. */
export function useAddCsv(adding: (client: QueryClient) => UseMutationOptions<CsvAdded, CallFailed, Adding>) {
  return useMutation(adding(useQueryClient()));
}

/** What is loaded beside WHO's standards to 24 months. */
type LaterReferences = { readonly references: References | null; readonly early: GrowthReference | null };

/** Which of them a child needs. */
type Needs = { readonly isOlder: boolean; readonly isPreterm: boolean };

/** Where loaded references lie in the query cache. */
export function referencesKey(needs: Needs) {
  return ['growth-references', needs] as const;
}

const nothing: LaterReferences = { references: null, early: null };

/** The references of a child of 24 months or more, and that for before the due date; at once where it needs neither. */
export function useLaterReferences(needs: Needs) {
  const { isOlder, isPreterm } = needs;
  return useQuery<LaterReferences, CallFailed>({
    queryKey: referencesKey(needs),
    queryFn: () => loadReferences(needs),
    staleTime: Infinity,
    ...(!isOlder && !isPreterm && { initialData: nothing }),
  });
}

/** @throws CallFailed when a file does not come */
async function loadReferences({ isOlder, isPreterm }: Needs): Promise<LaterReferences> {
  try {
    const [older, early] = await Promise.all([
      isOlder ? import('#domain/growth/references-client-data.ts') : null,
      isPreterm ? import('#domain/growth/intergrowth.ts') : null,
    ]);
    return { references: older?.references ?? null, early: early?.intergrowthBeforeTerm ?? null };
  } catch {
    throw new CallFailed('offline');
  }
}
