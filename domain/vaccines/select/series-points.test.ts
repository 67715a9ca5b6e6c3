import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, pointsOf } from '#testing/vaccines/vaccines.ts';
import type { DoseData, IntervalData, SelectData, SeriesData } from '../supporting-data.ts';
import type { TraceEntry } from '../trace/trace.ts';

function scored(series: readonly SeriesData[], doses: readonly string[], asOf = '2025-06-01') {
  const entries: TraceEntry[] = [];
  const { forecasts } = assess(anEdition({ series }), { doses, asOf, trace: (entry) => entries.push(entry) });
  return { winner: forecasts[0]?.series[0], points: pointsOf(entries) };
}

const apart = (wait: string): Partial<DoseData> => ({ interval: [{ from: 'previous', absMin: wait, min: wait }] });

/** Wins whenever points are equal. */
const preferred = (doses: readonly Partial<DoseData>[], select: Partial<SelectData> = {}) =>
  aSeries({ name: 'preferred', doses, select: { preference: 1, ...select } });
const other = (doses: readonly Partial<DoseData>[], select: Partial<SelectData> = {}) =>
  aSeries({ name: 'other', doses, select: { preference: 2, ...select } });
const third = (doses: readonly Partial<DoseData>[], select: Partial<SelectData> = {}) =>
  aSeries({ name: 'third', doses, select: { preference: 3, ...select } });

const oneDose = ['2025-02-01 901'];

describe('points among complete series (table 8-7)', () => {
  const doses = ['2025-02-01 901', '2025-03-01 901', '2025-04-01 901'];

  test('most doses that count: 1 for it alone, -1 for the others', () => {
    expect(scored([preferred([{}, {}]), other([{}, {}, {}])], doses)).toEqual({
      winner: 'other',
      points: { preferred: -1, other: 1 },
    });
  });

  test('most doses that count: nothing where two have as many', () => {
    expect(scored([other([{}, {}]), preferred([{}, {}, {}]), third([{}, {}, {}])], doses)).toEqual({
      winner: 'preferred',
      points: { other: -1, preferred: 0, third: 0 },
    });
  });
});

