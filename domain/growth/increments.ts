import { ageDays } from '#domain/time/age.ts';
import { ageUsed } from './age-used.ts';
import type { AgeUsed } from './age-used.ts';
import type { GrowingChild, MeasuredValues } from './assess.ts';
import { valuesOf } from './latest.ts';
import type { DatedValue } from './latest.ts';
import { FIRST_DAY_OF_HEIGHT, lengthUsedCm } from './length.ts';
import type { Measure } from './value-text.ts';
import { nearestVelocityRow, velocityScore } from './velocity.ts';
import type { VelocityRow, VelocityScore, VelocityTables } from './velocity.ts';

/** How much a child grew between two measurements, and where that stands. */
export type Increment<M extends MeasuredValues = MeasuredValues> = {
  readonly from: DatedValue<M>;
  readonly to: DatedValue<M>;
  /** In kg or cm: heights as if both were measured the same way. */
  readonly change: number;
  readonly row: VelocityRow;
  /** Null for a loss beyond what the standards cover. */
  readonly score: VelocityScore | null;
};

/**
 * The increments of a measure for which WHO has an interval, the latest first: each value beside the nearest earlier one
 * that fits. Ages are corrected for a child born early, to 24 months; heights are compared as if both were lying.
 */
export function incrementsOf<M extends MeasuredValues>(
  tables: VelocityTables,
  { measure, child, measurements }: { measure: Measure; child: GrowingChild; measurements: readonly M[] },
): readonly Increment<M>[] {
  const { gender } = child;
  if (gender === null) return [];
  const values = valuesOf(measure, measurements)
    .map((dated) => agedValue(measure, child, dated))
    .filter(({ age }) => age.days >= 0);
  return values.toReversed().flatMap((to) => {
    const earlier = values.filter(
      ({ dated, age }) => dated.measuredOn < to.dated.measuredOn && age.isCorrected === to.age.isCorrected,
    );
    for (const from of earlier.toReversed()) {
      const row = nearestVelocityRow(tables, { measure, gender }, from.age.days, to.age.days);
      if (!row) continue;
      const change = to.comparable - from.comparable;
      const score = velocityScore(row, measure === 'weight' ? change * GRAMS_PER_KG : change);
      return [{ from: from.dated, to: to.dated, change, row, score }];
    }
    return [];
  });
}

const GRAMS_PER_KG = 1000;

type AgedValue<M extends MeasuredValues> = {
  readonly dated: DatedValue<M>;
  readonly age: AgeUsed;
  /** In kg or cm; a height as if lying, which is what the standards measure. */
  readonly comparable: number;
};

function agedValue<M extends MeasuredValues>(
  measure: Measure,
  { bornOn, gestationDays }: GrowingChild,
  dated: DatedValue<M>,
): AgedValue<M> {
  const age = ageUsed(ageDays(bornOn, dated.measuredOn), gestationDays);
  return { dated, age, comparable: measure === 'height' ? asLyingCm(dated, age) : dated.value };
}

function asLyingCm({ value, measurement }: DatedValue, { days }: AgeUsed): number {
  const position = measurement.position ?? (days < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing');
  return lengthUsedCm(Math.min(days, FIRST_DAY_OF_HEIGHT - 1), value, position);
}
