import type { Day } from '#domain/time/day.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import type { EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import { entries } from '#server/db/entries.ts';
import { changeBy } from '#server/db/entry.ts';
import type { Tables } from '#server/db/tables.ts';
import { mostMeasurements } from './rules.ts';

export type StoredMeasurement = Tables['measurements'];

export const measurements = entries('measurements', mostMeasurements);

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
