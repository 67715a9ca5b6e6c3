import { growthChart } from '#domain/growth/chart/chart.ts';
import { sparkline } from '#domain/growth/chart/sparkline.ts';
import { who2006ToTwoYears } from '#domain/growth/references/who-2006-client-data.ts';
import { addDays, day } from '#domain/time/day.ts';
import type { Charted } from '../chart/series.ts';

type Size = { readonly width: number; readonly height: number };

const bornOn = day('2026-07-19');

const weights = [
  [0, 3.39],
  [15, 3.72],
  [32, 4.51],
  [64, 5.64],
  [95, 6.43],
  [123, 6.94],
] as const;

/** A made-up girl of four months with six weights. The values are ours; where they stand among others is computed. */
export const sample = {
  firstName: 'Maya',
  measure: 'weight',
  child: { gender: 'female', bornOn, gestationDays: null },
  measurements: weights.map(([ageDays, weightKg]): Charted => {
    return {
      id: String(ageDays),
      measuredOn: addDays(bornOn, ageDays),
      weightKg,
      heightCm: null,
      position: null,
      headCm: null,
    };
  }),
  plan: [who2006ToTwoYears],
  units: 'metric',
  today: addDays(bornOn, 125),
} as const;

/** Computed like a real child's chart, once: the page is made anew for whoever is signed in. */
export const sampleChart = once((size: Size, narrow: boolean) => growthChart({ ...sample, size, narrow }));

export const sampleSparkline = once((size: Size) => sparkline({ ...sample, size }));

export const sampleWords = once((): { readonly value: string; readonly percentile: string } => {
  const { value = '', percentile } = sampleSparkline({ width: 100, height: 100 }).points.at(-1)?.words ?? {};
  return { value, percentile: percentile ?? '' };
});

/** Keeps what was made of the same few arguments. */
function once<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const kept = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const made = kept.get(key) ?? make(...given);
    kept.set(key, made);
    return made;
  };
}
