import { CHART_PERCENTILES } from '#domain/growth/chart-lines.ts';
import { ordinal } from '#domain/growth/percentile-text.ts';
import type { MeasuredValues } from '#domain/growth/assess.ts';

/** What a chart can draw: measured values that can be told apart. */
export type Charted = MeasuredValues & { readonly id: string };

/** What a legend can bring forward: the child's values or a line of the reference. */
export type Series = 'child' | (typeof CHART_PERCENTILES)[number];

/** Every series, in the order of the legend. */
export const SERIES: readonly Series[] = ['child', ...CHART_PERCENTILES.toReversed()];

/** What a series is called: the child's name, or '97th percentile'. */
export function seriesName(series: Series, childName: string): string {
  return series === 'child' ? childName : `${ordinal(series)} percentile`;
}

/** The class of what was not chosen; nothing while nothing is chosen. */
export function fadedUnless(series: Series, chosen: Series | null): 'faded' | false {
  return chosen !== null && chosen !== series && 'faded';
}
