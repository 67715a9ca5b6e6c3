import type { Gender } from '#domain/children/child.ts';
import { zOfPercentile } from './percentile.ts';
import { referenceRow } from './reference.ts';
import type { GrowthReference, Indicator } from './reference.ts';
import type { Measure } from './value-text.ts';
import { valueAt } from './z-score.ts';

/** The percentiles that a growth chart draws. */
export const CHART_PERCENTILES = [3, 50, 97] as const;

/** One line of a growth chart: the values of a percentile, in kg or cm, at the days of `lineDays`. */
export type ReferenceLine = {
  readonly percentile: (typeof CHART_PERCENTILES)[number];
  readonly values: readonly number[];
};

/** What each measure is read by. */
export const INDICATOR_OF = {
  weight: 'weight-for-age',
  height: 'length-for-age',
  head: 'head-for-age',
} as const satisfies Record<Measure, Indicator>;

const Z_SCORES = CHART_PERCENTILES.map((percentile) => ({ percentile, z: zOfPercentile(percentile) }));

/**
 * The days of age at which a line is drawn: each to day 28, each week to day 91, then every second week and the last
 * day. Straight lines between them stay within 0.1 % of the reference.
 */
export function lineDays(lastDay: number): readonly number[] {
  const days: number[] = [];
  for (let day = 0; day < lastDay; day += stepAfter(day)) days.push(day);
  return [...days, lastDay];
}

function stepAfter(day: number): number {
  if (day < 28) return 1;
  return day < 91 ? 7 : 14;
}

/** The lines of a growth chart, lowest first. A day between two rows of the reference, such as a last one, is interpolated. */
export function referenceLines(
  reference: GrowthReference,
  measure: Measure,
  gender: Gender,
  days: readonly number[],
): readonly ReferenceLine[] {
  const rows = days.flatMap((day) => referenceRow(reference, INDICATOR_OF[measure], gender, day) ?? []);
  return Z_SCORES.map(({ percentile, z }) => ({ percentile, values: rows.map((row) => valueAt(z, row)) }));
}
