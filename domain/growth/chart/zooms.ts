import type { Range } from './chart-scale.ts';
import { LEAST_MONTHS, spanOf, type Zoom } from './chart-span.ts';

const ZOOMS: readonly Zoom[] = ['from-birth', 'own', 'last-12', 'last-3'];

export function zoomsFor(ageMonths: number, measured: readonly number[]): readonly Zoom[] {
  return ZOOMS.filter((zoom) => zoomLike(zoom, ageMonths, measured) === zoom);
}

export function zoomLike(zoom: Zoom, ageMonths: number, measured: readonly number[]): Zoom {
  const shown = spanOf(zoom, ageMonths, measured);
  const isSame = (other: Zoom) => {
    const { least, most } = spanOf(other, ageMonths, measured);
    return least === shown.least && most === shown.most;
  };
  return ZOOMS.find(isSame) ?? zoom;
}

const LABEL_WIDTH = 34;

/** Every 3 months, or every 6 on a phone; fewer without room; every month in a short span. */
export function monthTicks({ least, most }: Range, width: number, narrow: boolean): readonly number[] {
  const pixelsPerMonth = width / (most - least);
  const isShort = least > 0 || most < LEAST_MONTHS;
  const usual = narrow ? [6, 12, 24, 48] : [3, 6, 12, 24];
  const steps = isShort ? [1, 2, 3, ...usual] : usual;
  const step = steps.find((months) => months * pixelsPerMonth >= LABEL_WIDTH) ?? 60;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}
