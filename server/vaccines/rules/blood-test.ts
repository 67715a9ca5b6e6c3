import type { BloodTest } from '#domain/vaccines/birth/blood-test.ts';
import type { HepatitisBSeries } from '#domain/vaccines/birth/hepatitis-b-at-birth.ts';
import { hepatitisBSeries } from '#domain/vaccines/standing/hepatitis-b-series.ts';
import type { Entry } from '#server/db/columns.ts';
import type { PlanData, Reading } from './plan-data.ts';
import { seriesFactsOf, type Assessed } from './assessed.ts';

/** As an entry of whoever marked the blood test as done; null if nobody has. */
export function bloodTestOf({ blood_test_by: by, blood_test_at: at }: PlanData['plan']): Entry | null {
  return at === null ? null : { made_by: by, made_at: at, changed_by: by, changed_at: at, version: 1 };
}

export function hepatitisBIn(
  { plan }: Pick<PlanData, 'plan'>,
  { child }: Pick<Reading, 'child'>,
  assessed: Assessed,
): HepatitisBSeries & BloodTest {
  return { ...hepatitisBSeries(seriesFactsOf(assessed, child)), isTested: plan.blood_test_at !== null };
}
