import type { Measurement } from '#contract/growth.ts';
import { cmOfTenthMm, kgOfGrams } from '#domain/growth/units.ts';
import { ageMonths, dayFromAgeMonths } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { makersOf, type Making } from '#server/accounts/queries/people.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { newIds } from '#server/db/id.ts';
import { changeBy, entryBy } from '#server/db/entry.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { keptOf, measurementFacts, mostMeasurements, type MeasurementFacts } from './rules.ts';

/** What is stored of a measurement, beside whose it is. */
const stored = ['id', ...measurementFacts, 'made_by', 'made_at', 'changed_by', 'changed_at', 'version'] as const;

/** A measurement as it is stored. */
export type StoredMeasurement = Pick<Tables['measurements'], (typeof stored)[number]>;

/** A child's measurements, oldest first, and those of one day in the order in which they were added. */
export async function measurementsOf(db: Db, child: MyChild): Promise<Measurement[]> {
  const entries = await entriesById(db, { childId: child.id });
  return describe(db, child, entries.toSorted(byDay));
}

/** A child's measurements as they are stored. */
export async function storedOf(db: Db, child: MyChild): Promise<StoredMeasurement[]> {
  return entriesById(db, { childId: child.id });
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
    .select((count) => count.fn.countAll<number>().as('measurements'))
    .where('child_id', '=', child.id)
    .executeTakeFirstOrThrow();
  return measurements;
}

/** Adds a measurement under the name of the parent for whom the child was proved. */
export async function insertMeasurement(
  trx: Trx,
  child: EditableChild,
  id: string,
  facts: MeasurementFacts,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('measurements')
    .values(newRow(child, id, facts, now))
    .execute();
}

/** Adds measurements that were brought back, under the name of the parent who brings them, in their order. */
export async function insertMeasurements(
  trx: Trx,
  child: EditableChild,
  all: readonly MeasurementFacts[],
  now: Date,
): Promise<void> {
  const ids = newIds(all.length, now.getTime());
  const rows = all.map((facts, n) => newRow(child, ids[n] ?? '', facts, now));
  for (const some of chunks(rows)) await trx.insertInto('measurements').values(some).execute();
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

/** What the contract says of stored measurements of a child. */
async function describe(db: Db, child: MyChild, rows: readonly StoredMeasurement[]): Promise<Measurement[]> {
  const makingOf = await makersOf(db, child, rows);
  return rows.map((row) => ({ ...toMeasurement(child, row), ...makingOf(row) }));
}

function toMeasurement({ id: childId, bornOn }: MyChild, row: StoredMeasurement): Omit<Measurement, keyof Making> {
  return {
    id: row.id,
    childId,
    measuredOn: row.measured_on,
    ageMonths: row.age_in_months_only ?? ageMonths(bornOn, row.measured_on),
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
  };
}

const entriesById = prepared(['childId'], (db, { childId }) =>
  db.selectFrom('measurements').select(stored).where('child_id', '=', childId).orderBy('id').limit(mostMeasurements),
);

/** By day, then by when it was added; those of one moment keep their order. */
function byDay(a: StoredMeasurement, b: StoredMeasurement): number {
  if (a.measured_on !== b.measured_on) return a.measured_on < b.measured_on ? -1 : 1;
  if (a.made_at !== b.made_at) return a.made_at < b.made_at ? -1 : 1;
  return 0;
}

function entriesOf(db: Db, child: MyChild) {
  return db.selectFrom('measurements').select(stored).where('child_id', '=', child.id);
}

function newRow(child: EditableChild, id: string, facts: MeasurementFacts, now: Date) {
  return { child_id: child.id, id, ...facts, ...entryBy(child.parentId, now) };
}

function changed(trx: Trx, child: EditableChild, now: Date) {
  return trx
    .updateTable('measurements')
    .set(changeBy(child, now))
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('child_id', '=', child.id);
}
