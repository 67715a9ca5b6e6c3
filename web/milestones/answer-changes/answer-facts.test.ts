import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { achievedOn, withoutLoss } from './answer-facts.ts';

const seen = achievedOn(day('2026-10-12'));
const inOctober = { ...seen, achievedOn: null, achievedIn: month('2026-10') };
const lostOn = day('2026-11-15');

test('[MIL-02] a loss that is taken back leaves the day or the month that the skill was achieved', () => {
  expect(withoutLoss({ ...seen, lostOn, note: 'In the bath' })).toEqual({ ...seen, note: 'In the bath' });
  expect(withoutLoss({ ...inOctober, lostOn })).toEqual(inOctober);
  expect(withoutLoss({ ...seen, achievedOn: null, lostOn })).toBeNull();
});

test('[MIL-02] a loss that is taken back leaves what was said before, with the words of the parents', () => {
  const notYet = { ...seen, answer: 'not-yet', achievedOn: null } as const;
  const lost = { ...seen, achievedOn: null, lostOn };

  expect(withoutLoss(lost, notYet)).toEqual(notYet);
  expect(withoutLoss({ ...lost, note: 'Since the fever' }, notYet)).toEqual({ ...notYet, note: 'Since the fever' });
  expect(withoutLoss({ ...seen, lostOn }, notYet)).toEqual(seen);
  expect(withoutLoss(lost, null)).toBeNull();
});
