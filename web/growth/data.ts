import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listMeasurements, type Measurement } from '#contract/growth.ts';
import { call, type CallFailed } from '#web/client/call.ts';
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
