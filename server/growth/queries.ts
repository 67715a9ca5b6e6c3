import type { Measurement } from '#contract/growth.ts';
import type { Person } from '#contract/stored.ts';
import { cmOfTenthMm, kgOfGrams } from '#domain/growth/units.ts';
import { ageMonths, dayFromAgeMonths } from '#domain/time/age.ts';
import { day, type Day } from '#domain/time/day.ts';
import { namesOf } from '#server/accounts/queries.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { keptOf, mostMeasurements, type MeasurementFacts } from './rules.ts';

/** A measurement as it is stored. */
export type StoredMeasurement = Tables['measurements'];

/** A child's measurements, oldest first. */
export async function measurementsOf(db: Db, child: MyChild): Promise<Measurement[]> {
  return describe(db, child, await entriesInOrder(db, { childId: child.id }));
}

/** One measurement as it is stored. */
export async function findMeasurement(db: Db, child: MyChild, id: string): Promise<StoredMeasurement | undefined> {
  return entriesOf(db, child).where('id', '=', id).executeTakeFirst();
}

/** One measurement that is known to exist. */
export async function measurementOf(db: Db, child: MyChild, id: string): Promise<Measurement> {
  const [measurement] = await describe(db, child, await entriesOf(db, child).where('id', '=', id).execute());
  if (!measurement) throw new Error('a measurement that was just there is gone');
  return measurement;
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

/** What the contract says of stored measurements of a child. */
async function describe(db: Db, child: MyChild, rows: readonly StoredMeasurement[]): Promise<Measurement[]> {
  const personOf = await peopleIn(db, child, rows);
  return rows.map((row) => toMeasurement(child, row, personOf));
}

/** Who made and changed entries. Most are the asking parent's own, for which nobody is looked up. */
async function peopleIn(db: Db, { parentId, parentName }: MyChild, rows: readonly StoredMeasurement[]) {
  const others = new Set(rows.flatMap(({ made_by, changed_by }) => [made_by, changed_by]));
  others.delete(parentId);
  const names = await namesOf(
    db,
    [...others].filter((id) => id !== null),
  );
  names.set(parentId, parentName);
  return (id: string | null): Person => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
}

function toMeasurement(
  { bornOn }: MyChild,
  row: StoredMeasurement,
  personOf: (id: string | null) => Person,
): Measurement {
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
    madeBy: personOf(row.made_by),
    madeAt: row.made_at,
    changedBy: personOf(row.changed_by),
    changedAt: row.changed_at,
    version: row.version,
  };
}

const entriesInOrder = prepared(['childId'], (db, { childId }) =>
  db
    .selectFrom('measurements')
    .selectAll()
    .where('child_id', '=', childId)
    .orderBy('measured_on')
    .orderBy('id')
    .limit(mostMeasurements),
);

function entriesOf(db: Db, child: MyChild) {
  return db.selectFrom('measurements').selectAll().where('child_id', '=', child.id);
}

function changed(trx: Trx, child: EditableChild, now: Date) {
  return trx
    .updateTable('measurements')
    .set({ changed_by: child.parentId, changed_at: now.toISOString() })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('child_id', '=', child.id);
}
