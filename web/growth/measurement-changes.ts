import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import {
  Measurement,
  addMeasurement,
  changeMeasurement,
  removeMeasurement,
  type ChangedMeasurement,
  type NewMeasurement,
} from '#contract/growth.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { storedAs } from '#web/client/use-seen.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { measurementsKey } from './data.ts';

/** A measurement with what it shall say, and the version that the parent has seen. */
export type MeasurementChange = { readonly measurementId: string; readonly body: ChangedMeasurement };

type Change<Reply, Given> = UseMutationOptions<Reply, CallFailed, Given>;

/** How a measurement is added to a child, and what is said about it. */
export function addingMeasurement(client: QueryClient, childId: string): Change<Measurement, NewMeasurement> {
  return {
    mutationFn: (body) => call(addMeasurement, { params: { childId }, body }),
    onSuccess: async (added) => {
      await keep(client, childId, (known) => [...known.filter(({ id }) => id !== added.id), added]);
      toasts.show({ title: 'Measurements added successfully' });
    },
    onError: (failed) => noticeRight(client, failed),
  };
}

/** How a measurement is changed, and what is said about it. */
export function changingMeasurement(client: QueryClient, childId: string): Change<Measurement, MeasurementChange> {
  return {
    mutationFn: ({ measurementId, body }) => call(changeMeasurement, { params: { childId, measurementId }, body }),
    onSuccess: async (changed) => {
      await keep(client, childId, (known) => replaced(known, changed));
      toasts.show({ title: 'Measurement updated successfully' });
    },
    onError: (failed) => keepCurrent(client, childId, failed),
  };
}

/** How a measurement is removed in the version that is shown, and what is said about it. */
export function removingMeasurement(client: QueryClient, childId: string): Change<unknown, Measurement> {
  return {
    mutationFn: ({ id, version }) =>
      call(removeMeasurement, { params: { childId, measurementId: id }, body: { version } }),
    onSuccess: async (_, removed) => {
      await keep(client, childId, (known) => known.filter(({ id }) => id !== removed.id));
      const shown = toasts.show({
        title: 'Measurement deleted',
        action: { label: 'Undo', onPick: () => (toasts.dismiss(shown), void putBack(client, childId, removed)) },
      });
    },
    onError: (failed) => keepCurrent(client, childId, failed),
  };
}

/** Adds a measurement again that was deleted a moment ago, under the name of whoever takes the deletion back. */
async function putBack(client: QueryClient, childId: string, removed: Measurement): Promise<void> {
  try {
    const again = await call(addMeasurement, { params: { childId }, body: sameAgain(removed) });
    await keep(client, childId, (known) => [...known.filter(({ id }) => id !== again.id), again]);
    toasts.show({ title: 'Measurement is back' });
  } catch (failed) {
    const text = failed instanceof CallFailed ? problemText(failed) : undefined;
    toasts.show({ kind: 'problem', title: 'Failed to add measurements. Please try again.', text });
  }
}

/** What a new measurement has to say to be like one that was. */
function sameAgain(removed: Measurement): NewMeasurement {
  const { id, measuredOn, ageMonths, ageGivenInMonthsOnly, place, note, position, kept } = removed;
  const { weightKg, weightText, heightCm, heightText, headCm, headText } = removed;
  return {
    id,
    ...(ageGivenInMonthsOnly ? { ageMonths } : { measuredOn }),
    weightKg,
    weightText,
    heightCm,
    heightText,
    position,
    headCm,
    headText,
    place,
    note,
    keep: kept,
  };
}

/** Puts what the server has answered into the cache, and asks for the whole list again behind it. */
async function keep(
  client: QueryClient,
  childId: string,
  change: (known: Measurement[]) => Measurement[],
): Promise<void> {
  const queryKey = measurementsKey(childId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Measurement[]>(queryKey, (known) => known && change(known));
  void client.invalidateQueries({ queryKey });
}

/** Shows what somebody else has saved, where a change came too late. */
async function keepCurrent(client: QueryClient, childId: string, failed: CallFailed): Promise<void> {
  await noticeRight(client, failed);
  const now = storedAs(Measurement)(failed.current);
  if (now) await keep(client, childId, (known) => replaced(known, now));
}

function replaced(known: readonly Measurement[], changed: Measurement): Measurement[] {
  return known.map((other) => (other.id === changed.id ? changed : other));
}

/** Whoever may look alone since the page was opened is shown so. */
export async function noticeRight(client: QueryClient, failed: CallFailed): Promise<void> {
  if (failed.code === 'not-allowed') await client.invalidateQueries({ queryKey: childrenKey, exact: true });
}
