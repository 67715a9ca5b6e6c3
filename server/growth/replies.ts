import type { Measurement } from '#contract/growth.ts';
import { cmOfTenthMm, kgOfGrams } from '#domain/growth/units.ts';
import { ageMonths } from '#domain/time/age.ts';
import { makersOf, type Making } from '#server/accounts/replies/people.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import { measurements, type StoredMeasurement } from './queries.ts';
import { confirmedFieldsOf } from './rules.ts';

/** By day, then in the order they were added. */
export async function measurementsOf(db: Db, child: MyChild): Promise<Measurement[]> {
  return describe(db, child, (await measurements.of(db, child)).toSorted(byDay));
}

/** @throws Error when there is no such measurement */
export async function measurementOf(db: Db, child: MyChild, id: string): Promise<Measurement> {
  const stored = await measurements.find(db, child, id);
  const [measurement] = await describe(db, child, stored ? [stored] : []);
  if (!measurement) throw new Error('a measurement that was just there is gone');
  return measurement;
}

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
    kept: confirmedFieldsOf(row),
  };
}

function byDay(a: StoredMeasurement, b: StoredMeasurement): number {
  if (a.measured_on !== b.measured_on) return a.measured_on < b.measured_on ? -1 : 1;
  if (a.made_at !== b.made_at) return a.made_at < b.made_at ? -1 : 1;
  return 0;
}
