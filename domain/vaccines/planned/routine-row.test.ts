import { describe, expect, test } from 'vitest';
import { plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { routineRowOf } from './routine-row.ts';

const hib = plannedGroup('hib');
const standard = (dose: number | null) => ({ type: 'standard', dose }) as const;
const ages = hib.rows.map(({ age }) => age);

describe('the age that the schedule names for a row', () => {
  test('is that of its dose while every dose counts', () => {
    const found = [1, 2, 3, 4].map((number) => routineRowOf(hib, { number, completed: number < 2 }, standard(2), 2));

    expect(found.map((row) => row?.age)).toEqual(ages);
    expect(new Set(ages).size).toBe(4);
  });

  test('is that of the dose before once one does not count', () => {
    const found = [1, 2, 3, 4, 5].map((number) => routineRowOf(hib, { number, completed: number < 3 }, standard(2), 3));

    expect(found.map((row) => row?.age)).toEqual([ages[0], ages[1], ages[1], ages[2], ages[3]]);
  });

  test('is none beyond the schedule', () => {
    expect(routineRowOf(hib, { number: 5, completed: false }, standard(5), 5)).toBeUndefined();
  });

  test('is that of its number where the engine has no next dose', () => {
    expect(routineRowOf(hib, { number: 3, completed: false }, standard(null), 2)?.age).toBe(ages[2]);
    expect(routineRowOf(hib, { number: 3, completed: false }, undefined, undefined)?.age).toBe(ages[2]);
    expect(routineRowOf(hib, { number: 3, completed: false }, standard(2), undefined)?.age).toBe(ages[2]);
  });

  test('is that of a dose given, and none of one to come, where the next is for what is noted', () => {
    const risk = { type: 'risk', dose: 1 } as const;

    expect(routineRowOf(hib, { number: 1, completed: true }, risk, 2)?.age).toBe(ages[0]);
    expect(routineRowOf(hib, { number: 2, completed: false }, risk, 2)).toBeUndefined();
  });

  test('may be of the vaccine that follows at a later age', () => {
    const dtap = plannedGroup('dtap');
    const last = dtap.vaccines.at(-1)?.rows.at(-1);

    expect(routineRowOf(dtap, { number: last?.number ?? 0, completed: true }, standard(null), undefined)).toBe(last);
  });
});
