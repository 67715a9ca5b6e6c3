import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, month, monthOf, monthsBack } from '#domain/time/month.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { judgedDoses, type KnownDose } from './known-dose.ts';
import { onJudgedDays } from './judged-days.ts';

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
  const patient = { bornOn: day(bornOn), sex: 'female' };
  const judging = { patient, today: day(today), schedule: routineSchedule(), editionFor: () => edition };
  return onJudgedDays(judging, known).map(({ givenOn }) => givenOn);
}

/** Whether each of these doses counts for all of its antigens, by id. */
function countsOn(
  bornOn: Day,
  today: Day,
  doses: readonly { readonly vaccine: string; readonly on: Day }[],
): boolean[] {
  const known = doses.map(({ vaccine, on }, n): KnownDose => ({ id: `${n}`, givenOn: on, cvx: null, vaccine }));
  const judged = judgedDoses(routineSchedule(), known);
  const given = judged.map((dose) => dose.given);
  const { evaluations } = evaluateAndForecast(edition, { bornOn, sex: 'female' }, given, today);
  return known.map(({ id }) => {
    const place = judged.findIndex((dose) => dose.known.id === id);
    const parts = Map.groupBy(
      evaluations.filter(({ dose, isBestSeries }) => dose === place && isBestSeries),
      ({ antigen }) => antigen,
    );
    return parts.size > 0 && [...parts.values()].every((of) => of.some(({ status }) => status === 'valid'));
  });
}

