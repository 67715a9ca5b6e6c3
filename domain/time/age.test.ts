import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageDays, ageMonths, calendarAge, dayFromAgeMonths, daysOfMonths, monthsOfDays } from './age.ts';
import { ageInMonthsAndDays, ageText } from './age-text.ts';
import { addDays, addMonths, day } from './day.ts';

const anyBirth = fc.integer({ min: 0, max: 45_000 }).map((days) => addDays(day('1975-01-01'), days));
const anyAge = fc.integer({ min: 0, max: 8_000 });

describe('age in months of 30.44 days', () => {
  test.each([
    { days: 0, months: 0 },
    { days: 30, months: 0 },
    { days: 31, months: 1 },
    { days: 60, months: 1 },
    { days: 61, months: 2 },
    { days: 365, months: 11 },
    { days: 366, months: 12 },
    { days: 760, months: 24 },
    { days: 761, months: 25 },
    { days: -3, months: 0 },
  ])('after $days days it is $months', ({ days, months }) => {
    const bornOn = day('2026-01-10');
    expect(ageMonths(bornOn, addDays(bornOn, days))).toBe(months);
  });

  test('a day made from an age in months has that age again, for 0 to 240 months', () => {
    for (let months = 0; months <= 240; months += 1) {
      const bornOn = day('2024-02-29');
      expect(ageMonths(bornOn, dayFromAgeMonths(bornOn, months))).toBe(months);
    }
  });

  test('a day made from an age in months is the first with that age', () => {
    fc.assert(
      fc.property(anyBirth, fc.integer({ min: 1, max: 240 }), (bornOn, months) => {
        expect(ageMonths(bornOn, addDays(dayFromAgeMonths(bornOn, months), -1))).toBe(months - 1);
      }),
    );
  });

  test('months and days are turned into one another', () => {
    expect(monthsOfDays(761)).toBe(25);
    expect(daysOfMonths(25)).toBe(761);
  });
});

describe('[CHILD-07] the age a parent reads', () => {
  test.each([
    { bornOn: '2026-11-21', on: '2026-11-21', text: '0 days' },
    { bornOn: '2026-11-20', on: '2026-11-21', text: '1 day' },
    { bornOn: '2026-11-18', on: '2026-11-21', text: '3 days' },
    { bornOn: '2026-10-22', on: '2026-11-21', text: '30 days' },
    { bornOn: '2026-10-21', on: '2026-11-21', text: '1 month' },
    { bornOn: '2026-07-19', on: '2026-11-21', text: '4 months' },
    { bornOn: '2026-02-10', on: '2026-03-10', text: '1 month' },
    { bornOn: '2025-11-21', on: '2026-11-20', text: '11 months' },
    { bornOn: '2025-11-21', on: '2026-11-21', text: '12 months' },
    { bornOn: '2024-02-29', on: '2025-02-28', text: '12 months' },
    { bornOn: '2026-07-01', on: '2026-08-31', text: '2 months' },
    { bornOn: '2026-11-22', on: '2026-11-21', text: '0 days' },
  ])('born on $bornOn, on $on: $text', ({ bornOn, on, text }) => {
    expect(ageText(day(bornOn), day(on))).toBe(text);
  });

  test('each monthiversary to 20 years says its number or one that the division is ahead by', () => {
    fc.assert(
      fc.property(anyBirth, fc.integer({ min: 1, max: 240 }), (bornOn, months) => {
        const said = Number.parseInt(ageText(bornOn, addMonths(bornOn, months)), 10);
        expect(said).toBeGreaterThanOrEqual(months);
        expect(said).toBeLessThanOrEqual(months + 1);
      }),
    );
  });

  test('a child never gets younger from one day to the next', () => {
    const inDays = (text: string) => Number.parseInt(text, 10) * (text.includes('month') ? 1000 : 1);
    fc.assert(
      fc.property(anyBirth, anyAge, (bornOn, age) => {
        const today = addDays(bornOn, age);
        expect(inDays(ageText(bornOn, addDays(today, 1)))).toBeGreaterThanOrEqual(inDays(ageText(bornOn, today)));
      }),
    );
  });

  test('one takes the singular and every other number the plural', () => {
    fc.assert(
      fc.property(anyBirth, anyAge, (bornOn, age) => {
        expect(ageText(bornOn, addDays(bornOn, age))).toMatch(/^(1 (day|month)|(0|[2-9]|[1-9]\d+) (days|months))$/);
      }),
    );
  });
});

describe('age by the calendar', () => {
  test.each([
    { bornOn: '2026-07-19', on: '2026-11-21', text: '4 months 2 days' },
    { bornOn: '2026-07-19', on: '2026-11-19', text: '4 months 0 days' },
    { bornOn: '2026-11-20', on: '2026-11-21', text: '1 day' },
    { bornOn: '2026-07-31', on: '2026-11-29', text: '3 months 29 days' },
    { bornOn: '2026-07-01', on: '2026-10-31', text: '4 months' },
    { bornOn: '2026-07-01', on: '2026-11-01', text: '4 months 0 days' },
    { bornOn: '2026-01-31', on: '2026-02-28', text: '1 month 0 days' },
    { bornOn: '2026-01-31', on: '2026-03-01', text: '1 month 1 day' },
    { bornOn: '2026-11-21', on: '2026-11-21', text: '0 days' },
    { bornOn: '2026-11-22', on: '2026-11-21', text: '0 days' },
  ])('born on $bornOn, on $on: $text', ({ bornOn, on, text }) => {
    expect(ageInMonthsAndDays(day(bornOn), day(on))).toBe(text);
  });

  test('[CHILD-07] [decision 26] the exact age is the one a parent reads, with or without days', () => {
    fc.assert(
      fc.property(anyBirth, anyAge, (bornOn, age) => {
        const on = addDays(bornOn, age);
        expect(ageInMonthsAndDays(bornOn, on).replace(/(months?) \d+ days?$/, '$1')).toBe(ageText(bornOn, on));
      }),
    );
  });

  test('months and days of the calendar add up to the days lived', () => {
    fc.assert(
      fc.property(anyBirth, anyAge, (bornOn, age) => {
        const { months, days } = calendarAge(bornOn, addDays(bornOn, age));
        expect(ageDays(bornOn, addDays(addMonths(bornOn, months), days))).toBe(age);
        expect(days).toBeLessThan(31);
      }),
    );
  });
});
