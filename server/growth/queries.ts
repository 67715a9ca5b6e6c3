import type { Day } from '#domain/time/day.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import { knownBirthWeightKg } from '#domain/growth/score/newborn-loss.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { entries } from '#server/db/entries.ts';
import { changeBy } from '#server/db/entry.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { measuredIn, measurementLimit } from './rules.ts';

export type StoredMeasurement = Tables['measurements'];

export const measurements = entries('measurements', measurementLimit);

/** As `knownBirthWeightKg` has it, in kg; null if it is not known. */
export async function birthWeightKgOf(db: Db, child: MyChild): Promise<number | null> {
  if (child.birthWeightKg !== null) return child.birthWeightKg;
  const weighed = await weighedOn(db, { childId: child.id, bornOn: child.bornOn });
  return knownBirthWeightKg(child, weighed.map(measuredIn));
}

const weighedOn = prepared(['childId', 'bornOn'], (db, { childId, bornOn }) =>
  db
    .selectFrom('measurements')
    .selectAll()
    .where('child_id', '=', childId)
    // Only ever a Day; a prepared query knows its parameters as text.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    .where('measured_on', '=', bornOn as Day)
    .where('weight_g', 'is not', null)
    .orderBy('made_at')
    .orderBy('id'),
);

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
