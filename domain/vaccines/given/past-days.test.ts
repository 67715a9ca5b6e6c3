import { describe, expect, test } from 'vitest';
import { CURRENT_EDITION, editionOn, routineSchedule } from '../editions/editions-data.ts';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { monthOf, type Month } from '#domain/time/month.ts';
import { planInput } from '#testing/vaccines/planned-vaccines.ts';
import { pastDays, pastMonths, pastRows, rowsNotSaid, undatedDoses, type PastRow } from './past-days.ts';
import { likelyDay } from './likely-day.ts';
import { dayAtAge } from '../duration.ts';
import { planOn } from '../planned/plan-on.ts';

function rowsOn(bornOn: Day, today: Day): PastRow[] {
  const routine = routineSchedule().vaccines.flatMap(({ id, isSeasonal, rows }) =>
    rows.map(({ number, from }) => ({ key: `${id} ${number}`, on: isSeasonal ? null : dayAtAge(bornOn, from) })),
  );
  return planOn(planInput(bornOn), today).map(({ vaccine, number, due }) => {
    const id = `${vaccine} ${number}`;
    const recommendedOn = routine.find(({ key }) => key === id)?.on ?? null;
    return { id, vaccine, number, completed: false, dueOn: due?.dueOn ?? null, recommendedOn };
  });
}

const births = Array.from({ length: 24 }, (_, n) => addDays(day('2025-11-01'), n * 16));

test('no day is offered on which a dose was not due, in the future, before birth or outside its season', () => {
  for (const bornOn of births) {
    for (const months of [1, 3, 5, 8, 13, 20]) {
      const today = addMonths(bornOn, months);
      const rows = rowsOn(bornOn, today);
      const wrong = [...pastDays(rows, today)].filter(([id, on]) => {
        const row = rows.find((one) => one.id === id);
        if (on === null || !row) return false;
        const isOutOfSeason = row.vaccine === 'rsv-ab' && on.slice(5) < '10-01' && on.slice(5) > '03-31';
        return on < bornOn || on > today || isOutOfSeason || (row.number > 1 && on !== row.recommendedOn);
      });
      expect(wrong, `born ${bornOn}, on ${today}`).toEqual([]);
    }
  }
});

test('the RSV antibody of a baby born in June was due on October 1', () => {
  const rows = rowsOn(day('2026-06-22'), day('2026-11-23'));
  expect(pastDays(rows, day('2026-11-23')).get('rsv-ab 1')).toBe('2026-10-01');
  expect(pastDays(rowsOn(day('2026-06-22'), day('2026-09-20')), day('2026-09-20')).has('rsv-ab 1')).toBe(false);
});

test('a month is offered only where its most likely day is not before the day on which the dose was due', () => {
  const schedule = routineSchedule();
  for (const bornOn of births) {
    for (const months of [1, 3, 5, 8, 13, 20]) {
      const today = addMonths(bornOn, months);
      const rows = rowsOn(bornOn, today);
      const days = pastDays(rows, today);
      const early = [...pastMonths(rows, today)].filter(([id, givenIn]) => {
        const vaccine = rows.find((row) => row.id === id)?.vaccine ?? '';
        if (givenIn === null) return false;
        const dose = { id, givenOn: null, givenIn, cvx: null, vaccine };
        const likely = likelyDay(editionOn(CURRENT_EDITION, today), schedule, { bornOn, today }, dose, []);
        return likely < (days.get(id) ?? '');
      });
      expect(early, `born ${bornOn}, on ${today}`).toEqual([]);
    }
  }
});

