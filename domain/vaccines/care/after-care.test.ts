import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { afterCare, mayNeedCare, mostShownDays } from './after-care.ts';

const today = day('2026-11-21');
const shownDays = new Map(routineSchedule().vaccines.map(({ id, sideEffects }) => [id, sideEffects.shownDays]));
const dose = (on: string | null, ...vaccines: string[]) => ({
  givenIn: null,
  likelyOn: on === null ? null : day(on),
  vaccines,
});

describe('[VAX-02] for how long side effects of a vaccine are shown', () => {
  test.each([
    { given: 'today', doses: [dose('2026-11-21', 'dtap')], said: ['2026-11-21 dtap'] },
    { given: '3 days ago', doses: [dose('2026-11-18', 'dtap')], said: ['2026-11-18 dtap'] },
    { given: '4 days ago', doses: [dose('2026-11-17', 'dtap')], said: [] },
    { given: 'tomorrow', doses: [dose('2026-11-22', 'dtap')], said: [] },
    { given: 'rotavirus 21 days ago', doses: [dose('2026-10-31', 'rv')], said: ['2026-10-31 rv'] },
    { given: 'rotavirus 22 days ago', doses: [dose('2026-10-30', 'rv')], said: [] },
    { given: 'MMR 28 days ago', doses: [dose('2026-10-24', 'mmr')], said: ['2026-10-24 mmr'] },
    { given: 'MMR 29 days ago', doses: [dose('2026-10-23', 'mmr')], said: [] },
    { given: 'MMRV 28 days ago', doses: [dose('2026-10-24', 'mmr', 'var')], said: ['2026-10-24 mmr var'] },
    { given: 'chickenpox vaccine 29 days ago', doses: [dose('2026-10-23', 'var')], said: [] },
    { given: 'COVID-19 vaccine 7 days ago', doses: [dose('2026-11-14', 'covid')], said: ['2026-11-14 covid'] },
    { given: 'COVID-19 vaccine 8 days ago', doses: [dose('2026-11-13', 'covid')], said: [] },
    { given: 'on a day nobody knows', doses: [dose(null, 'mmr')], said: [] },
    { given: 'a vaccine of which nothing is told', doses: [dose('2026-11-21', 'bcg')], said: [] },
    {
      given: 'MMR and PCV 5 days ago: of PCV no more is said',
      doses: [dose('2026-11-16', 'pcv'), dose('2026-11-16', 'mmr')],
      said: ['2026-11-16 mmr'],
    },
    {
      given: 'a combination 5 days ago: what holds for each of its vaccines',
      doses: [dose('2026-11-16', 'dtap', 'rv')],
      said: ['2026-11-16 rv'],
    },
    {
      given: 'on two days, the latest first',
      doses: [dose('2026-11-18', 'rv'), dose('2026-11-20', 'dtap', 'hib'), dose('2026-11-20', 'pcv', 'hib')],
      said: ['2026-11-20 dtap hib pcv', '2026-11-18 rv'],
    },
    {
      given: 'on three days, entered in no order, the latest first',
      doses: [dose('2026-11-20', 'dtap'), dose('2026-11-18', 'rv'), dose('2026-11-19', 'pcv')],
      said: ['2026-11-20 dtap', '2026-11-19 pcv', '2026-11-18 rv'],
    },
  ])('given $given', ({ doses, said }) => {
    expect(
      afterCare(doses, shownDays, today).map(({ likelyOn, vaccines }) => [likelyOn, ...vaccines].join(' ')),
    ).toEqual(said);
  });
});

test('a dose of which only the month is known is told apart from one given on its likely day', () => {
  const ofMonth = { ...dose('2026-11-20', 'dtap'), givenIn: month('2026-11') };

  expect(afterCare([ofMonth, dose('2026-11-20', 'hib'), { ...ofMonth, vaccines: ['pcv'] }], shownDays, today)).toEqual([
    { likelyOn: '2026-11-20', givenIn: '2026-11', vaccines: ['dtap', 'pcv'] },
    { likelyOn: '2026-11-20', givenIn: null, vaccines: ['hib'] },
  ]);
});

test('they are told for 3 days, but for the vaccines whose text names a later sign, and for 5 where they last 3 to 5', () => {
  const others = [...shownDays].filter(([id]) => !['rv', 'mmr', 'var', 'covid'].includes(id));

  expect(new Set(others.map(([id, days]) => (id === 'menb' ? days - 2 : days)))).toEqual(new Set([3]));
});

test('a blocked bowel after rotavirus vaccine is a reason to call now, not beside fussiness', () => {
  const { callNow, callDoctor } = routineSchedule().vaccines.find(({ id }) => id === 'rv')?.sideEffects ?? {};

  expect(callNow?.join()).toContain('intussusception');
  expect(callDoctor?.join()).not.toContain('intussusception');
});

test('no vaccine is told of for longer than a dose counts as recent', () => {
  expect(Math.max(...shownDays.values())).toBe(mostShownDays);
  expect(mayNeedCare([dose('2026-11-20', 'dtap')], day('2026-12-18'))).toBe(true);
  expect(mayNeedCare([dose('2026-11-20', 'dtap')], day('2026-12-19'))).toBe(false);
});

test('[VAX-02] side effects are shown for all the days that they are said to last', () => {
  const tooShort = routineSchedule().vaccines.filter(({ sideEffects: { lasts, shownDays: shown } }) =>
    [...lasts.matchAll(/\d+/g)].some(([days]) => Number(days) > shown),
  );
  expect(tooShort).toEqual([]);
});
