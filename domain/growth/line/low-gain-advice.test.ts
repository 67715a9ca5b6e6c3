import { expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn } from '#testing/growth/line-input.ts';
import { lowGainAdvice } from './low-gain-advice.ts';

/** Of a month without a gain, to the age of `to` days. */
function advised(to: number, { place, days = 0 }: { place: 'home' | 'doctor'; days?: number }) {
  const at = (age: number) => {
    const measuredOn = addDays(bornOn, age);
    const nothing = { heightCm: null, headCm: null, position: null };
    return { measurement: { ...nothing, measuredOn, weightKg: 6, place }, measuredOn, value: 6 };
  };
  const row = { months: 1, fromMonth: 4, lms: { l: 1, m: 1, s: 1 }, delta: 0 };
  const child = { firstName: 'Maya', bornOn, today: addDays(bornOn, to + days) };
  return lowGainAdvice({ from: at(to - 30), to: at(to), change: 0, row, score: null }, child);
}

test.each([
  { day: 182, advice: 'If the gain is still that small, call your doctor today or tomorrow.' },
  { day: 183, advice: 'If the gain is still that small, show it to your doctor.' },
])('a low gain does not wait in the first half year: on day $day $advice', ({ day, advice }) => {
  expect(advised(day, { place: 'home' })).toContain(advice);
});

test.each([
  { place: 'home', days: 14, advice: /^Weigh again today on the same scale.* call your doctor today or tomorrow\.$/ },
  { place: 'doctor', days: 14, advice: /^Have Maya weighed again, and call your doctor today or tomorrow\.$/ },
  { place: 'home', days: 15, advice: /^Have Maya weighed by your doctor today or tomorrow\.$/ },
  { place: 'home', days: 50, advice: /^Have Maya weighed by your doctor in the next few days\.$/ },
  { place: 'home', days: 365, advice: /^Have Maya weighed by your doctor in the next few days\.$/ },
] as const)('of day 150 at the $place, $days days later: $advice', ({ place, days, advice }) => {
  expect(advised(150, { place, days })).toMatch(advice);
});

test('after a year it is not said any longer', () => expect(advised(150, { place: 'home', days: 366 })).toBeNull());
