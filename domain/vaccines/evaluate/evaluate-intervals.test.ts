import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, verdicts } from '#testing/vaccines/vaccines.ts';
import type { DoseData } from '../supporting-data.ts';

/** How a dose is judged after one on February 1 and one on January 8, 2025. */
function thirdDose(third: Partial<DoseData>, on: string): string | undefined {
  const edition = anEdition({ series: [aSeries({ doses: [{}, {}, third] })] });
  const doses = ['2025-01-08 901', '2025-02-01 901', `${on} 901`];
  return verdicts(assess(edition, { doses, asOf: '2026-01-01' }))[2];
}

describe('the time since an earlier dose (6.5, table 6-18)', () => {
  const eightWeeks = { from: 'previous', absMin: '8w-4d', min: '8w' } as const;

  test.each([
    { on: '2025-03-24', verdict: 'not-valid interval-too-short' },
    { on: '2025-03-25', verdict: 'valid in grace' },
    { on: '2025-03-28', verdict: 'valid in grace' },
    { on: '2025-03-29', verdict: 'valid' },
  ])('8 weeks, or four days less, after February 1: on $on $verdict (CALCDTINT-3, -4)', ({ on, verdict }) => {
    expect(thirdDose({ interval: [eightWeeks] }, on)).toBe(verdict);
  });

  const twelveSinceFirst = { from: 'dose', dose: 1, absMin: '12w', min: '12w' } as const;

  test.each([
    { on: '2025-03-24', why: 'neither', verdict: 'not-valid interval-too-short' },
    { on: '2025-03-25', why: 'only the first, with days of grace,', verdict: 'not-valid interval-too-short' },
    { on: '2025-04-01', why: 'only the first', verdict: 'not-valid interval-too-short' },
    { on: '2025-04-02', why: 'both', verdict: 'valid' },
  ])('each of two intervals must hold: on $on $why does, $verdict', ({ on, verdict }) => {
    expect(thirdDose({ interval: [eightWeeks, twelveSinceFirst] }, on)).toBe(verdict);
    expect(thirdDose({ interval: [twelveSinceFirst, eightWeeks] }, on)).toBe(verdict);
  });

  test('of two intervals it is enough that one is within the days allowed', () => {
    expect(
      thirdDose({ interval: [{ from: 'dose', dose: 1, absMin: '4w', min: '4w' }, eightWeeks] }, '2025-03-25'),
    ).toBe('valid in grace');
  });

  test.each([
    { what: 'no interval is asked for', interval: [] },
    { what: 'an interval has no absolute minimum', interval: [{ from: 'previous' }] },
    { what: 'the target counted from was never given', interval: [{ from: 'dose', dose: 9, absMin: '8w' }] },
    { what: 'the product counted from was never given', interval: [{ from: 'most-recent', cvx: [], absMin: '8w' }] },
    { what: 'the fact counted from is not known', interval: [{ from: 'observation', obs: '007', absMin: '8w' }] },
  ] as const)('a dose counts on the next day where $what', ({ interval }) => {
    expect(thirdDose({ interval }, '2025-02-02')).toBe('valid');
  });

  test('an interval without a minimum never gives grace', () => {
    expect(thirdDose({ interval: [{ from: 'previous', absMin: '4w' }] }, '2025-03-01')).toBe('valid');
  });

  test('an interval without an absolute minimum, given before its minimum, counts within grace', () => {
    expect(thirdDose({ interval: [{ from: 'previous', min: '8w' }] }, '2025-02-02')).toBe('valid in grace');
  });

  test.each([
    { on: '2025-02-19', verdict: 'valid' },
    { on: '2025-02-20', verdict: 'not-valid interval-too-short' },
    { on: '2025-02-25', verdict: 'not-valid interval-too-short' },
    { on: '2025-02-26', verdict: 'valid' },
  ])(
    'an interval holds from its first to its last day in force, both included: $on (RELEVANT-1)',
    ({ on, verdict }) => {
      const interval = [{ from: 'previous', absMin: '8w', effective: '2025-02-20', ceases: '2025-02-25' }] as const;

      expect(thirdDose({ interval }, on)).toBe(verdict);
    },
  );
});

describe('an interval that is not recommended but counts (6.6, table 6-21)', () => {
  const sixMonths = { from: 'previous', absMin: '6m-4d', min: '6m' } as const;
  const fourMonths = { from: 'previous', absMin: '4m-4d' } as const;

  test.each([
    { on: '2025-05-27', verdict: 'not-valid interval-too-short' },
    { on: '2025-05-28', verdict: 'valid' },
  ])('4 months less four days rescue where 6 months are recommended: on $on $verdict', ({ on, verdict }) => {
    expect(thirdDose({ interval: [sixMonths], allowableInterval: [fourMonths] }, on)).toBe(verdict);
  });

  test('all of several must hold', () => {
    const allowableInterval = [fourMonths, { from: 'dose', dose: 1, absMin: '9m' }] as const;

    expect(thirdDose({ interval: [sixMonths], allowableInterval }, '2025-06-15')).toBe('not-valid interval-too-short');
  });

  test('an empty list rescues nothing', () => {
    const dose = { interval: [sixMonths], allowableInterval: [] };

    expect(thirdDose(dose, '2025-05-28')).toBe('not-valid interval-too-short');
  });

  test('a list with nothing in force on the day does not help', () => {
    const dose = { interval: [sixMonths], allowableInterval: [{ ...fourMonths, ceases: '2025-01-31' }] };

    expect(thirdDose(dose, '2025-05-28')).toBe('not-valid interval-too-short');
  });

  test('it is not asked where the recommended interval holds', () => {
    const allowableInterval = [{ from: 'previous', absMin: '2y' }] as const;

    expect(thirdDose({ interval: [sixMonths], allowableInterval }, '2025-08-01')).toBe('valid');
  });
});

test('an allowable interval without a dose to count from saves a dose (table 6-21)', () => {
  const edition = anEdition({
    series: [
      aSeries({
        doses: [
          { skip: [{ when: 'evaluate', sets: [{ if: [{ type: 'age', from: '0d' }] }] }] },
          {},
          {
            interval: [{ from: 'previous', absMin: '8w' }],
            allowableInterval: [{ from: 'dose', dose: 1, absMin: '4w' }],
          },
        ],
      }),
    ],
  });

  expect(verdicts(assess(edition, { doses: ['2025-03-01 901', '2025-03-02 901'], asOf: '2025-06-01' }))).toEqual([
    'valid',
    'valid',
  ]);
});
