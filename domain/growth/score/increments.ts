import type { Gender } from '#domain/children/child.ts';
import { ageUsed, type AgeUsed } from '#domain/children/gestation.ts';
import type { GrowingChild, MeasuredValues } from './assess.ts';
import { valuesOf, type DatedValue } from '../latest.ts';
import { FIRST_DAY_OF_HEIGHT, lengthUsedCm } from './length.ts';
import { isShortOfBirthWeight, withBirthWeight } from './newborn-loss.ts';
import { gramsOfKg } from '../units.ts';
import type { Measure } from '../value-text.ts';
import {
  LONGEST_INTERVAL_DAYS,
  nearestVelocityRow,
  velocityScore,
  type VelocityRow,
  type VelocityScore,
  type VelocityTables,
} from './velocity.ts';

export type Increment<M extends MeasuredValues = MeasuredValues> = {
  readonly from: DatedValue<M>;
  readonly to: DatedValue<M>;
  /** In kg or cm; heights converted to the same position. */
  readonly change: number;
  readonly row: VelocityRow;
  /** Null for a loss beyond what the standards cover. */
  readonly score: VelocityScore | null;
};

export type IncrementsInput<M extends MeasuredValues> = {
  readonly measure: Measure;
  readonly child: GrowingChild;
  readonly measurements: readonly M[];
  readonly most: number;
};

/**
 * Latest first: each value with the nearest earlier one that fits a WHO interval. Ages are corrected to 24 months;
 * heights are compared as lying.
 */
export function incrementsOf<M extends MeasuredValues>(
  tables: VelocityTables,
  { measure, child, measurements, most }: IncrementsInput<M>,
): readonly Increment<M>[] {
  const { gender } = child;
  if (gender === null) return [];
  const values = agedValues(measure, child, measurements);
  const found: Increment<M>[] = [];
  for (const to of values.toReversed()) {
    if (found.length === most) break;
    const [increment] = incrementsTo(tables, { measure, gender }, values, to);
    if (increment) found.push(increment);
  }
  return found;
}

/** To the latest value alone, from each earlier day that fits; the nearest first. */
export function incrementsToLatest<M extends MeasuredValues>(
  tables: VelocityTables,
  { measure, child, measurements }: Omit<IncrementsInput<M>, 'most'>,
): readonly Increment<M>[] {
  const { gender } = child;
  const values = agedValues(measure, child, measurements);
  const to = values.at(-1);
  return gender === null || !to ? [] : [...incrementsTo(tables, { measure, gender }, values, to)];
}

function agedValues<M extends MeasuredValues>(
  measure: Measure,
  child: GrowingChild,
  measurements: readonly M[],
): AgedValue<M>[] {
  const born = withBirthWeight(child, measurements);
  return valuesOf(measure, measurements)
    .filter(({ measurement }) => measure !== 'weight' || !isShortOfBirthWeight(born, measurement))
    .map((dated) => agedValue(measure, child, dated))
    .filter(({ age }) => age.days >= 0);
}

function* incrementsTo<M extends MeasuredValues>(
  tables: VelocityTables,
  whose: { readonly measure: Measure; readonly gender: Gender },
  values: readonly AgedValue<M>[],
  to: AgedValue<M>,
): Generator<Increment<M>> {
  let day = to.dated.measuredOn;
  for (const from of values.toReversed()) {
    // The last of each day.
    if (from.dated.measuredOn >= day) continue;
    day = from.dated.measuredOn;
    if (to.age.days - from.age.days > LONGEST_INTERVAL_DAYS) return;
    if (from.age.isCorrected !== to.age.isCorrected) continue;
    const row = nearestVelocityRow(tables, whose, from.age.days, to.age.days);
    if (!row) continue;
    const change = to.comparable - from.comparable;
    const score = velocityScore(row, whose.measure === 'weight' ? gramsOfKg(change) : change);
    yield { from: from.dated, to: to.dated, change, row, score };
  }
}

type AgedValue<M extends MeasuredValues> = {
  readonly dated: DatedValue<M>;
  readonly age: AgeUsed;
  /** In kg or cm; a height as lying. */
  readonly comparable: number;
};

function agedValue<M extends MeasuredValues>(
  measure: Measure,
  child: GrowingChild,
  dated: DatedValue<M>,
): AgedValue<M> {
  const age = ageUsed(child, dated.measuredOn);
  return { dated, age, comparable: measure === 'height' ? asLyingCm(dated, age) : dated.value };
}

function asLyingCm({ value, measurement }: DatedValue, { days }: AgeUsed): number {
  const position = measurement.position ?? (days < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing');
  return lengthUsedCm(Math.min(days, FIRST_DAY_OF_HEIGHT - 1), value, position);
}
