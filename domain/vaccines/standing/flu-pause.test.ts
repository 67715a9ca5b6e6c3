import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { fluPauseEnd, isFluPause, lastDayBeforeFluPause } from './flu-pause.ts';

test.each([
  { on: '2027-04-14', isPause: false },
  { on: '2027-04-15', isPause: true },
  { on: '2027-08-31', isPause: true },
  { on: '2027-09-01', isPause: false },
  { on: '2027-01-01', isPause: false },
  { on: '2027-12-31', isPause: false },
])('influenza rests on $on: $isPause', ({ on, isPause }) => {
  expect(isFluPause('Influenza', day(on))).toBe(isPause);
  expect(isFluPause('COVID-19', day(on))).toBe(false);
});

test('it rests until the first of September', () => {
  expect(fluPauseEnd(day('2027-04-15'))).toBe('2027-09-01');
});

test.each([
  { on: '2026-09-01', last: '2027-04-14' },
  { on: '2026-12-31', last: '2027-04-14' },
  { on: '2027-01-01', last: '2027-04-14' },
  { on: '2027-04-14', last: '2027-04-14' },
  { on: '2027-04-15', last: '2028-04-14' },
])('the last day before it, seen from $on, is $last', ({ on, last }) => {
  expect(lastDayBeforeFluPause(day(on))).toBe(last);
});
