import type { EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import type { Life, Moment } from '#server/room.ts';
import { birthWeightKgOf } from './queries.ts';

export type Lives = readonly Life<EditableChild>[];

/**
 * Changes measurements, and tells the rooms if that changes the birth weight.
 *
 * @param change gets the child with its birth weight as growth knows it
 */
export async function changeMeasurements<T>(
  trx: Trx,
  child: EditableChild,
  { lives, ...at }: Moment & { readonly lives: Lives },
  change: (weighed: EditableChild) => Promise<T>,
): Promise<T> {
  const before = await birthWeightKgOf(trx, child);
  const changed = await change({ ...child, birthWeightKg: before });
  const after = await birthWeightKgOf(trx, child);
  if (after === before) return changed;
  for (const life of lives) {
    await life.corrected?.(trx, { ...child, birthWeightKg: after }, { ...child, birthWeightKg: before }, at);
  }
  return changed;
}
