import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import { childAgeText, exactChildAgeText } from './child-age.ts';
import { FIRST_DAY_UNCORRECTED } from './gestation.ts';

const term = { bornOn: day('2023-10-09'), gestationDays: 276 };
/** 49 days early. */
const early = { bornOn: day('2026-04-12'), gestationDays: 33 * 7 };

describe('[CHILD-07] [decision 75] the age of a child', () => {
  test.each([
    { on: '2023-10-21', text: '12 days', exact: '12 days' },
    { on: '2024-02-11', text: '4 months', exact: '4 months 2 days' },
    { on: '2025-10-08', text: '23 months', exact: '23 months 29 days' },
    { on: '2025-10-09', text: '24 months · 2 years', exact: '24 months 0 days · 2 years' },
    { on: '2026-11-22', text: '37 months · 3 years 1 month', exact: '37 months 13 days · 3 years 1 month' },
    { on: '2026-12-09', text: '38 months · 3 years 2 months', exact: '38 months 0 days · 3 years 2 months' },
    { on: '2024-11-09', text: '13 months', exact: '13 months 0 days' },
  ])('of one born at term, on $on: $text', ({ on, text, exact }) => {
    expect(childAgeText(term, day(on))).toBe(text);
    expect(exactChildAgeText(term, day(on))).toBe(exact);
  });

  test.each([
    { days: 12, text: '12 days · 37 days before the due date', exact: '12 days · 37 days before the due date' },
    { days: 48, text: '1 month · 1 day before the due date', exact: '1 month 18 days · 1 day before the due date' },
    { days: 49, text: '1 month · 0 days corrected', exact: '1 month 19 days · 0 days corrected' },
    { days: 222, text: '7 months · 5 months corrected', exact: '7 months 8 days · 5 months 20 days corrected' },
    {
      days: 730,
      text: '23 months · 22 months corrected',
      exact: '23 months 30 days · 22 months 11 days corrected',
    },
    { days: 731, text: '24 months · 2 years', exact: '24 months 0 days · 2 years' },
  ])('of one born early, $days days after birth: $text', ({ days, text, exact }) => {
    const on = addDays(early.bornOn, days);

    expect(childAgeText(early, on)).toBe(text);
    expect(exactChildAgeText(early, on)).toBe(exact);
  });

  test('of one whose length of pregnancy is not known is that from birth', () => {
    expect(childAgeText({ ...early, gestationDays: null }, addDays(early.bornOn, 222))).toBe('7 months');
  });

  test('[decision 18] is corrected until the day on which the growth references change', () => {
    expect(FIRST_DAY_UNCORRECTED).toBe(FIRST_DAY_OF_HEIGHT);
  });
});
