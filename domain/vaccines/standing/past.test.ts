import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { isAnswerAwaited, isFromBefore } from './past.ts';

const addedOn = day('2026-11-09');

test('what happened before a child was added is asked for 14 days, until somebody has said it', () => {
  const isAwaited = (today: string, isPastOpen = true) => isAnswerAwaited({ addedOn, isPastOpen }, day(today));

  expect(['2026-11-09', '2026-11-22', '2026-11-23'].map((on) => isAwaited(on))).toEqual([true, true, false]);
  expect(isAwaited('2026-11-09', false)).toBe(false);
});

test('what was recommended until the day before the child was added is of the time before', () => {
  expect([day('2026-11-08'), addedOn].map((on) => isFromBefore(on, addedOn))).toEqual([true, false]);
});
