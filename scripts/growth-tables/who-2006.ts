import type { Gender } from '#domain/children/child.ts';
import { INDICATORS, type Indicator } from '#domain/growth/score/reference.ts';
import { pack } from './packing.ts';
import { readPublished, type Published, type PublishedRow } from './published.ts';
import { WHO_LICENCE } from './who-licence.ts';

export const WHO_2006_HEADER = 'indicator,sex,x,L,M,S';

const NAMES = {
  'weight-for-age': 'wfa',
  'length-for-age': 'lhfa',
  'head-for-age': 'hcfa',
  'bmi-for-age': 'bfa',
  'weight-for-length': 'wfl',
} as const satisfies Record<Indicator, string>;

const TWO_YEARS_IN_DAYS = 730;

/** WHO's standards of 2006: all of them, and the first 24 months. */
export function who2006Files(csv: string): Readonly<Record<string, object>> {
  const published = readPublished(csv, WHO_2006_HEADER);
  const file = (ages: string, lastDay: number) => ({
    source: 'WHO Child Growth Standards, tables by day and by 0.1 cm',
    edition: '2006; head circumference 2007',
    licence: WHO_LICENCE,
    ages,
    ...pack({
      indicators: INDICATORS,
      rowsOf: (indicator, gender) => rowsOf(published, indicator, gender, lastDay),
      scales: { l: 1e4, m: 1e4, s: 1e5 },
      differences: 3,
    }),
  });
  return {
    'who-2006.json': file('birth to 60 months, and 45 to 120 cm', Infinity),
    'who-2006-to-24-months.json': file('birth to 24 months, and 45 to 120 cm', TWO_YEARS_IN_DAYS),
  };
}

function rowsOf(published: Published, indicator: Indicator, gender: Gender, lastDay: number) {
  if (indicator === 'weight-for-length') return byLengthAndHeight(published, gender);
  return published(NAMES[indicator], gender).filter(({ x }) => x <= lastDay);
}

/**
 * Merges weight-for-length and weight-for-height, which WHO shifts by 0.7 cm: a child is that much longer lying down.
 */
function byLengthAndHeight(published: Published, gender: Gender): readonly PublishedRow[] {
  const byLength = published('wfl', gender);
  const lastLength = byLength.at(-1)?.x ?? NaN;
  const byHeight = published('wfh', gender).map((row) => ({ ...row, x: Math.round(row.x * 10 + 7) / 10 }));
  for (const row of byHeight.filter(({ x }) => x <= lastLength)) {
    const same = byLength.find(({ x }) => x === row.x);
    if (same?.l !== row.l || same.m !== row.m || same.s !== row.s)
      throw new Error(`weight for height differs at ${row.x}`);
  }
  return [...byLength, ...byHeight.filter(({ x }) => x > lastLength)];
}
