import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addMeasurement,
  changeMeasurement,
  listMeasurements,
  removeMeasurement,
  type ChangedMeasurement,
  type Measurement,
  type NewMeasurement,
} from '#contract/growth.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Where a child's measurements lie in the query cache. */
export function measurementsKey(childId: string) {
  return [...childrenKey, childId, 'measurements'] as const;
}

/** A child's measurements, oldest first. */
export function useMeasurements(childId: string) {
  return useQuery<Measurement[], CallFailed>({
    queryKey: measurementsKey(childId),
    queryFn: ({ signal }) => call(listMeasurements, { params: { childId } }, signal),
  });
}

/** Adds a measurement to the child that the form was opened for. */
export function useAddMeasurement(childId: string) {
  const refresh = useRefresh(childId);
  return useMutation<Measurement, CallFailed, NewMeasurement>({
    mutationFn: (body) => call(addMeasurement, { params: { childId }, body }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ title: 'Measurements added successfully' });
    },
  });
}

/** Changes a measurement of the child. */
export function useChangeMeasurement(childId: string) {
  const refresh = useRefresh(childId);
  return useMutation<Measurement, CallFailed, { measurementId: string; body: ChangedMeasurement }>({
    mutationFn: ({ measurementId, body }) => call(changeMeasurement, { params: { childId, measurementId }, body }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ title: 'Measurement updated successfully' });
    },
  });
}

/** Removes a measurement of the child, in the version that is shown. */
export function useRemoveMeasurement(childId: string) {
  const refresh = useRefresh(childId);
  return useMutation<unknown, CallFailed, Measurement>({
    mutationFn: ({ id, version }) =>
      call(removeMeasurement, { params: { childId, measurementId: id }, body: { version } }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ title: 'Measurement deleted' });
    },
  });
}

function useRefresh(childId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: measurementsKey(childId) });
}