describe('the days offered for doses of the time before', () => {
  const today = day('2026-11-23');
  type Dose = { readonly due?: string; readonly recommended?: string; readonly completed?: boolean };
  const dose = (id: string, { due, recommended, completed = false }: Dose): PastRow => ({
    id,
    vaccine: id.replace(/ .*/, ''),
    number: Number(id.replace(/.* /, '')),
    completed,
    dueOn: due === undefined ? null : day(due),
    recommendedOn: recommended === undefined ? null : day(recommended),
  });

  test.each([
    {
      what: 'the day of its age, also where it is due later because that age was missed',
      doses: { 'a 1': { due: '2026-10-01', recommended: '2026-09-01' } },
      days: { 'a 1': '2026-09-01' },
    },
    {
      what: 'the day on which hepatitis B was due for a light newborn',
      doses: { 'hepb 1': { due: '2026-10-01', recommended: '2026-09-01' } },
      days: { 'hepb 1': '2026-10-01' },
    },
    {
      what: 'two doses of one age: no day of the second, which needs an interval',
      doses: { 'a 1': { recommended: '2026-09-01' }, 'a 2': { recommended: '2026-09-01' } },
      days: { 'a 1': '2026-09-01', 'a 2': null },
    },
    {
      what: 'no day of one that is due because its age was missed, after a dose that was given',
      doses: {
        'a 1': { recommended: '2021-09-01', completed: true },
        'a 2': { due: '2026-09-01', recommended: '2021-11-01' },
      },
      days: { 'a 2': null },
    },
    {
      what: 'the recommended day of one that is not due by now',
      doses: { 'a 1': { recommended: '2026-09-01' } },
      days: { 'a 1': '2026-09-01' },
    },
    {
      what: 'no recommended day of the RSV antibody, which has a season',
      doses: { 'rsv-ab 1': { recommended: '2026-09-01' } },
      days: { 'rsv-ab 1': null },
    },
    {
      what: 'today, if the first is due today',
      doses: { 'a 1': { due: '2026-11-23' } },
      days: { 'a 1': '2026-11-23' },
    },
    { what: 'none of a first dose of tomorrow', doses: { 'a 1': { due: '2026-11-24' } }, days: {} },
    { what: 'no day of a first dose that has none', doses: { 'a 1': {} }, days: { 'a 1': null } },
    {
      what: 'the recommended day of a second, where the first is on its own',
      doses: { 'a 1': { due: '2026-07-01', recommended: '2026-07-01' }, 'a 2': { recommended: '2026-09-01' } },
      days: { 'a 1': '2026-07-01', 'a 2': '2026-09-01' },
    },
    {
      what: 'no day of the doses after one that came late',
      doses: {
        'hepb 1': { due: '2026-08-01', recommended: '2026-07-01' },
        'hepb 2': { recommended: '2026-09-01' },
        'hepb 3': { recommended: '2026-11-01' },
      },
      days: { 'hepb 1': '2026-08-01', 'hepb 2': null, 'hepb 3': null },
    },
    {
      what: 'no day of the doses after one without a day',
      doses: { 'a 1': {}, 'a 2': { recommended: '2026-09-01' } },
      days: { 'a 1': null, 'a 2': null },
    },
    {
      what: 'none of a second that is recommended for today',
      doses: { 'a 1': { due: '2026-07-01', recommended: '2026-07-01' }, 'a 2': { recommended: '2026-11-23' } },
      days: { 'a 1': '2026-07-01' },
    },
    {
      what: 'none of a second that is not recommended for any day, and none after it',
      doses: {
        'a 1': { due: '2026-07-01', recommended: '2026-07-01' },
        'a 2': {},
        'a 3': { recommended: '2026-09-01' },
      },
      days: { 'a 1': '2026-07-01' },
    },
    {
      what: 'the due day of the first that is open',
      doses: {
        'a 1': { due: '2026-07-01', recommended: '2026-07-01', completed: true },
        'a 2': { due: '2026-10-01', recommended: '2026-09-01' },
      },
      days: { 'a 2': '2026-10-01' },
    },
    {
      what: 'the doses in their order, however they are listed, each vaccine for itself',
      doses: {
        'a 2': { recommended: '2026-09-01' },
        'a 1': { due: '2026-08-01', recommended: '2026-07-01' },
        'b 1': { due: '2026-08-01', recommended: '2026-06-01' },
      },
      days: { 'a 1': '2026-07-01', 'a 2': '2026-09-01', 'b 1': '2026-06-01' },
    },
  ] satisfies readonly { what: string; doses: Record<string, Dose>; days: Record<string, string | null> }[])(
    '$what',
    ({ doses, days }) => {
      const rows = Object.entries<Dose>(doses).map(([id, of]) => dose(id, of));
      expect(Object.fromEntries(pastDays(rows, today))).toEqual(days);
    },
  );

  test.each([
    { due: '2026-10-15', recommended: '2026-09-20', month: '2026-10', what: 'a month is judged by its 15th' },
    { due: '2026-10-16', recommended: '2026-09-20', month: null, what: 'which would be too early' },
    { due: '2026-10-16', recommended: undefined, month: null, what: 'nor is one without a recommended day offered' },
    { due: '2026-10-16', recommended: '2026-10-16', month: '2026-10', what: 'or else by the recommended day in it' },
    { due: undefined, recommended: undefined, month: null, what: 'no day, no month' },
  ])('$what: due $due, recommended $recommended: $month', ({ due, recommended, month }) => {
    const rows = [dose('hepb 1', { ...(due && { due }), ...(recommended && { recommended }) })];
    expect(pastMonths(rows, today).get('hepb 1')).toBe(month);
  });
});

test('of each vaccine as many doses are left out as are recorded without a day', () => {
  const [bornOn, today] = [day('2026-01-09'), day('2026-11-23')];
  const rows = rowsOn(bornOn, today);
  const asked = (undated: number) =>
    [...pastDays(rows, today, new Map([['dtap', undated]])).keys()].filter((id) => id.startsWith('dtap'));

  expect(asked(0)).toEqual(['dtap 1', 'dtap 2', 'dtap 3']);
  expect(asked(1)).toEqual(['dtap 2', 'dtap 3']);
  expect(asked(4)).toEqual([]);
});

