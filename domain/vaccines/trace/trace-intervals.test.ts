import { describe, expect, test } from 'vitest';
import { OF_SERIES, traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { DoseData } from '../supporting-data.ts';

/** The intervals of a third dose on March 10, after doses on January 8 and February 1. */
function traceOf(third: Partial<DoseData>, observations: readonly string[] = []) {
  const edition = anEdition({ series: [aSeries({ doses: [{}, {}, third] })] });
  const doses = ['2025-01-08 901', '2025-02-01 901', '2025-03-10 901'];
  return traced(edition, { doses, observations, asOf: '2025-06-01' }, '6.5', '6.6');
}

const about = (of: object) => ({ ...OF_SERIES, target: 3, dose: 2, date: '2025-03-10', ...of });

/** Counted from February 1. */
const eightWeeks = { from: 'previous', absMin: '8w-4d', min: '8w' } as const;
const SEEN = { min: '8w', minOn: '2025-03-29', absMin: '8w-4d', absMinOn: '2025-03-25', observation: null };
const TOO_SHORT = {
  step: '6.5',
  rule: 'CALCDTINT-1',
  attr: '8w-4d',
  limit: '2025-03-25',
  ref: 1,
  outcome: 'interval-too-short',
  saw: SEEN,
};

describe('the trace of the time since an earlier dose (6.5, table 6-18)', () => {
  test('too short: the absolute minimum, its day, and the dose that it counts from', () => {
    expect(traceOf({ interval: [eightWeeks] })).toStrictEqual([about(TOO_SHORT)]);
  });

  test('within the days of grace: the minimum and its day', () => {
    expect(traceOf({ interval: [{ from: 'previous', absMin: '6w-6d', min: '6w' }] })).toStrictEqual([
      about({
        ...TOO_SHORT,
        attr: '6w',
        limit: '2025-03-15',
        outcome: 'grace',
        saw: { min: '6w', minOn: '2025-03-15', absMin: '6w-6d', absMinOn: '2025-03-09', observation: null },
      }),
    ]);
  });

  test('since a target dose by its number: the dose that satisfied it, by its place among those handed in', () => {
    expect(traceOf({ interval: [{ from: 'dose', dose: 1, absMin: '12w' }] })).toStrictEqual([
      about({
        step: '6.5',
        rule: 'CALCDTINT-2',
        attr: '12w',
        limit: '2025-04-02',
        ref: 0,
        outcome: 'interval-too-short',
        saw: { min: null, minOn: null, absMin: '12w', absMinOn: '2025-04-02', observation: null },
      }),
    ]);
  });

  test('since the last dose of a product: that dose', () => {
    expect(traceOf({ interval: [{ from: 'most-recent', cvx: ['901'], min: '8w' }] })).toStrictEqual([
      about({
        step: '6.5',
        rule: 'CALCDTINT-8',
        attr: '8w',
        limit: '2025-03-29',
        ref: 1,
        outcome: 'grace',
        saw: { min: '8w', minOn: '2025-03-29', absMin: null, absMinOn: null, observation: null },
      }),
    ]);
  });

  test('since an observation: its code, and no dose', () => {
    const interval = [{ from: 'observation', obs: '160', absMin: '4w' }] as const;

    expect(traceOf({ interval }, ['160 2025-03-01'])).toStrictEqual([
      about({
        step: '6.5',
        rule: 'CALCDTINT-9',
        attr: '4w',
        limit: '2025-03-29',
        outcome: 'interval-too-short',
        saw: { min: null, minOn: null, absMin: '4w', absMinOn: '2025-03-29', observation: '160' },
      }),
    ]);
  });

  const sinceFirst = { from: 'dose', dose: 1, absMin: '8w', min: '10w' } as const;
  const GRACE = {
    step: '6.5',
    rule: 'CALCDTINT-2',
    attr: '10w',
    limit: '2025-03-19',
    ref: 0,
    outcome: 'grace',
    saw: { min: '10w', minOn: '2025-03-19', absMin: '8w', absMinOn: '2025-03-05', observation: null },
  };

  test('each of several intervals that is too short, in the order of the data', () => {
    const interval = [eightWeeks, { from: 'dose', dose: 2, absMin: '8w-4d', min: '8w' }] as const;

    expect(traceOf({ interval })).toStrictEqual([about(TOO_SHORT), about({ ...TOO_SHORT, rule: 'CALCDTINT-2' })]);
  });

  test('days of grace in an interval are traced although a later one is too short', () => {
    expect(traceOf({ interval: [sinceFirst, eightWeeks] })).toStrictEqual([about(GRACE), about(TOO_SHORT)]);
  });

  test('days of grace in an interval are traced also after one that is too short', () => {
    expect(traceOf({ interval: [eightWeeks, sinceFirst] })).toStrictEqual([about(TOO_SHORT), about(GRACE)]);
  });

  test('that an interval was long enough: its minimum, or the absolute one where there is no other', () => {
    const interval = [
      { from: 'previous', absMin: '36d', min: '37d' },
      { from: 'dose', dose: 1, absMin: '8w' },
    ] as const;
    const longEnough = { step: '6.5', outcome: 'interval-long-enough' };

    expect(traceOf({ interval })).toStrictEqual([
      about({
        ...longEnough,
        rule: 'CALCDTINT-1',
        attr: '37d',
        limit: '2025-03-10',
        ref: 1,
        saw: { min: '37d', minOn: '2025-03-10', absMin: '36d', absMinOn: '2025-03-09', observation: null },
      }),
      about({
        ...longEnough,
        rule: 'CALCDTINT-2',
        attr: '8w',
        limit: '2025-03-05',
        ref: 0,
        saw: { min: null, minOn: null, absMin: '8w', absMinOn: '2025-03-05', observation: null },
      }),
    ]);
  });

  test.each([
    { what: 'no interval is asked for', interval: [] },
    { what: 'it has no minimum', interval: [{ from: 'previous' }] },
    { what: 'the target that it counts from was never given', interval: [{ from: 'dose', dose: 9, absMin: '8w' }] },
    { what: 'the day of the observation is not known', interval: [{ from: 'observation', obs: '160', absMin: '8w' }] },
    { what: 'it was no longer in force', interval: [{ ...eightWeeks, ceases: '2025-03-09' }] },
  ] as const)('no interval is traced where $what', ({ interval }) => {
    expect(traceOf({ interval }, ['160'])).toStrictEqual([]);
  });
});

describe('the trace of an interval that is not recommended but counts (6.6, table 6-21)', () => {
  test('after the interval that is too short, that another one holds', () => {
    const allowableInterval = [{ from: 'previous', absMin: '4w' }] as const;

    expect(traceOf({ interval: [eightWeeks], allowableInterval })).toStrictEqual([
      about(TOO_SHORT),
      about({
        step: '6.6',
        rule: 'CALCDTINT-1',
        attr: '4w',
        limit: '2025-03-01',
        ref: 1,
        outcome: 'interval-long-enough',
        saw: { min: null, minOn: null, absMin: '4w', absMinOn: '2025-03-01', observation: null },
      }),
      about({ step: '6.6', rule: 'TABLE 6-21', outcome: 'allowable-interval' }),
    ]);
  });

  test('after the interval that is too short, the other one that is too short as well', () => {
    const allowableInterval = [
      { from: 'previous', absMin: '6w' },
      { from: 'dose', dose: 1, absMin: '1y' },
    ] as const;

    expect(traceOf({ interval: [eightWeeks], allowableInterval })).toStrictEqual([
      about(TOO_SHORT),
      about({
        step: '6.6',
        rule: 'CALCDTINT-1',
        attr: '6w',
        limit: '2025-03-15',
        ref: 1,
        outcome: 'interval-too-short',
        saw: { min: null, minOn: null, absMin: '6w', absMinOn: '2025-03-15', observation: null },
      }),
    ]);
  });

  test('nothing more than the interval that is too short where no other one is in force', () => {
    const allowableInterval = [{ from: 'previous', absMin: '4w', effective: '2025-03-11' }] as const;

    expect(traceOf({ interval: [eightWeeks], allowableInterval })).toStrictEqual([about(TOO_SHORT)]);
  });

  test('no other one is asked for where the recommended interval holds', () => {
    const allowableInterval = [{ from: 'previous', absMin: '1y' }] as const;

    expect(traceOf({ interval: [{ from: 'previous', absMin: '4w' }], allowableInterval })).toMatchObject([
      { step: '6.5', outcome: 'interval-long-enough' },
    ]);
  });
});
