import { describe, expect, test } from 'vitest';
import { DAYS_PER_MONTH } from '../month.ts';
import { references } from '../references/references-client-data.ts';
import type { GrowthReference, Indicator } from './reference.ts';
import { readReference, scoreOf, valueOnSdLine } from './score.ts';

const { who2006, who2007, cdc2000 } = references;

/** The score of the value that lies at a z-score, in a reference that has such values. */
function scoreAt(z: number, reference: GrowthReference, indicator: Indicator, months: number) {
  const at = { ageDays: Math.round(months * DAYS_PER_MONTH), lengthCm: null };
  const reading = readReference(reference, indicator, 'female', at);
  if (!reading) throw new Error('there is no row');
  return scoreOf(reading, valueOnSdLine(reading, z));
}

describe('WHO asks to look again at a value', () => {
  test.each([
    { z: 5.004, indicator: 'weight-for-age', flagged: false },
    { z: 5.006, indicator: 'weight-for-age', flagged: true },
    { z: -6.004, indicator: 'weight-for-age', flagged: false },
    { z: -6.006, indicator: 'weight-for-age', flagged: true },
    { z: 6.004, indicator: 'length-for-age', flagged: false },
    { z: 6.006, indicator: 'length-for-age', flagged: true },
    { z: -5.004, indicator: 'bmi-for-age', flagged: false },
    { z: -5.006, indicator: 'bmi-for-age', flagged: true },
  ] as const)('by the two decimals it prints: $indicator at $z, $flagged', ({ z, indicator, flagged }) => {
    const younger = scoreAt(z, who2006.to60Months, indicator, 30);
    const older = scoreAt(z, who2007, indicator, 90);

    expect([younger.z, older.z]).toEqual([expect.closeTo(z, 9), expect.closeTo(z, 9)]);
    expect([younger.flagged, older.flagged]).toEqual([flagged, flagged]);
  });

  test('and CDC does not, however far out', () => {
    expect(scoreAt(7, cdc2000, 'length-for-age', 90)).toMatchObject({ z: expect.closeTo(7, 9), flagged: false });
  });
});

test.each([
  { reference: who2006.to60Months, months: 30 },
  { reference: who2007, months: 90 },
])('beyond 3 standard deviations weight goes on in equal steps by $reference.shortName', ({ reference, months }) => {
  const at = { ageDays: Math.round(months * DAYS_PER_MONTH), lengthCm: null };
  const reading = readReference(reference, 'weight-for-age', 'female', at);
  if (!reading) throw new Error('there is no row');
  const [second, third] = [2, 3].map((z) => valueOnSdLine(reading, z));

  const fourth = (third ?? 0) * 2 - (second ?? 0);

  expect(scoreOf(reading, fourth).z).toBeCloseTo(4, 9);
});