test('of the doses recorded without a day or month it is known how many each vaccine has', () => {
  const undated = undatedDoses([
    { givenOn: null, vaccines: ['dtap', 'ipv'] },
    { givenOn: null, givenIn: null, vaccines: ['dtap'] },
    { givenOn: null, givenIn: '2026-03' as Month, vaccines: ['dtap'] },
    { givenOn: day('2026-03-01'), vaccines: ['ipv'] },
  ]);

  expect([...undated]).toEqual([
    ['dtap', 2],
    ['ipv', 1],
  ]);
});

test('the question about the past is about what is not answered yet, and about doses for an age that has passed', () => {
  const today = day('2026-11-23');
  const row = (id: string, recommendedOn: string | null, more = {}) => ({
    id,
    vaccine: id,
    number: 1,
    completed: false,
    isUnanswered: false,
    isOfBirth: false,
    dueOn: today,
    recommendedOn: recommendedOn === null ? null : day(recommendedOn),
    ...more,
  });
  const rows = [
    row('of an age before', '2026-11-22'),
    row('of today', '2026-11-23'),
    row('of no age', null),
    row('of today, not answered', '2026-11-23', { isUnanswered: true }),
    row('of no age, not answered', null, { isUnanswered: true }),
    row('told by an answer about the birth', '2026-11-22', { isOfBirth: true, isUnanswered: true }),
    row('given', '2026-11-22', { completed: true }),
    row('not due yet, not answered', '2026-11-22', { dueOn: addDays(today, 1), isUnanswered: true }),
    row('without a day', '2026-11-22'),
  ];

  expect(pastRows(rows, today, new Map([['without a day', 1]])).map(({ id }) => id)).toEqual([
    'of an age before',
    'of today, not answered',
    'of no age, not answered',
  ]);
});

test('nobody has said either whether the doses between and after an unanswered one were given, unless they are due', () => {
  const today = day('2026-11-23');
  const row = (vaccine: string, number: number, recommendedOn: string, more = {}) => {
    const facts = {
      id: `${vaccine} ${number}`,
      vaccine,
      number,
      completed: false,
      isUnanswered: false,
      isOfBirth: false,
    };
    return { ...facts, dueOn: today, recommendedOn: day(recommendedOn), ...more };
  };
  const rows = [
    row('hepb', 1, '2026-11-20', { isUnanswered: true, isOfBirth: true }),
    row('hib', 1, '2025-12-02', { isUnanswered: true }),
    row('hib', 2, '2026-02-02', { dueOn: addDays(today, 28) }),
    row('hib', 3, '2026-04-02', { dueOn: null, isUnanswered: true }),
    row('hib', 4, '2026-12-02', { dueOn: null, isUnanswered: true }),
    row('flu', 1, '2026-04-02', { isUnanswered: true }),
    row('flu', 2, '2026-05-02'),
    row('dtap', 5, '2029-10-02'),
    row('mmr', 1, '2026-10-02'),
  ];
  const isDue = ({ vaccine }: { readonly vaccine: string }) => vaccine === 'flu';

  const found = rowsNotSaid(rows, today, { isDue, undated: new Map() });

  expect(found.map(({ id }) => id)).toEqual(['hepb 1', 'hib 1', 'hib 2', 'hib 3', 'flu 1']);
});

test('whatever the age by now, a month is that of the age in the schedule, and no two doses of a vaccine share one', () => {
  for (const bornOn of [day('2014-05-01'), day('2018-02-12'), day('2021-09-30'), day('2025-03-03')]) {
    const today = day('2026-11-23');
    const rows = rowsOn(bornOn, today);
    const months = [...pastMonths(rows, today)].filter(([id]) => !/^(rsv-ab|flu|covid) /.test(id));
    for (const [id, month] of months) {
      const recommendedOn = rows.find((row) => row.id === id)?.recommendedOn ?? null;
      expect([null, recommendedOn && monthOf(recommendedOn)], `${id}, born ${bornOn}`).toContain(month);
    }
    const named = months.flatMap(([id, month]) => (month === null ? [] : `${id.replace(/ .*/, '')} ${month}`));
    expect(named).toEqual([...new Set(named)]);
    expect(named).toContain(`dtap ${monthOf(addMonths(bornOn, 4))}`);
  }
});

test('on the day of the age of dose 1, dose 2 is not asked about, though a list has it for an age before', () => {
  const bornOn = day('2026-09-23');
  const row = { vaccine: 'hepb', completed: false, isUnanswered: false, isOfBirth: false };
  const first = { ...row, id: '1', number: 1, dueOn: day('2026-11-23'), recommendedOn: addMonths(bornOn, 2) };
  const second = { ...row, id: '2', number: 2, dueOn: day('2026-12-21'), recommendedOn: addMonths(bornOn, 1) };
  const asked = (today: string) => pastRows([first, second], day(today)).map(({ number }) => number);

  expect(asked('2026-11-23')).toEqual([]);
  expect(asked('2026-11-24')).toEqual([1, 2]);
});
