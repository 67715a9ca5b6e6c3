import type { EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import type { Moment } from '#server/room.ts';
import { replan } from '#server/vaccines/service/current-plan.ts';
import { birthWeightKgOf } from './queries.ts';

/** Changes measurements; plans the vaccines again if that changes the birth weight. */
export async function changeMeasurements<T>(
  trx: Trx,
  child: EditableChild,
  { today, now }: Moment,
  change: (birthWeightKg: number | null) => Promise<T>,
): Promise<T> {
  const before = await birthWeightKgOf(trx, child);
  const changed = await change(before);
  if ((await birthWeightKgOf(trx, child)) !== before) await replan(trx, child, today, now);
  return changed;
}
