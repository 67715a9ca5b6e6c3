import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { isFirstVisitMissing } from './first-visit.ts';
import { recommendedOn, recommendedSpan } from './schedule.ts';
import { visitOf } from './schedule-data.ts';

const bornOn = day('2026-11-01');
const none: { completed: boolean; scheduledOn: Day | null } = { completed: false, scheduledOn: null };
const visits = ['newborn', 'first-week', 'm1'].map((visit) => {
  const { from, until } = recommendedSpan(visitOf(visit), bornOn);
  return {
    visit,
    ...none,
    recommendedOn: recommendedOn(visitOf(visit), bornOn),
    recommendedFrom: from,
    recommendedUntil: until,
  };
});
const withFacts = (of: string, facts: Partial<(typeof visits)[number]>) =>
  visits.map((one) => (one.visit === of ? { ...one, ...facts } : one));

describe('[CHK-03] a newborn whose first-week visit nobody marked', () => {
  test.each([
    { ageDays: 5, is: false },
    { ageDays: 6, is: true },
    { ageDays: 20, is: true },
    { ageDays: 21, is: false },
  ])('is to be seen now until the visit at 1 month can be had: at $ageDays days $is', ({ ageDays, is }) => {
    expect(isFirstVisitMissing(visits, addDays(bornOn, ageDays))).toBe(is);
  });

  const today = addDays(bornOn, 10);

  test.each([
    { what: 'that visit is completed', of: 'first-week', facts: { completed: true }, is: false },
    { what: 'the next one is completed already', of: 'm1', facts: { completed: true }, is: false },
    { what: 'only the one at birth is completed', of: 'newborn', facts: { completed: true }, is: true },
    { what: 'it is agreed for today', of: 'first-week', facts: { scheduledOn: today }, is: false },
    { what: 'the agreed day has passed', of: 'first-week', facts: { scheduledOn: addDays(today, -1) }, is: true },
    { what: 'the next one is agreed for a later day', of: 'm1', facts: { scheduledOn: addDays(today, 9) }, is: true },
  ])('is to be seen now where $what: $is', ({ of, facts, is }) => {
    expect(isFirstVisitMissing(withFacts(of, facts), today)).toBe(is);
  });

  test('is to be seen now too where the agreed day has passed within the first days', () => {
    expect(isFirstVisitMissing(withFacts('first-week', { scheduledOn: addDays(bornOn, 4) }), addDays(bornOn, 5))).toBe(
      true,
    );
  });

  test.each(['first-week', 'm1'])('is not asked about without the visit %s', (gone) => {
    expect(
      isFirstVisitMissing(
        visits.filter(({ visit }) => visit !== gone),
        today,
      ),
    ).toBe(false);
  });
});
