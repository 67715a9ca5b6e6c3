import { expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { isBloodTestShown } from './blood-test.ts';

const bornOn = day('2026-01-15');
const at = (months: number, days = 0) => addDays(addMonths(bornOn, months), days);

test.each([
  { of: 'at 9 months, after the last dose', on: at(9), isComplete: true, isTested: false, is: true },
  { of: 'the day before', on: at(9, -1), isComplete: true, isTested: false, is: false },
  { of: 'before the last dose', on: at(12), isComplete: false, isTested: false, is: false },
  { of: 'after a last dose at 14 months', on: at(14), isComplete: true, isTested: false, is: true },
  { of: 'at 24 months', on: at(24), isComplete: true, isTested: false, is: true },
  { of: 'after a last dose at 4 years', on: at(48), isComplete: true, isTested: false, is: true },
  { of: 'marked as done, whatever became of the doses', on: at(10), isComplete: false, isTested: true, is: true },
  { of: 'marked as done, after 24 months', on: at(30), isComplete: true, isTested: true, is: true },
])('[decision 59] the blood test is asked about or shown $of: $is', ({ on, isComplete, isTested, is }) => {
  for (const motherHepatitisB of ['positive', 'negative', 'unknown', null] as const) {
    const isShown = isBloodTestShown({ bornOn, motherHepatitisB }, { isComplete, isTested }, on);
    expect(isShown).toBe(is && motherHepatitisB === 'positive');
  }
});
