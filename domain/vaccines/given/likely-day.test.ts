import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, month, monthOf, monthsBack } from '#domain/time/month.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '../editions/editions-data.ts';
import type { KnownDose } from './known-dose.ts';
import { onLikelyDays } from './likely-day.ts';
import { dayAtAge } from '../duration.ts';

const edition = editionOn(CURRENT_EDITION, day('2026-11-23'));

type Written = {
  readonly id?: string;
  readonly vaccine?: string;
  readonly cvx?: string;
  readonly on?: string;
  readonly in?: string;
};

/** The days that the doses are judged by, in the order they were entered. */
function daysOf(bornOn: string, today: string, doses: readonly Written[]): (Day | null)[] {
  const known = doses.map(({ id, vaccine = null, cvx = null, on, in: of }, n): KnownDose => ({
    id: id ?? String(n),
    givenOn: on === undefined ? null : day(on),
    givenIn: of === undefined ? null : month(of),
    cvx,
    vaccine,
  }));
  const life = { bornOn: day(bornOn), today: day(today) };
  return onLikelyDays(edition, routineSchedule(), life, known).map(({ givenOn }) => givenOn);
}

describe('[VAX-03] a dose of which only the month is known is judged by its most likely day', () => {
  test.each([
    { what: 'the recommended day, if it lies in the month', vaccine: 'dtap', in: '2026-08', on: '2026-08-09' },
    { what: 'else the 15th', vaccine: 'dtap', in: '2026-09', on: '2026-09-15' },
    { what: 'a seasonal vaccine has no recommended day', vaccine: 'flu', in: '2026-09', on: '2026-09-15' },
    { what: 'a recommended day at birth', vaccine: 'hepb', in: '2026-06', on: '2026-06-09' },
    { what: 'that of another vaccine is not its own', vaccine: 'dtap', in: '2026-07', on: '2026-07-15' },
    { what: 'never after today', vaccine: 'dtap', in: '2026-11', on: '2026-11-10' },
  ])('$what: $vaccine in $in is $on', ({ vaccine, on, ...dose }) => {
    expect(daysOf('2026-06-09', '2026-11-10', [{ vaccine, in: dose.in }])).toEqual([on]);
  });

  test.each([
    { bornOn: '2026-06-20', today: '2026-11-10', in: '2026-06', on: '2026-06-20', what: 'not before birth' },
    { bornOn: '2026-06-20', today: '2026-06-21', in: '2026-06', on: '2026-06-20', what: 'nor after today' },
    { bornOn: '2026-06-30', today: '2026-06-30', in: '2026-06', on: '2026-06-30', what: 'on the day of birth' },
    {
      bornOn: '2025-12-31',
      today: '2026-11-10',
      in: '2026-02',
      on: '2026-02-15',
      what: 'two months after the 31st is March 1',
    },
    { bornOn: '2025-12-31', today: '2026-11-10', in: '2026-03', on: '2026-03-01', what: 'as CDC counts' },
    { bornOn: '2027-12-29', today: '2028-11-10', in: '2028-02', on: '2028-02-29', what: 'a leap day' },
  ])('$what: $in is $on for a child of $bornOn', ({ bornOn, today, on, ...dose }) => {
    expect(daysOf(bornOn, today, [{ vaccine: 'dtap', in: dose.in }])).toEqual([on]);
  });

  test('of two doses of a vaccine in one month it is never the first', () => {
    expect(
      daysOf('2026-06-09', '2026-11-10', [
        { vaccine: 'dtap', in: '2026-08' },
        { vaccine: 'dtap', on: '2026-08-20' },
      ]),
    ).toEqual(['2026-08-21', '2026-08-20']);
    expect(
      daysOf('2026-06-09', '2026-11-10', [
        { vaccine: 'dtap', in: '2026-08' },
        { vaccine: 'dtap', in: '2026-08' },
      ]),
    ).toEqual(['2026-08-09', '2026-08-10']);
  });

  test('doses of other vaccines, days that are known, and doses without both stay where they are', () => {
    expect(
      daysOf('2026-06-09', '2026-11-10', [
        { vaccine: 'dtap', in: '2026-08' },
        { vaccine: 'pcv', on: '2026-08-20' },
        { vaccine: 'hib' },
      ]),
    ).toEqual(['2026-08-09', '2026-08-20', null]);
  });

  test('a vaccine of the season has no recommended day at six months', () => {
    expect(daysOf('2026-03-09', '2026-11-10', [{ vaccine: 'flu', in: '2026-09' }])).toEqual(['2026-09-15']);
    expect(daysOf('2026-03-09', '2026-11-10', [{ vaccine: 'dtap', in: '2026-09' }])).toEqual(['2026-09-09']);
  });

  test('of two doses in one month the one entered first came first, however they are listed', () => {
    const [later, earlier] = [
      { id: 'b', vaccine: 'dtap', in: '2026-08' },
      { id: 'a', vaccine: 'dtap', in: '2026-08' },
    ];

    expect(daysOf('2026-06-09', '2026-11-10', [later, earlier])).toEqual(['2026-08-10', '2026-08-09']);
    expect(daysOf('2026-06-09', '2026-11-10', [earlier, later])).toEqual(['2026-08-09', '2026-08-10']);
  });

  test('a combination with one of its vaccines came before it too, and a dose of another month did not', () => {
    const dtap = { vaccine: 'dtap', in: '2026-08' };

    expect(daysOf('2026-06-09', '2026-11-10', [dtap, { cvx: '110', on: '2026-08-20' }])[0]).toBe('2026-08-21');
    expect(daysOf('2026-06-09', '2026-11-10', [dtap, { vaccine: 'dtap', on: '2026-10-01' }])[0]).toBe('2026-08-09');
  });

  test('a combination recommended on two days of a month is given on that of its first vaccine on the schedule', () => {
    const hepatitisBAtOneMonth = '2027-03-01';

    expect(daysOf('2027-01-31', '2027-11-10', [{ cvx: '110', in: '2027-03' }])).toEqual([hepatitisBAtOneMonth]);
  });

  test('for children of two years and every month it is the recommended day in it, else the 15th, and no other', () => {
    const { vaccines } = routineSchedule();
    for (const { id, group, isSeasonal } of vaccines) {
      const rows = vaccines.filter((one) => one.group === group).flatMap((one) => one.rows);
      for (let bornOn = day('2024-03-01'); bornOn < '2026-03-01'; bornOn = addDays(bornOn, 17)) {
        const recommended = isSeasonal ? [] : rows.map(({ from }) => dayAtAge(bornOn, from));
        for (const of of monthsBack(month('2026-10'), monthOf(addDays(bornOn, 31)))) {
          const on = recommended.find((one) => monthOf(one) === of) ?? `${of}-15`;
          expect(daysOf(bornOn, '2026-11-23', [{ vaccine: id, in: of }]), `${id}, born ${bornOn}`).toEqual([on]);
        }
      }
    }
  });

  test('more doses of months than any child has each have a day of their month, too', () => {
    const doses = Array.from({ length: 300 }, () => ({ vaccine: 'mmr', in: '2026-07' }));

    expect(daysOf('2026-06-09', '2026-11-10', doses).map((on) => on && monthOf(on))).toEqual(
      doses.map(() => '2026-07'),
    );
  });

  test('for every day of birth in two years and every month of a life it lies in the month and the life', () => {
    for (let bornOn = day('2027-03-01'); bornOn < '2029-03-01'; bornOn = addDays(bornOn, 5)) {
      const today = addDays(bornOn, 137);
      for (const of of monthsBack(monthOf(today), monthOf(bornOn))) {
        const [on] = daysOf(bornOn, today, [{ vaccine: 'dtap', in: of }]);
        const first = bornOn > firstDayOf(of) ? bornOn : firstDayOf(of);
        const last = today < lastDayOf(of) ? today : lastDayOf(of);
        expect(on && on >= first && on <= last, `${bornOn} ${of} ${on}`).toBe(true);
      }
    }
  });
});
