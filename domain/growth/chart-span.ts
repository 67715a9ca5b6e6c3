import type { Range } from './chart-scale.ts';

/** Which months of age a chart shows: from birth, the child's own, or the latest. */
export type Zoom = 'from-birth' | 'own' | 'last-12' | 'last-3';

/** Months of age that a chart from birth shows at least. */
const LEAST_MONTHS = 6;

/**
 * The months of age that a chart shows.
 *
 * @param ageMonths the child's age today, in months with its fraction
 * @param measured  ages at which it was measured, in months
 */
export function spanOf(zoom: Zoom, ageMonths: number, measured: readonly number[]): Range {
  const most = Math.max(ageMonths, ...measured);
  switch (zoom) {
    case 'from-birth':
      return { least: 0, most: Math.max(most, LEAST_MONTHS) };
    case 'own': {
      const least = Math.max(0, Math.floor(Math.min(most, ...measured)));
      return { least, most: Math.max(Math.ceil(most), least + 1) };
    }
    case 'last-12':
      return { least: Math.max(0, Math.ceil(most) - 12), most: Math.ceil(most) };
    case 'last-3':
      return { least: Math.max(0, Math.ceil(most) - 3), most: Math.max(3, Math.ceil(most)) };
  }
}

/** The zooms that show something else than the chart from birth, which comes first. */
export function zoomsFor(ageMonths: number, measured: readonly number[]): readonly Zoom[] {
  const zooms: readonly Zoom[] = ['from-birth', 'own', 'last-12', 'last-3'];
  const texts = zooms.map((zoom) => JSON.stringify(spanOf(zoom, ageMonths, measured)));
  return zooms.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** Pixels that a number under the axis needs. */
const LABEL_WIDTH = 34;

/**
 * The months that are named under the axis: every 3, or every 6 on a phone; fewer where there is no room, and each month
 * of a short span.
 */
export function monthTicks({ least, most }: Range, width: number, narrow: boolean): readonly number[] {
  const pixelsPerMonth = width / (most - least);
  const isShort = least > 0 || most < LEAST_MONTHS;
  const usual = narrow ? [6, 12, 24, 48] : [3, 6, 12, 24];
  const steps = isShort ? [1, 2, 3, ...usual] : usual;
  const step = steps.find((months) => months * pixelsPerMonth >= LABEL_WIDTH) ?? 60;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}
