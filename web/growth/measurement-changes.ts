import type { QueryClient } from '@tanstack/react-query';
import {
  Measurement,
  addMeasurement,
  changeMeasurement,
  removeMeasurement,
  type ChangedMeasurement,
  type NewMeasurement,
} from '#contract/growth.ts';
import { call } from '#web/client/calls/call.ts';
import { entryCache, removingEntry, savingEntry } from '#web/client/calls/entry-cache.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { measurementsQuery } from './data.ts';

type MeasurementChange = { readonly measurementId: string; readonly body: ChangedMeasurement };

const cacheOf = (client: QueryClient, childId: string) => entryCache(client, measurementsQuery(childId), Measurement);

export function addingMeasurement(client: QueryClient, childId: string) {
  const send = (body: NewMeasurement) => call(addMeasurement, { params: { childId }, body });
  return savingEntry(cacheOf(client, childId), send, 'Measurements added successfully');
}

export function changingMeasurement(client: QueryClient, childId: string) {
  const send = ({ measurementId, body }: MeasurementChange) =>
    call(changeMeasurement, { params: { childId, measurementId }, body });
  return savingEntry(cacheOf(client, childId), send, 'Measurement updated successfully');
}

export function removingMeasurement(client: QueryClient, childId: string) {
  const send = ({ id, version }: Measurement) =>
    call(removeMeasurement, { params: { childId, measurementId: id }, body: { version } });
  return removingEntry(cacheOf(client, childId), send, (removed) =>
    offerUndo(
      'Measurement deleted',
      () => addAgain(client, childId, removed),
      'Failed to add measurements. Please try again.',
    ),
  );
}

/** Undoes a removal. The measurement now belongs to the parent who undid it. */
async function addAgain(client: QueryClient, childId: string, removed: Measurement): Promise<void> {
  const again = await call(addMeasurement, { params: { childId }, body: sameAgain(removed) });
  await cacheOf(client, childId).keep(again);
  toasts.show({ title: 'Measurement is back' });
}

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
