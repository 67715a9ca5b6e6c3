import type { Measurement } from '#contract/growth.ts';
import { cmOfTenthMm, kgOfGrams } from '#domain/growth/units.ts';
import { ageMonths, dayFromAgeMonths } from '#domain/time/age.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import { personOf } from '#server/children/queries.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { keptOf, mostMeasurements, type MeasurementFacts } from './rules.ts';

/** A measurement as it is stored, with the names of who made and last changed it. */
export type StoredMeasurement = Tables['measurements'] & { maker: string | null; changer: string | null };

/** A child's measurements, oldest first. */
export async function measurementsOf(db: Db, child: MyChild): Promise<Measurement[]> {
  const rows = await entriesOf(db, child)
    .orderBy('entry.measured_on')
    .orderBy('entry.id')
    .limit(mostMeasurements)
    .execute();
  return rows.map((row) => toMeasurement(child, row));
}

/** One measurement as it is stored. */
export async function findMeasurement(db: Db, child: MyChild, id: string): Promise<StoredMeasurement | undefined> {
  return entriesOf(db, child).where('entry.id', '=', id).executeTakeFirst();
}

/** One measurement that is known to exist. */
export async function measurementOf(db: Db, child: MyChild, id: string): Promise<Measurement> {
  return toMeasurement(child, await entriesOf(db, child).where('entry.id', '=', id).executeTakeFirstOrThrow());
}

/** How many measurements a child has. */
export async function countMeasurements(db: Db, child: MyChild): Promise<number> {
  const { measurements } = await db
    .selectFrom('measurements')
    .select((count) => count.fn.countAll<number | string>().as('measurements'))
    .where('child_id', '=', child.id)
    .executeTakeFirstOrThrow();
  return Number(measurements);
}

/** Adds a measurement under the name of the parent for whom the child was proved. */
export async function insertMeasurement(
  trx: Trx,
  child: EditableChild,
  id: string,
  facts: MeasurementFacts,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const provenance = { made_by: child.parentId, made_at: at, changed_by: child.parentId, changed_at: at, version: 1 };
  await trx
    .insertInto('measurements')
    .values({ child_id: child.id, id, ...facts, ...provenance })
    .execute();
}

/** Replaces what a measurement says. */
export async function updateMeasurement(
  trx: Trx,
  child: EditableChild,
  id: string,
  facts: MeasurementFacts,
  now: Date,
): Promise<void> {
  await changed(trx, child, now).set(facts).where('id', '=', id).execute();
}

/** Removes a measurement. */
export async function deleteMeasurement(trx: Trx, child: EditableChild, id: string): Promise<void> {
  await trx.deleteFrom('measurements').where('child_id', '=', child.id).where('id', '=', id).execute();
}

/** Moves the measurements of which only the age is known along with a date of birth that was put right. */
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
    await changed(trx, child, now)
      .set({ measured_on: dayFromAgeMonths(bornOn, months) })
      .where('age_in_months_only', '=', months)
      .execute();
  }
}

/** The first and the last day on which a child was measured; null for a child without measurements. */
export async function measuredDays(db: Db, child: MyChild): Promise<{ first: Day; last: Day } | null> {
  const { first, last } = await db
    .selectFrom('measurements')
    .select((days) => [
      days.fn.min<string | null>('measured_on').as('first'),
      days.fn.max<string | null>('measured_on').as('last'),
    ])
    .where('child_id', '=', child.id)
    .executeTakeFirstOrThrow();
  return first === null || last === null ? null : { first: day(first), last: day(last) };
}

/** What the contract says of a stored measurement. */
export function toMeasurement({ bornOn }: MyChild, row: StoredMeasurement): Measurement {
  const measuredOn = day(row.measured_on);
  return {
    id: row.id,
    childId: row.child_id,
    measuredOn,
    ageMonths: row.age_in_months_only ?? ageMonths(bornOn, measuredOn),
    ageGivenInMonthsOnly: row.age_in_months_only !== null,
    weightKg: row.weight_g === null ? null : kgOfGrams(row.weight_g),
    weightText: row.weight_text,
    heightCm: row.height_tenth_mm === null ? null : cmOfTenthMm(row.height_tenth_mm),
    heightText: row.height_text,
    position: row.position,
    headCm: row.head_tenth_mm === null ? null : cmOfTenthMm(row.head_tenth_mm),
    headText: row.head_text,
    place: row.place,
    note: row.note,
    kept: keptOf(row),
    madeBy: personOf(row.made_by, row.maker),
    madeAt: row.made_at,
    changedBy: personOf(row.changed_by, row.changer),
    changedAt: row.changed_at,
    version: row.version,
  };
}

function entriesOf(db: Db, child: MyChild) {
  return db
    .selectFrom('measurements as entry')
    .leftJoin('users as maker', 'maker.id', 'entry.made_by')
    .leftJoin('users as changer', 'changer.id', 'entry.changed_by')
    .where('entry.child_id', '=', child.id)
    .selectAll('entry')
    .select(['maker.name as maker', 'changer.name as changer']);
}

function changed(trx: Trx, child: EditableChild, now: Date) {
  return trx
    .updateTable('measurements')
    .set({ changed_by: child.parentId, changed_at: now.toISOString() })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('child_id', '=', child.id);
}
