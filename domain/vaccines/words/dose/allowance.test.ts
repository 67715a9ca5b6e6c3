import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { allowanceOf } from './allowance.ts';

const MIN_ON = day('2026-06-10');

test.each([
  { graceDays: 0, said: null },
  { graceDays: 1, said: { early: '3 days', allowed: '1 day' } },
  { graceDays: 4, said: { early: '3 days', allowed: '4 days' } },
  { graceDays: 5, said: null },
  { graceDays: 30, said: null },
])('a dose 3 days early, where $graceDays days are allowed, is told the days: $said', ({ graceDays, said }) => {
  const saw = { minOn: MIN_ON, absMinOn: addDays(MIN_ON, -graceDays) };
  const entry = { step: '6.4', rule: 'CALCDTAGE-4', outcome: 'grace', date: day('2026-06-07'), saw } as const;

  expect(allowanceOf(entry)).toEqual(said);
  expect(allowanceOf({ ...entry, saw: { minOn: MIN_ON } })).toBeNull();
  expect(allowanceOf({ ...entry, saw, date: undefined } as never)).toBeNull();
});
