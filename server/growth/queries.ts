import type { Day } from '#domain/time/day.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import { knownBirthWeightKg } from '#domain/growth/score/newborn-loss.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { entries } from '#server/db/entries.ts';
import { changeBy } from '#server/db/entry.ts';
import type { Tables } from '#server/db/tables.ts';
import { measuredIn, mostMeasurements } from './rules.ts';

export type StoredMeasurement = Tables['measurements'];

export const measurements = entries('measurements', mostMeasurements);

/** As `knownBirthWeightKg` has it, in kg; null if it is not known. */
export async function birthWeightKgOf(db: Db, child: MyChild): Promise<number | null> {
  if (child.birthWeightKg !== null) return child.birthWeightKg;
  const weighed = await db
    .selectFrom('measurements')
    .selectAll()
    .where('child_id', '=', child.id)
    .where('measured_on', '=', child.bornOn)
    .where('weight_g', 'is not', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return knownBirthWeightKg(child, weighed.map(measuredIn));
}

/** Moves measurements known only by age. */
export async function followBirth(trx: Trx, child: EditableChild, bornOn: Day, now: Date): Promise<void> {
  const ages = await trx
    .selectFrom('measurements')
    .select('age_in_months_only as months')
    .distinct()
    .where('child_id', '=', child.id)
    .where('age_in_months_only', 'is not', null)
    .execute();
  for (const { months } of ages) {
    if (months === null) continue;
    await trx
      .updateTable('measurements')
      .set({ measured_on: dayFromAgeMonths(bornOn, months), ...changeBy(child, now) })
      .where('child_id', '=', child.id)
      .where('age_in_months_only', '=', months)
      .execute();
  }
}
