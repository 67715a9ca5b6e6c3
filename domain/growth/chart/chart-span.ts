import type { Range } from './chart-scale.ts';

export type Zoom = 'from-birth' | 'own' | 'last-12' | 'last-3';

export const LEAST_MONTHS = 6;

/**
 * @param ageMonths may be fractional
 * @param measured ages in months
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
