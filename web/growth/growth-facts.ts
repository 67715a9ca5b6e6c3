import { assess, type GrowingChild, type MeasuredValues, type NoScore } from '#domain/growth/assess.ts';
import { INDICATOR_OF } from '#domain/growth/chart-lines.ts';
import type { PlottedValue } from '#domain/growth/chart-points.ts';
import { noScoreText } from '#domain/growth/no-score-text.ts';
import type { GrowthReference } from '#domain/growth/reference.ts';
import type { Score } from '#domain/growth/score.ts';
import { LINES_TEXT, sourceText } from '#domain/growth/source-text.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import { ageInMonthsAndDays } from '#domain/time/age-text.ts';
import type { Charted } from './series.ts';

/** The line under a chart: that of a card, and what the outer lines mean. */
export function chartSource(...about: Parameters<typeof cardSource>): string {
  return `${cardSource(...about)} ${LINES_TEXT}`;
}

/** The line under a card: reference, edition, whose, ages and the age used. */
export function cardSource(
  measure: Measure,
  child: GrowingChild,
  reference: GrowthReference,
  latest: PlottedValue<Charted> | undefined,
): string {
  const ageUsed =
    latest?.score?.scored && latest.measuredOn ? ageInMonthsAndDays(child.bornOn, latest.measuredOn) : null;
  return sourceText({
    reference,
    indicator: INDICATOR_OF[measure],
    gender: child.gender,
    ageUsed,
  });
}

/** The line under the latest values: the reference with the editions of all four figures. */
export function figuresSource({ name, editions, agesText }: GrowthReference): string {
  return `Percentiles: ${name} (${editions['weight-for-age']}; ${editions['head-for-age']}), ${agesText}, by the age on the day named.`;
}

/** Why values have no percentile, each reason once. */
export function noScoreReasons(values: readonly PlottedValue<Charted>[], reference: GrowthReference): string[] {
  const reasons = values.flatMap(({ score }) => (score && !score.scored ? [score.reason] : []));
  return [...new Set(reasons)].map((reason) => noScoreText(reason, reference));
}

/** Weight for length of the latest day on which both were measured; null when they never were. */
export function latestWeightForLength<M extends MeasuredValues>(
  child: GrowingChild,
  measurements: readonly M[],
  reference: GrowthReference,
): { readonly measurement: M; readonly score: Score | NoScore } | null {
  const both = measurements
    .filter(({ weightKg, heightCm }) => weightKg !== null && heightCm !== null)
    .toSorted((one, other) => one.measuredOn.localeCompare(other.measuredOn));
  const measurement = both.at(-1);
  return measurement ? { measurement, score: assess(child, measurement, reference).weightForLength } : null;
}