describe('points among series under way (table 8-9)', () => {
  const monthly = [{}, apart('4w')];

  test('a series of one product, all doses counting: 2 or -2', () => {
    expect(scored([preferred(monthly), other(monthly, { product: true })], oneDose)).toEqual({
      winner: 'other',
      points: { preferred: 1, other: 5 },
    });
  });

  test('a series of one product: 2 each where there are two', () => {
    const series = [preferred(monthly), other(monthly, { product: true }), third(monthly, { product: true })];

    expect(scored(series, oneDose)).toEqual({ winner: 'other', points: { preferred: 1, other: 5, third: 5 } });
  });

  test('a series of one product with a dose that does not count is none', () => {
    const doses = ['2025-02-01 901', '2025-02-10 901'];

    expect(scored([preferred(monthly), other(monthly, { product: true })], doses)).toEqual({
      winner: 'preferred',
      points: { preferred: 1, other: 1 },
    });
  });

  const four = [{}, apart('4w'), apart('4w'), apart('4w')];
  const lastBy6Months = (wait: string) => [{}, apart('4w'), { ...apart(wait), age: [{ max: '6m' }] }];

  test.each([
    { wait: '122d', is: 'other', points: { preferred: -4, other: 0 } },
    { wait: '121d', is: 'preferred', points: { preferred: 2, other: 0 } },
  ])('can still be completed, before the maximum age of its last dose: 3 or -3 ($wait)', ({ wait, is, points }) => {
    expect(scored([preferred(lastBy6Months(wait)), other(four)], oneDose, '2025-02-10')).toEqual({
      winner: is,
      points,
    });
  });

  test('can still be completed: the maximum age of an earlier dose does not matter', () => {
    const next = { ...apart('4w'), age: [{ max: '6m' }] };

    expect(scored([preferred([{}, next, apart('122d')]), other(four)], oneDose, '2025-02-10')).toMatchObject({
      points: { preferred: 2 },
    });
  });

  test.each([
    { ceases: '2025-02-09', points: 2 },
    { ceases: '2025-02-10', points: -4 },
  ])(
    'can still be completed: by the maximum age in force on the day of the assessment, $ceases',
    ({ ceases, points }) => {
      const last = { ...apart('122d'), age: [{ max: '6m', ceases }] };

      expect(scored([preferred([{}, apart('4w'), last]), other(four)], oneDose, '2025-02-10')).toMatchObject({
        points: { preferred: points },
      });
    },
  );

  test('can still be completed: 3 each where two can', () => {
    const series = [third(lastBy6Months('122d')), preferred(monthly), other(monthly)];

    expect(scored(series, oneDose, '2025-02-10')).toEqual({
      winner: 'preferred',
      points: { third: -8, preferred: 1, other: 1 },
    });
  });

  test('most doses that count: 2 or -2', () => {
    const doses = ['2025-02-01 901', '2025-03-05 901'];
    const slow = [{}, apart('8w'), apart('4w')];
    const quick = [{}, apart('4w'), apart('26w'), apart('4w')];

    expect(scored([preferred(slow), other(quick)], doses)).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('fewest doses left: 2 or -2', () => {
    expect(scored([preferred(four), other([{}, apart('26w'), apart('4w')])], oneDose)).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('fewest doses left: one that is skipped is not left', () => {
    const skip = [{ when: 'both', sets: [{ if: [{ type: 'age' }] }] }] as const;

    expect(scored([preferred(four), other([{ skip }, {}, apart('26w'), apart('4w')])], oneDose)).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('done earliest: 1 or -1, counting one interval after another', () => {
    const by20Weeks = [{}, apart('4w'), apart('8w'), apart('8w')];
    const by18Weeks = [{}, apart('4w'), apart('4w'), apart('10w')];

    expect(scored([preferred(by20Weeks), other(by18Weeks)], oneDose)).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('done earliest: nothing where two are', () => {
    const series = [third([{}, apart('8w')]), preferred(monthly), other(monthly)];

    expect(scored(series, oneDose)).toEqual({ winner: 'preferred', points: { third: 0, preferred: 1, other: 1 } });
  });

  test('done earliest: only intervals from the previous dose count', () => {
    const sinceFirst: IntervalData = { from: 'dose', dose: 1, absMin: '1y', min: '1y' };

    expect(
      scored(
        [preferred([{}, apart('4w'), apart('4w')]), other([{}, apart('4w'), { interval: [sinceFirst] }])],
        oneDose,
      ),
    ).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('done earliest: of intervals from the previous dose the first that is in force', () => {
    const previous = (min: string, more: Partial<IntervalData> = {}) =>
      ({ from: 'previous', absMin: min, min, ...more }) as const;
    const over = previous('30w', { ceases: '2025-05-31' });
    const first = { interval: [over, previous('6w'), previous('30w')] };

    expect(scored([preferred([{}, apart('4w'), apart('8w')]), other([{}, apart('4w'), first])], oneDose)).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('done earliest: one that cannot be completed is not compared', () => {
    const tooLate = [{}, apart('4w'), { ...apart('4w'), age: [{ max: '2m' }] }];
    const series = [third(tooLate), preferred([{}, apart('4w'), apart('8w')]), other([{}, apart('4w'), apart('6w')])];

    expect(scored(series, oneDose)).toEqual({ winner: 'other', points: { third: -6, preferred: 0, other: 2 } });
  });
});

describe('points before any dose counts (table 8-11)', () => {
  const from = (min: string, more: Partial<DoseData> = {}): Partial<DoseData> => ({ ...more, age: [{ min }] });

  test('starts earliest: 1 or -1', () => {
    expect(scored([preferred([from('3m')]), other([from('2m')])], [])).toEqual({
      winner: 'other',
      points: { preferred: 1, other: 3 },
    });
  });

  test('starts earliest: nothing where two do', () => {
    const series = [third([from('3m')]), preferred([from('2m')]), other([from('2m')])];

    expect(scored(series, [])).toEqual({ winner: 'preferred', points: { third: 1, preferred: 2, other: 2 } });
  });

  test('starts earliest: as if one that has no date any more were not there', () => {
    const aged = [{ age: [{ max: '3m' }] }];

    expect(scored([third(aged), preferred([from('3m')]), other([from('2m')])], [])).toEqual({
      winner: 'other',
      points: { third: -1, preferred: 1, other: 3 },
    });
  });

  test('can be completed: 1 or -1', () => {
    const tooLate = [{}, { ...apart('8m'), age: [{ max: '6m' }] }];

    expect(scored([preferred(tooLate), other([{}, apart('4w')])], [])).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('a series of one product: -1 or 1', () => {
    expect(scored([preferred([{}], { product: true }), other([{}])], [])).toEqual({
      winner: 'other',
      points: { preferred: 0, other: 2 },
    });
  });

  test('a series of one product: -1 each where there are two', () => {
    const series = [preferred([{}], { product: true }), other([{}], { product: true }), third([{}])];

    expect(scored(series, [])).toEqual({ winner: 'third', points: { preferred: 0, other: 0, third: 2 } });
  });

  test('a dose that does not count does not change the table', () => {
    const late = (min: string) => [{ age: [{ absMin: min, min }] }];

    expect(scored([preferred(late('8m')), other(late('7m'))], oneDose)).toEqual({
      winner: 'other',
      points: { preferred: 1, other: 3 },
    });
  });
});
