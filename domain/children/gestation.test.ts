import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { ageFrom, ageUsed, dayOfAgeUsed } from './gestation.ts';

const bornOn = day('2026-01-10');
/** Due 66 days after birth. */
const theo = { bornOn, gestationDays: 214 };

describe('the age by which a child is read', () => {
  test.each([
    { age: 0, days: -66, isCorrected: true },
    { age: 66, days: 0, isCorrected: true },
    { age: 730, days: 664, isCorrected: true },
    { age: 731, days: 731, isCorrected: false },
  ])('of one born at 30 weeks 4 days, $age days after birth, is $days days', ({ age, ...used }) => {
    const from = used.isCorrected ? day('2026-03-17') : bornOn;

    expect(ageUsed(theo, addDays(bornOn, age))).toEqual({ ...used, from });
  });

  test.each([
    { gestationDays: 258, days: 78, isCorrected: true },
    { gestationDays: 259, days: 100, isCorrected: false },
    { gestationDays: null, days: 100, isCorrected: false },
  ])('on day 100, of one born after $gestationDays days, is $days days', ({ gestationDays, ...used }) => {
    expect(ageUsed({ bornOn, gestationDays }, addDays(bornOn, 100))).toMatchObject(used);
  });
});

test('the due date of a child born early stays after 24 months', () => {
  expect(ageFrom(theo)).toBe('2026-03-17');
  expect(ageFrom({ bornOn, gestationDays: 259 })).toBe(bornOn);
});

test.each([
  { gestationDays: null, months: 6, on: '2026-07-10' },
  { gestationDays: 214, months: 6, on: '2026-09-17' },
  // On day 731 of its life the age jumps from 21 months to 24.
  { gestationDays: 214, months: 22, on: '2028-01-11' },
  { gestationDays: 214, months: 24, on: '2028-01-11' },
  { gestationDays: 214, months: 25, on: '2028-02-10' },
])('a child born after $gestationDays days is $months months on $on', ({ gestationDays, months, on }) => {
  expect(dayOfAgeUsed({ bornOn, gestationDays }, months)).toBe(on);
});
