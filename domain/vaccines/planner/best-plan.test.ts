import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { given, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import { editionOn, publishedEdition } from '../editions/editions-data.ts';
import type { PlanRequest, PlanWishes } from './plan.ts';
import { planVisits } from './planner.ts';

const GROUPS = [...publishedEdition('cdsi-4.65').vaccineGroups.keys()];

/** Of these vaccines alone. */
function only(...groups: readonly string[]): Partial<PlanWishes> {
  return { withoutGroups: GROUPS.filter((group) => !groups.includes(group)) };
}

function daysOf(request: PlanRequest, from: Day, days: number): Day[] {
  return planVisits(request, from, addDays(from, days)).visits.map(({ on }) => on);
}

const LAST_DAY_OF_FIRST_ROTAVIRUS = 104;

test.each([
  { what: 'today, where tomorrow it can be given no more', today: '2026-12-25', left: 0, on: '2026-12-25' },
  { what: 'on the day after Christmas, where it still can be', today: '2026-12-25', left: 1, on: '2026-12-26' },
  { what: 'today, also on a Sunday', today: '2026-12-27', left: 0, on: '2026-12-27' },
  { what: 'on the Monday after it, where it still can be', today: '2026-12-27', left: 1, on: '2026-12-28' },
])('a late first rotavirus dose is given $what', ({ today, left, on }) => {
  const bornOn = addDays(day(today), left - LAST_DAY_OF_FIRST_ROTAVIRUS);

  expect(daysOf(requestFor(bornOn, [], only('Rotavirus')), day(today), 10)).toEqual([on]);
});

describe('a late dose', () => {
  test('is given after a holiday weekend of three days', () => {
    const request = requestFor(day('2026-01-15'), [], only('Hib', 'Polio'));

    // The third is a holiday, as July 4 is a Saturday.
    expect(daysOf(request, day('2026-07-03'), 10)).toEqual(['2026-07-06']);
  });

  test('waits at most three days for a common visit', () => {
    const doses = given('08', '2025-03-01');
    const request = requestFor(day('2025-03-01'), doses, only('HepB', 'MMR', 'HepA'));

    // 12 months is Sunday, March 1.
    expect(daysOf(request, day('2026-02-27'), 90)).toEqual(['2026-03-02', '2026-04-27']);
    expect(daysOf(request, day('2026-02-26'), 2)).toEqual(['2026-02-26']);
    expect(daysOf({ ...request, motherHepatitisB: 'positive' }, day('2026-02-27'), 3)).toEqual(['2026-03-02']);
  });

  test.each([
    { what: 'on which it may wait', cvx: '10', groups: ['Polio', 'MMR'], today: '2026-04-05' },
    { what: 'of its window', cvx: '48', groups: ['Hib', 'DTaP/Tdap/Td'], today: '2025-06-28' },
  ])('on the last day $what is given then, also on a weekend before another opens', ({ cvx, groups, today }) => {
    const doses = given(cvx, '2025-05-01', '2025-07-01').filter(({ givenOn }) => givenOn < today);
    const request = requestFor(day('2025-03-01'), doses, only(...groups));

    expect(daysOf(request, day(today), 60)[0]).toBe(today);
  });

  test('of hepatitis B at birth waits for none where the mother has it', () => {
    const daysFor = (motherHepatitisB: PlanRequest['motherHepatitisB'], bornOn: Day) => {
      const request = requestFor(bornOn, [], only('HepB', 'DTaP/Tdap/Td'));
      return daysOf({ ...request, motherHepatitisB }, day('2026-09-06'), 20);
    };

    // Sunday and Labor Day; DTaP is due on Wednesday.
    expect(daysFor('positive', day('2026-07-09'))).toEqual(['2026-09-08', '2026-09-09']);
    expect(daysFor('negative', day('2026-07-09'))).toEqual(['2026-09-09']);
  });
});

test('no dose waits for one that the family put off', () => {
  const wishes = { ...only('Hib', 'Pneumococcal'), notBefore: new Map([['Pneumococcal', day('2026-04-05')]]) };

  expect(daysOf(requestFor(day('2026-01-15'), [], wishes), day('2026-03-15'), 60)).toEqual([
    '2026-03-16',
    '2026-04-06',
  ]);
});

test('what is due on the last day of a season is given on it, and the next season’s in fall', () => {
  const request = requestFor(day('2025-06-30'), [], only('MMR', 'Influenza', 'HepA'));

  expect(daysOf(request, day('2026-06-20'), 120)).toEqual(['2026-06-30', '2026-09-01', '2026-09-29']);
});

test('a child of 4 years that had nothing has six visits in a year, none that another could have spared', () => {
  const today = day('2026-01-05');

  expect(daysOf(requestFor(addMonths(today, -49)), today, 366)).toEqual([
    '2026-01-05',
    '2026-02-02',
    '2026-03-02',
    '2026-04-27',
    '2026-08-03',
    '2026-09-02',
  ]);
});

describe('the day on which a season turns', () => {
  test('puts off no dose: the fourth DTaP of a child of 4 years comes half a year after the third', () => {
    expect(daysOf(requestFor(day('2020-07-31')), day('2024-10-05'), 540)).toEqual([
      '2024-10-05',
      '2024-11-02',
      '2024-11-30',
      '2025-01-25',
      '2025-05-02',
      '2025-05-30',
      '2025-09-02',
    ]);
  });

  test('lets no dose wait beyond its last day: three doses of hepatitis B at 0, 4 and 16 weeks', () => {
    expect(daysOf(requestFor(day('2026-01-15'), [], only('HepB')), day('2031-02-08'), 360)).toEqual([
      '2031-02-08',
      '2031-03-08',
      '2031-05-31',
    ]);
  });
});

test('no visit is followed by another on its day, where RSV antibody takes two injections', () => {
  const { patient, ...request } = requestFor(day('2025-04-14'), [], only('RSV'));
  const withLungDisease = { ...request, patient: { ...patient, observations: [{ code: '017' }] } };

  expect(daysOf(withLungDisease, day('2026-11-02'), 30)).toEqual(['2026-11-02', '2026-11-03']);
});

test('a dose without a product holds up no other', () => {
  const by464 = { editionOn: (on: Day) => editionOn('cdsi-4.64', on) };
  const daysWith = (wishes: Partial<PlanWishes>) => {
    const request = requestFor(day('2012-10-27'), given('302', '2013-10-27'), wishes);
    return daysOf({ ...request, ...by464 }, day('2026-11-28'), 360);
  };

  expect(daysWith({ withGroups: ['COVID-19'] })).toEqual(daysWith({}));
});

test.each([
  { what: 'the first day on which a risk asks for it', days: 0, on: ['2026-11-24'] },
  { what: 'none, where that is a day later', days: -1, on: [] },
])('a dose before travel, from 6 months on, is in a plan that ends on: $what', ({ days, on }) => {
  const bornOn = day('2026-05-24');
  const request = requestFor(bornOn, [], only('MMR'));
  const patient = { ...request.patient, observations: [{ code: '048' }] };

  expect(daysOf({ ...request, patient }, day('2026-11-20'), 4 + days)).toEqual(on);
});
