import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { currentEditionOn, ofProduct, ofVaccine } from '#testing/vaccines/planned-vaccines.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import {
  cvxForClinics,
  cvxForClinicsOf,
  groupsOfDose,
  inOrderOfDay,
  isJudgedByMonth,
  isOfMonth,
  judgedDoses,
  type KnownDose,
} from './known-dose.ts';

const schedule = routineSchedule();
const edition = currentEditionOn(day('2026-03-15'));

describe('a dose is judged by what is known of it', () => {
  test.each<{ what: string; dose: KnownDose[]; judgedBy: string[]; codes: string[] }>([
    { what: 'a product', dose: ofProduct('49', '2026-03-15'), judgedBy: ['49'], codes: ['49'] },
    { what: 'a vaccine alone', dose: ofVaccine('hib', '2026-03-15'), judgedBy: ['17'], codes: ['17'] },
    { what: 'PCV alone', dose: ofVaccine('pcv', '2026-03-15'), judgedBy: ['133'], codes: ['152'] },
    { what: 'PCV13', dose: ofProduct('133', '2026-03-15'), judgedBy: ['133'], codes: ['133'] },
    {
      what: 'a product and its vaccine',
      dose: ofProduct('133', '2026-03-15').map((dose) => ({ ...dose, vaccine: 'pcv' })),
      judgedBy: ['133'],
      codes: ['133'],
    },
    { what: 'no day', dose: ofProduct('49', null), judgedBy: [], codes: [] },
    { what: 'a vaccine that no schedule has', dose: ofVaccine('pox', '2026-03-15'), judgedBy: [], codes: [] },
  ])('$what: judged by $judgedBy, sent to a clinic as $codes', ({ dose, judgedBy, codes }) => {
    const judged = judgedDoses(schedule, dose);
    expect(judged.map(({ given }) => given.cvx)).toEqual(judgedBy);
    expect(judged.map((one) => cvxForClinics(schedule, one))).toEqual(codes);
  });

  test('in order of day, and of one day as they were written down', () => {
    const [late] = ofProduct('49', '2026-05-15');
    const second = { id: 'b', givenOn: day('2026-03-15'), cvx: '20', vaccine: null };
    const first = { id: 'a', givenOn: day('2026-03-15'), cvx: '48', vaccine: null };
    expect(judgedDoses(schedule, [late as KnownDose, second, first]).map(({ known }) => known.id)).toEqual([
      'a',
      'b',
      '2026-05-15 49',
    ]);
  });
});

test.each([
  { group: 'DTaP/Tdap/Td', is: true },
  { group: 'Polio', is: true },
  { group: 'Hib', is: false },
])('$group is judged by a month where one of its doses is: $is', ({ group, is }) => {
  const ofMonth = ofProduct('110', '2026-03-15').map((dose) => ({ ...dose, givenIn: month('2026-03') }));
  const doses = judgedDoses(schedule, [...ofMonth, ...ofProduct('49', '2026-03-15')]);

  expect(isJudgedByMonth(edition, schedule, doses, group)).toBe(is);
});

describe('a dose belongs to every vaccine that it holds', () => {
  test.each([
    { what: 'Pediarix', dose: ofProduct('110', null), groups: ['DTaP/Tdap/Td', 'HepB', 'Polio'] },
    { what: 'MMRV', dose: ofProduct('94', null), groups: ['MMR', 'Varicella'] },
    { what: 'one without whooping cough', dose: ofProduct('28', null), groups: ['DTaP/Tdap/Td'] },
    { what: 'measles vaccine alone', dose: ofProduct('05', null), groups: ['MMR'] },
    { what: 'DTaP alone', dose: ofVaccine('dtap', null), groups: ['DTaP/Tdap/Td'] },
    { what: 'a product that nobody knows', dose: ofProduct('9999', null), groups: [] },
    { what: 'a vaccine that no schedule has', dose: ofVaccine('pox', null), groups: [] },
  ])('$what: $groups', ({ dose, groups }) => {
    expect(dose.flatMap((one) => groupsOfDose(edition, schedule, one)).toSorted()).toEqual(groups);
  });
});

test.each([
  { what: 'MMR', dose: ofVaccine('mmr', null), code: '03' },
  { what: 'MMRV', dose: ofProduct('94', null), code: '94' },
  { what: 'Hib', dose: ofVaccine('hib', null), code: '17' },
  { what: 'a product that nobody knows', dose: ofProduct('9999', null), code: '9999' },
  { what: 'a vaccine that no schedule has', dose: ofVaccine('pox', null), code: null },
])('$what without a day has code $code', ({ dose, code }) => {
  expect(dose.map((one) => cvxForClinicsOf(schedule, one))).toEqual([code]);
});

test('a dose is of a month where its month is known and its day is not', () => {
  const [dose] = ofProduct('110', null);

  expect(dose && isOfMonth(dose)).toBe(false);
  expect(dose && isOfMonth({ ...dose, givenIn: null })).toBe(false);
  expect(dose && isOfMonth({ ...dose, givenIn: month('2026-03') })).toBe(true);
});

test.each([
  ['a', 'b', 'c'],
  ['c', 'b', 'a'],
  ['b', 'c', 'a'],
])('doses of one day are in the order of their entry, however they are listed: %s, %s, %s', (...ids) => {
  const doses = ids.map((id) => ({ id, givenOn: day('2026-03-15') }));

  expect(inOrderOfDay(doses).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('undated doses come last, after those of the latest day', () => {
  const doses = [
    { id: 'd', givenOn: day('2026-03-15') },
    { id: 'c', givenOn: day('2026-03-15') },
    { id: 'b', givenOn: day('2026-01-15') },
    { id: 'z', givenOn: null },
    { id: 'a', givenOn: null },
  ];
  expect(inOrderOfDay(doses).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'a', 'z']);
});
