import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { nextVisitWords } from './next-visit-words.ts';

const today = day('2026-11-21');
const visit = (checkupType: string, recommendedOn: string, scheduledOn: string | null = null) => ({
  visit: checkupType,
  checkupType,
  recommendedOn: day(recommendedOn),
  recommendedUntil: day('2027-01-01'),
  scheduledOn: scheduledOn === null ? null : day(scheduledOn),
  completed: false,
});

test.each([
  ['2026-11-30', null, 'Next checkup: 4 Month Well-Child Checkup, recommended for November 30, 2026.'],
  ['2026-11-21', null, 'Next checkup: 4 Month Well-Child Checkup, recommended for November 21, 2026.'],
  ['2026-11-20', null, 'Next checkup: 4 Month Well-Child Checkup, recommended for November 20, 2026.'],
  ['2026-11-19', '2026-11-24', 'Next checkup: 4 Month Well-Child Checkup, scheduled for November 24, 2026.'],
])('[AI-01] [AI-04] the next checkup, recommended for %s and scheduled for %s', (recommendedOn, scheduledOn, words) => {
  const checkup = visit('4 Month Well-Child Checkup', recommendedOn, scheduledOn);

  expect(nextVisitWords([visit('6 Month Well-Child Checkup', '2027-01-19'), checkup], today)).toBe(words);
});

test('[AI-01] [AI-04] a newborn’s is called as on the page; without one ahead nothing is said', () => {
  const newborn = visit('0 Month Newborn Checkup', '2026-11-21');

  expect(nextVisitWords([newborn], today)).toBe('Next checkup: Newborn checkup, recommended for November 21, 2026.');
  expect(nextVisitWords([{ ...newborn, completed: true }], today)).toBeNull();
});
