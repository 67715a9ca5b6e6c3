import { describe, expect, test } from 'vitest';
import { plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { routineRows, routineRowsOfPast, rowsOfLongerSeries } from './routine-rows.ts';

const hib = plannedGroup('hib');
const standard = (dose: number | null) => ({ type: 'standard', dose }) as const;
const ages = hib.rows.map(({ age }) => age);
const nowhere = undefined;

/** Rows from the first, of which so many are given and so many are needed after them. */
function rows(given: number, needed: number, notNeeded = 0) {
  return Array.from({ length: given + needed + notNeeded }, (_, n) => {
    return { number: n + 1, completed: n < given, isNeeded: n < given + needed };
  });
}

function agesOf(of: ReturnType<typeof rows>, next: Parameters<typeof routineRows>[2]) {
  const found = routineRows(hib, of, next);
  return of.map(({ number }) => found.get(number)?.age);
}

describe('the age that the schedule names for a row', () => {
  test('is that of its dose while every dose counts', () => {
    expect(agesOf(rows(1, 3), standard(2))).toEqual(ages);
    expect(new Set(ages).size).toBe(4);
  });

  test('is that of the dose before once one does not count', () => {
    expect(agesOf(rows(2, 3), standard(2))).toEqual([ages[0], ages[1], ages[1], ages[2], ages[3]]);
  });

  test('is the same in whatever order the rows are stored', () => {
    const [first, second, third, fourth, fifth] = rows(2, 3);
    const stored = [first, third, fifth, fourth, second].filter((row) => row !== undefined);

    expect(agesOf(stored, standard(2))).toEqual([ages[0], ages[1], ages[3], ages[2], ages[1]]);
  });

  test('is none beyond the schedule', () => {
    expect(agesOf(rows(4, 1), standard(5))[4]).toBe(nowhere);
  });

  test('is that of its number where the engine has no next dose, or no row waits', () => {
    expect(agesOf(rows(1, 3), standard(null))).toEqual(ages);
    expect(agesOf(rows(1, 3), undefined)).toEqual(ages);
    expect(agesOf(rows(1, 0, 3), standard(1))).toEqual(ages);
  });

  test('is that of a dose given, and none of one to come, where the next is for what is noted', () => {
    const risk = { type: 'risk', dose: 1 } as const;

    expect(agesOf(rows(1, 1), risk)).toEqual([ages[0], nowhere]);
  });

  test('is that of each row that every child has, where another for what is noted comes before', () => {
    const mmr = plannedGroup('mmr');
    const risk = { type: 'risk', dose: 1 } as const;
    const found = routineRows(mmr, rows(0, 3), risk, { numbers: [2, 3], dose: 1 });

    expect([1, 2, 3].map((number) => found.get(number))).toEqual([nowhere, ...mmr.rows]);
  });

  test('is that of its number where it is not needed for what is noted: it may have been given', () => {
    const found = routineRows(hib, rows(0, 2, 2), { type: 'risk', dose: 1 }, { numbers: [1, 2], dose: 1 });

    expect([1, 2, 3, 4].map((number) => found.get(number)?.age)).toEqual(ages);
  });

  test('is none of a dose to come where none is for every child, though another is not needed', () => {
    const risk = { type: 'risk', dose: 1 } as const;
    const of = (numbers: number[]) => {
      const found = routineRows(hib, rows(0, 2, 2), risk, { numbers, dose: 1 });
      return [1, 2, 3, 4].map((number) => found.get(number)?.age);
    };

    expect(of([])).toEqual([nowhere, nowhere, nowhere, nowhere]);
    expect(of([2])).toEqual([nowhere, ages[0], ages[2], ages[3]]);
  });

  test('counts the dose before where the last that waits is the only one', () => {
    expect(agesOf(rows(4, 1), standard(4))[4]).toBe(ages[3]);
  });

  test('is that of its place in its season', () => {
    const flu = plannedGroup('flu');
    const given = [1, 2, 3].map((number) => ({ number, completed: true, isNeeded: true, placeInSeason: 1 }));
    const found = routineRows(flu, given, standard(1));

    expect([...found.values()]).toEqual(given.map(() => flu.vaccines[0].rows[0]));
  });

  test('may be of the vaccine that follows at a later age', () => {
    const dtap = plannedGroup('dtap');
    const last = dtap.vaccines.at(-1)?.rows.at(-1);
    const given = { number: last?.number ?? 0, completed: true, isNeeded: true };

    expect(routineRows(dtap, [given], standard(null)).get(given.number)).toBe(last);
  });
});

describe('the interval of the schedule', () => {
  const hpv = plannedGroup('hpv');
  const others = (of: ReturnType<typeof rows>, next?: Parameters<typeof routineRows>[2]) =>
    rowsOfLongerSeries(hpv, of, next);

  test('is not that of a child whose series has more doses, as HPV begun at 15 years', () => {
    expect(others(rows(0, 3), standard(1))).toEqual([2]);
    expect(others(rows(0, 3))).toEqual([2]);
    expect(others(rows(1, 2), standard(2))).toEqual([2]);
  });

  test('stands for a child whose series is as long, whatever did not count or is not needed', () => {
    expect(others(rows(0, 2), standard(1))).toEqual([]);
    expect(others(rows(2, 1), standard(2))).toEqual([]);
    expect(others(rows(0, 2, 1), standard(1))).toEqual([]);
  });
});

describe('the age at which a dose for what is noted may have been given before', () => {
  const ofPast = (
    given: number,
    open: number,
    own: readonly number[],
    ofEvery: { numbers: number[]; dose: number },
  ) => {
    const found = routineRowsOfPast(hib, rows(given, open), new Set(own), ofEvery);
    return rows(given, open).map(({ number }) => found.get(number)?.age);
  };

  test('is that of the doses of every child that are not given yet, in order', () => {
    expect(ofPast(0, 4, [], { numbers: [], dose: 1 })).toEqual(ages);
    expect(ofPast(1, 3, [], { numbers: [], dose: 1 })).toEqual([nowhere, ...ages.slice(1)]);
    expect(ofPast(2, 3, [], { numbers: [3, 4, 5], dose: 2 })).toEqual([nowhere, nowhere, ...ages.slice(1)]);
  });

  test('is the same in whatever order the rows are stored', () => {
    const found = routineRowsOfPast(hib, rows(0, 4).toReversed(), new Set(), { numbers: [], dose: 1 });

    expect([1, 2, 3, 4].map((number) => found.get(number)?.age)).toEqual(ages);
  });

  test('is that of the first that every child lacks, also if it is the only one', () => {
    expect(ofPast(3, 2, [], { numbers: [5], dose: 3 })).toEqual([nowhere, nowhere, nowhere, ages[2], ages[3]]);
  });

  test('is none of a row that has its own, nor beyond the schedule', () => {
    expect(ofPast(0, 4, [1], { numbers: [1], dose: 1 })).toEqual([nowhere, ...ages.slice(1)]);
    expect(ofPast(4, 1, [], { numbers: [], dose: 1 })[4]).toBe(nowhere);
  });
});
