import { exactChildAgeText } from '#domain/children/child-age.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { LatestFigure } from './latest-figures.ts';

type AgedChild = Parameters<typeof exactChildAgeText>[0];

/** The day of all figures and the age on it; null if they are of different days. */
export function whenMeasured(
  figures: readonly LatestFigure[],
  child: AgedChild,
): { readonly on: string; readonly age: string } | null {
  const [first, ...others] = new Set(figures.map(({ measuredOn }) => measuredOn));
  if (first === undefined || others.length > 0) return null;
  return { on: shortDayText(first), age: exactChildAgeText(child, first) };
}
