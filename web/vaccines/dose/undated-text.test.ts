import { expect, test } from 'vitest';
import { given } from '#testing/vaccines/vaccine-replies.ts';
import { isAskedForAgain } from './undated-text.ts';

test('a dose is asked for again where one of its vaccine was entered without a date', () => {
  const doses = [given(null, ['dtap']), given('2026-09-19', ['hib'])];
  const of = (vaccine: string, status: 'overdue' | 'upcoming' | 'completed') =>
    isAskedForAgain({ vaccine, status }, { doses });

  expect([of('dtap', 'overdue'), of('dtap', 'upcoming')]).toEqual([true, true]);
  expect([of('dtap', 'completed'), of('hib', 'overdue')]).toEqual([false, false]);
});
