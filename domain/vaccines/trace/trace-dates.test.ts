import { describe, expect, test } from 'vitest';
import { OF_SERIES, traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { DoseData } from '../supporting-data.ts';

const asOf = '2025-03-01';

/** The trace of a second dose's dates, after a first one on February 1. */
function traceOf(second: Partial<DoseData>, observations: readonly string[] = []) {
  const edition = anEdition({ series: [aSeries({ doses: [{}, second] })] });
  return traced(edition, { doses: ['2025-02-01 901'], observations, asOf }, '7.5');
}

/** A candidate for a date of the second dose. */
const says = (rule: string, attr: string, date: string, outcome: string, more: object = {}) => ({
  ...OF_SERIES,
  step: '7.5',
  rule,
  target: 2,
  date,
  attr,
  outcome,
  ...more,
});

const FIRST = { ref: 0 };
const LAST_RECORD = says('FORECASTDTCAN-1', 'last-record', '2025-02-01', 'no-later', FIRST);

describe('the trace of the earliest day (7.5, FORECASTDTCAN-1)', () => {
  test('nothing where nothing has a say in it', () => {
    expect(traced(anEdition({ series: [aSeries()] }), { asOf }, '7.5')).toStrictEqual([]);
  });

  test('the last dose given, where that alone decides', () => {
    expect(traceOf({})).toStrictEqual([{ ...LAST_RECORD, outcome: 'decides-earliest' }]);
  });

  test('a minimum age decides, and counts from no dose', () => {
    expect(traceOf({ age: [{ min: '12m' }] })).toStrictEqual([
      says('CALCDTAGE-4', '12m', '2026-01-01', 'decides-earliest'),
      LAST_RECORD,
    ]);
  });

  test('a minimum interval decides over an age, with the dose that it counts from', () => {
    const interval = [{ from: 'previous', min: '8w' }] as const;

    expect(traceOf({ age: [{ min: '2m' }], interval })).toStrictEqual([
      says('CALCDTAGE-4', '2m', '2025-03-01', 'no-later'),
      says('CALCDTINT-4', '8w', '2025-03-29', 'decides-earliest', FIRST),
      LAST_RECORD,
    ]);
  });

  test('each interval that is in force, in the order of the data', () => {
    const interval = [
      { from: 'previous', min: '4w' },
      { from: 'previous', min: '1y', ceases: '2025-02-28' },
      { from: 'dose', dose: 1, min: '8w' },
      { from: 'dose', dose: 9, min: '1y' },
      { from: 'most-recent', cvx: ['901'], min: '6w' },
      { from: 'previous', absMin: '1y' },
    ] as const;

    expect(traceOf({ interval })).toStrictEqual([
      says('CALCDTINT-4', '4w', '2025-03-01', 'no-later', FIRST),
      says('CALCDTINT-4', '8w', '2025-03-29', 'decides-earliest', FIRST),
      says('CALCDTINT-4', '6w', '2025-03-15', 'no-later', FIRST),
      LAST_RECORD,
    ]);
  });

  test('an interval since an observation: its code, and no dose', () => {
    const interval = [{ from: 'observation', obs: '160', min: '4w' }] as const;

    expect(traceOf({ interval }, ['160 2025-02-15'])).toStrictEqual([
      says('CALCDTINT-4', '4w', '2025-03-15', 'decides-earliest', { saw: { observation: '160' } }),
      LAST_RECORD,
    ]);
  });

  test('the first day of a season', () => {
    expect(traceOf({ season: { start: '2025-09-01', end: '2026-06-30' } })).toStrictEqual([
      says('FORECASTDTCAN-1', 'season', '2025-09-01', 'decides-earliest'),
      LAST_RECORD,
    ]);
  });

  test('of several that end on one day the first decides', () => {
    expect(traceOf({ season: { start: '2025-02-01', end: '2026-06-30' } })).toStrictEqual([
      says('FORECASTDTCAN-1', 'season', '2025-02-01', 'decides-earliest'),
      LAST_RECORD,
    ]);
  });

  test('the end of a wait after a live vaccine, whichever dose of those handed in it was', () => {
    const edition = anEdition({
      series: [aSeries({ doses: [{}, {}] })],
      cvx: { '902': ['Mossles'] },
      conflicts: [{ begin: '1d', minEnd: '24d', end: '28d', after: { '902': ['901'] } }],
    });
    const doses = ['2025-02-01 901', '2025-02-20 902'];

    expect(traced(edition, { doses, asOf }, '7.5')).toStrictEqual([
      says('CALCDTCONFLICT-3', '28d', '2025-03-20', 'decides-earliest', { ref: 1 }),
      LAST_RECORD,
    ]);
  });

  test('the wait of the first product of those that would wait as long', () => {
    const edition = anEdition({
      series: [aSeries({ doses: [{}, { preferable: [{ cvx: '901' }, { cvx: '903' }] }] })],
      cvx: { '902': ['Mossles'] },
      conflicts: [
        { begin: '1d', minEnd: '24d', end: '28d', after: { '902': ['901'] } },
        { begin: '1d', minEnd: '24d', end: '4w', after: { '902': ['903'] } },
      ],
    });

    expect(traced(edition, { doses: ['2025-02-01 901', '2025-02-20 902'], asOf }, '7.5')).toStrictEqual([
      says('CALCDTCONFLICT-3', '28d', '2025-03-20', 'decides-earliest', { ref: 1 }),
      LAST_RECORD,
    ]);
  });

  test('the last dose of a wrong product, beside the last dose of all', () => {
    const edition = anEdition({ series: [aSeries({ doses: [{}, { inadvertent: ['902'] }] })] });
    const doses = ['2025-02-01 901', '2025-02-10 902', '2025-02-17 902'];

    expect(traced(edition, { doses, asOf }, '7.5')).toStrictEqual([
      says('FORECASTDTCAN-1', 'inadvertent', '2025-02-17', 'decides-earliest', { ref: 2 }),
      says('FORECASTDTCAN-1', 'last-record', '2025-02-17', 'no-later', { ref: 2 }),
    ]);
  });

  test('everything that has a say, in the order of the rule', () => {
    const edition = anEdition({
      series: [
        aSeries({
          doses: [
            {},
            {
              age: [{ min: '6w' }],
              interval: [{ from: 'previous', min: '4w' }],
              inadvertent: ['902'],
              season: { start: '2025-01-15', end: '2025-12-31' },
            },
          ],
        }),
      ],
      conflicts: [{ begin: '1d', minEnd: '24d', end: '28d', after: { '902': ['901'] } }],
    });
    const doses = ['2025-02-01 901', '2025-02-10 902', '2025-02-15 901'];

    expect(traced(edition, { doses, asOf }, '7.5')).toStrictEqual([
      says('CALCDTAGE-4', '6w', '2025-02-12', 'no-later'),
      says('CALCDTINT-4', '4w', '2025-03-15', 'decides-earliest', { ref: 2 }),
      says('CALCDTCONFLICT-3', '28d', '2025-03-10', 'no-later', { ref: 1 }),
      says('FORECASTDTCAN-1', 'season', '2025-01-15', 'no-later'),
      says('FORECASTDTCAN-1', 'inadvertent', '2025-02-10', 'no-later', { ref: 1 }),
      says('FORECASTDTCAN-1', 'last-record', '2025-02-15', 'no-later', { ref: 2 }),
    ]);
  });
});

describe('the trace of the recommended day and of the last one before a dose is overdue (7.5, table 7-13)', () => {
  const earliest = { ...LAST_RECORD, outcome: 'decides-earliest' };

  test('the recommended age and the age at which a dose is late', () => {
    expect(traceOf({ age: [{ rec: '12m', late: '16m' }] })).toStrictEqual([
      earliest,
      says('FORECASTDT-2', '12m', '2026-01-01', 'unadjusted-recommended'),
      says('FORECASTDT-3', '16m', '2026-04-30', 'unadjusted-past-due'),
    ]);
  });

  test('the latest of the intervals where no age is recommended, with the dose that it counts from', () => {
    const interval = [
      { from: 'previous', rec: '8w', late: '13w' },
      { from: 'dose', dose: 1, rec: '4w', late: '20w' },
    ] as const;

    expect(traceOf({ interval })).toStrictEqual([
      earliest,
      says('FORECASTDT-2', '8w', '2025-03-29', 'unadjusted-recommended', FIRST),
      says('FORECASTDT-3', '20w', '2025-06-20', 'unadjusted-past-due', FIRST),
    ]);
  });

  test('an interval since an observation: its code', () => {
    const interval = [{ from: 'observation', obs: '160', rec: '8w', late: '9w' }] as const;
    const saw = { observation: '160' };

    expect(traceOf({ interval }, ['160 2025-02-15'])).toStrictEqual([
      earliest,
      says('FORECASTDT-2', '8w', '2025-04-12', 'unadjusted-recommended', { saw }),
      says('FORECASTDT-3', '9w', '2025-04-18', 'unadjusted-past-due', { saw }),
    ]);
  });

  test('an age goes before an interval', () => {
    const interval = [{ from: 'previous', rec: '8w', late: '13w' }] as const;

    expect(traceOf({ age: [{ rec: '2m', late: '3m' }], interval })).toStrictEqual([
      earliest,
      says('FORECASTDT-2', '2m', '2025-03-01', 'unadjusted-recommended'),
      says('FORECASTDT-3', '3m', '2025-03-31', 'unadjusted-past-due'),
    ]);
  });

  test('one of the two alone where only one is published', () => {
    expect(traceOf({ age: [{ rec: '12m' }] })).toStrictEqual([
      earliest,
      says('FORECASTDT-2', '12m', '2026-01-01', 'unadjusted-recommended'),
    ]);
    expect(traceOf({ age: [{ late: '16m' }] })).toStrictEqual([
      earliest,
      says('FORECASTDT-3', '16m', '2026-04-30', 'unadjusted-past-due'),
    ]);
  });
});
