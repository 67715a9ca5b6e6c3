import { ageDays } from '#domain/time/age.ts';
import { ageUsed } from './age-used.ts';
import type { GrowingChild, MeasuredValues } from './assess.ts';
import { valuesOf } from './latest.ts';
import type { DatedValue } from './latest.ts';
import type { Measure } from './value-text.ts';
import { nearestVelocityRow, velocityScore } from './velocity.ts';
import type { VelocityRow, VelocityScore, VelocityTables } from './velocity.ts';

/** How much a child grew between two measurements, and where that stands. */
export type Increment<M extends MeasuredValues = MeasuredValues> = {
  readonly from: DatedValue<M>;
  readonly to: DatedValue<M>;
  readonly row: VelocityRow;
  /** Null for a loss beyond what the standards cover. */
  readonly score: VelocityScore | null;
};

/**
 * The increments of a measure for which WHO has an interval, the latest first: each value beside the nearest earlier one
 * that fits. Ages are corrected for a child born early.
 */
export function incrementsOf<M extends MeasuredValues>(
  tables: VelocityTables,
  { measure, child, measurements }: { measure: Measure; child: GrowingChild; measurements: readonly M[] },
): readonly Increment<M>[] {
  const { gender, bornOn, gestationDays } = child;
  if (gender === null) return [];
  const age = ({ measuredOn }: DatedValue<M>) => ageUsed(ageDays(bornOn, measuredOn), gestationDays).days;
  const values = valuesOf(measure, measurements).filter((value) => age(value) >= 0);
  return values.toReversed().flatMap((to) => {
    const earlier = values.filter(({ measuredOn }) => measuredOn < to.measuredOn).toReversed();
    for (const from of earlier) {
      const row = nearestVelocityRow(tables, { measure, gender }, age(from), age(to));
      if (row) return [{ from, to, row, score: velocityScore(row, increment(measure, from, to)) }];
    }
    return [];
  });
}

/** In g for weight, in cm else. */
function increment(measure: Measure, from: DatedValue, to: DatedValue): number {
  const change = to.value - from.value;
  return measure === 'weight' ? change * 1000 : change;
}