describe('[VAX-03] a dose of which only the month is known is judged by its most likely day that counts', () => {
  test.each([
    { what: 'the recommended day, if it lies in the month', vaccine: 'dtap', in: '2026-08', on: '2026-08-09' },
    { what: 'else the 15th', vaccine: 'dtap', in: '2026-09', on: '2026-09-15' },
    { what: 'a seasonal vaccine has no recommended day', vaccine: 'flu', in: '2026-09', on: '2026-09-15' },
    { what: 'a recommended day at birth', vaccine: 'hepb', in: '2026-06', on: '2026-06-09' },
    { what: 'too early on the 15th, the first day that counts', vaccine: 'dtap', in: '2026-07', on: '2026-07-17' },
    {
      what: 'too early all month, and recommended only for another vaccine',
      vaccine: 'mmr',
      in: '2026-10',
      on: '2026-10-15',
    },
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
        { vaccine: 'hib', in: '2026-06' },
        { vaccine: 'hib', in: '2026-06' },
      ]),
    ).toEqual(['2026-06-15', '2026-06-16']);
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

    expect(daysOf('2026-06-09', '2026-11-10', [later, earlier])).toEqual(['2026-08-25', '2026-08-01']);
    expect(daysOf('2026-06-09', '2026-11-10', [earlier, later])).toEqual(['2026-08-01', '2026-08-25']);
  });

  test('a combination with one of its vaccines came before it too, and a dose of another month did not', () => {
    const dtap = { vaccine: 'dtap', in: '2026-08' };

    expect(daysOf('2026-06-09', '2026-11-10', [dtap, { cvx: '110', on: '2026-08-20' }])[0]).toBe('2026-08-21');
    expect(daysOf('2026-06-09', '2026-11-10', [dtap, { vaccine: 'dtap', on: '2026-10-01' }])[0]).toBe('2026-08-09');
  });

  test('too late on the 15th, it is on the last day that counts', () => {
    expect(daysOf('2026-02-05', '2026-11-10', [{ vaccine: 'rv', in: '2026-10' }])).toEqual(['2026-10-05']);
  });

  test('a combination is on a day on which it counts for each of its vaccines', () => {
    const sixWeeksLessFourDays = '2027-03-10';

    expect(daysOf('2027-01-31', '2027-11-10', [{ cvx: '110', in: '2027-03' }])).toEqual([sixWeeksLessFourDays]);
  });

  test('a combination recommended on two days of a month is given on that of its first vaccine on the schedule', () => {
    const ofHepatitisA = '2027-01-31';

    expect(daysOf('2026-01-31', '2027-11-10', [{ cvx: '104', in: '2027-01' }])).toEqual([ofHepatitisA]);
  });

  test('for children of two years and every month of a life it is a day that counts, if the month has one', () => {
    for (const vaccine of ['hepb', 'rv', 'dtap', 'pcv', 'mmr', 'hepa']) {
      for (let bornOn = day('2024-03-01'); bornOn < '2026-03-01'; bornOn = addDays(bornOn, 173)) {
        const today = day('2026-11-23');
        for (const of of monthsBack(monthOf(addDays(bornOn, 500)), monthOf(bornOn)).filter((one) => one < '2026-11')) {
          const [on] = daysOf(bornOn, today, [{ vaccine, in: of }]);
          const days = Array.from({ length: 31 }, (_, n) => addDays(firstDayOf(of), n)).filter(
            (one) => monthOf(one) === of && one >= bornOn,
          );
          const mayCount = days.some((one) => countsOn(bornOn, today, [{ vaccine, on: one }])[0]);
          const counts = on ? countsOn(bornOn, today, [{ vaccine, on }])[0] : false;
          expect(counts, `${vaccine} of ${of}, born ${bornOn}: ${on}`).toBe(mayCount);
        }
      }
    }
  });

  test('two doses of a month count both where two of its days are far enough apart', () => {
    for (let bornOn = day('2025-03-01'); bornOn < '2025-06-01'; bornOn = addDays(bornOn, 3)) {
      const today = day('2026-11-23');
      const of = monthOf(addDays(bornOn, 95));
      const days = daysOf(bornOn, today, [
        { vaccine: 'dtap', in: of },
        { vaccine: 'dtap', in: of },
      ]).flatMap((on) => (on === null ? [] : { vaccine: 'dtap', on }));
      const isLongEnough = lastDayOf(of) >= addDays(firstDayOf(of), 24);
      expect(countsOn(bornOn, today, days), `${of}, born ${bornOn}`).toEqual([true, isLongEnough]);
    }
  });

  test('a live vaccine of a month leaves another one of a known day its distance', () => {
    const [mmr, varicella] = [
      { vaccine: 'mmr', in: '2026-02' },
      { vaccine: 'var', on: '2026-03-10' },
    ];

    expect(daysOf('2025-01-20', '2026-11-23', [mmr, varicella])).toEqual(['2026-02-10', '2026-03-10']);
  });

  test('more doses of months than any child has each have a day of their month, too', () => {
    const doses = Array.from({ length: 300 }, () => ({ vaccine: 'mmr', in: '2026-07' }));

    expect(daysOf('2026-06-09', '2026-11-10', doses).map((on) => on && monthOf(on))).toEqual(
      doses.map(() => '2026-07'),
    );
  });

  test('is found by few looks at each dose, on schedule or off it', () => {
    const bornOn = day('2024-06-12');
    for (const ages of [
      [2, 4, 6],
      [1, 2, 3],
      [0, 2, 3],
      [5, 5, 6],
      [15, 16, 17],
    ]) {
      const doses = ages.flatMap((age) =>
        ['dtap', 'hib', 'pcv', 'ipv', 'hepb', 'mmr'].map((vaccine): KnownDose => {
          const givenIn = monthOf(addMonths(bornOn, age));
          return { id: `${age} ${vaccine}`, givenOn: null, givenIn, cvx: null, vaccine };
        }),
      );
      let looks = 0;
      const editionFor = (of: readonly KnownDose[]) => {
        looks += Number(of.length > 0);
        return edition;
      };
      const judging = { patient: { bornOn, sex: 'female' }, today: day('2026-11-23'), schedule: routineSchedule() };

      onJudgedDays({ ...judging, editionFor }, doses);

      expect(looks, `at ${ages.join(', ')} months`).toBeLessThan(15 * doses.length);
    }
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
