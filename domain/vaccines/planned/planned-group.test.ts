import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { dayAtAge } from '../duration.ts';
import { adultOn, plannedGroups, plannedUntil, scheduledOn, vaccineOn } from './planned-group.ts';

describe('the vaccines of a plan', () => {
  test('[VAX-01] follow the order of the schedule, DTaP and Tdap as one', () => {
    expect(plannedGroups(routineSchedule()).map(({ id }) => id)).toEqual(
      'hepb rsv-ab rv dtap hib pcv ipv flu covid mmr var hepa hpv menacwy menb'.split(' '),
    );
  });

  test.each([
    { id: 'hepb', rows: 3 },
    { id: 'rsv-ab', rows: 1 },
    { id: 'rv', rows: 3 },
    { id: 'dtap', rows: 5 },
    { id: 'hib', rows: 4 },
    { id: 'pcv', rows: 4 },
    { id: 'ipv', rows: 4 },
    { id: 'flu', rows: 0 },
    { id: 'covid', rows: 0 },
    { id: 'mmr', rows: 2 },
    { id: 'var', rows: 2 },
    { id: 'hepa', rows: 2 },
    { id: 'hpv', rows: 0 },
    { id: 'menacwy', rows: 0 },
    { id: 'menb', rows: 0 },
  ])('[VAX-01] $id has $rows rows before the sixth birthday', ({ id, rows }) => {
    expect(plannedGroup(id).rows).toHaveLength(rows);
  });
});

describe('until when doses are planned', () => {
  test.each([
    { bornOn: '2026-01-15', today: '2026-01-15', until: '2032-01-15' },
    { bornOn: '2026-01-15', today: '2031-01-14', until: '2032-01-15' },
    { bornOn: '2026-01-15', today: '2031-01-16', until: '2032-01-16' },
    { bornOn: '2026-01-15', today: '2036-05-01', until: '2037-05-01' },
    { bornOn: '2024-02-29', today: '2024-03-01', until: '2030-02-28' },
  ])('born $bornOn, on $today: $until', ({ bornOn, today, until }) => {
    expect(plannedUntil(day(bornOn), day(today))).toBe(until);
  });
});

test.each([
  { group: 'DTaP/Tdap/Td', dose: 2, on: '2026-05-15' },
  { group: 'DTaP/Tdap/Td', dose: 9, on: null },
  { group: 'MMR', dose: 1, on: '2027-01-15' },
  { group: 'HPV', dose: 2, on: null },
  { group: 'Meningococcal', dose: 1, on: '2037-01-15' },
  { group: 'Meningococcal', dose: 1, dueOn: '2042-01-15', on: '2042-01-15' },
  { group: 'Meningococcal', dose: 2, dueOn: '2042-01-15', on: '2042-01-15' },
  { group: 'Influenza', dose: 1, on: null },
  { group: 'Rabies', dose: 1, on: null },
])('the schedule has dose $dose of $group on $on for a child born on January 15, 2026', (of) => {
  const { group, dose, dueOn = '2037-01-15', on } = of;
  expect(scheduledOn(routineSchedule(), day('2026-01-15'))(group, dose, day(dueOn))).toBe(on);
});

test('nothing is planned from the eighteenth birthday on', () => {
  expect(adultOn(day('2026-01-15'))).toBe('2044-01-15');
});

describe('[VAX-01] from the seventh birthday on Tdap is given in place of DTaP', () => {
  test.each([
    { on: '2033-01-14', vaccine: 'dtap' },
    { on: '2033-01-15', vaccine: 'tdap' },
    { on: '2045-01-15', vaccine: 'tdap' },
  ])('on $on: $vaccine', ({ on, vaccine }) => {
    expect(vaccineOn(plannedGroup('dtap'), day('2026-01-15'), day(on)).id).toBe(vaccine);
  });

  test('a vaccine without such an age is the same at every age', () => {
    expect(vaccineOn(plannedGroup('mmr'), day('2026-01-15'), day('2045-01-15')).id).toBe('mmr');
  });
});

test.each([
  { bornOn: '2026-01-15', age: '15m', on: '2027-04-15' },
  { bornOn: '2026-08-31', age: '6m', on: '2027-03-01' },
  { bornOn: '2024-02-29', age: '4y', on: '2028-02-29' },
])('born $bornOn, a child is $age old on $on', ({ bornOn, age, on }) => {
  expect(dayAtAge(day(bornOn), age)).toBe(on);
});
