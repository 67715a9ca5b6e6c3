import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { CsvAdded, CsvPreview } from '#contract/growth/csv.ts';
import type { CallFailed } from '#web/client/call.ts';
import type { Adding } from './import/import-changes.ts';
import { addingMeasurement, changingMeasurement, removingMeasurement } from './measurement-changes.ts';

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
