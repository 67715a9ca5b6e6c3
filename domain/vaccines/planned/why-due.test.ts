import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { whyDue } from './why-due.ts';

const today = day('2026-03-20');
const next = { why: 'Due now.', details: ['Recommended at 2 months.'] };
const of = { group: plannedGroup('dtap'), bornOn: day('2026-01-15'), today, next, isBySeason: false };
const first = { shownNumber: 1, dueOn: today, recommended: undefined };
const third = { shownNumber: 3, dueOn: day('2026-06-20'), recommended: undefined };

describe('[VAX-01] why a row is due on its day', () => {
  test('the first one that waits says what is said of the next dose', () => {
    expect(whyDue(first, [], of)).toEqual(next);
  });

  test('the first one, where nothing is said of it yet, waits for its season', () => {
    const why = { why: 'For the season to come.', details: [] };

    expect(whyDue(first, [], { ...of, next: null })).toEqual(why);
  });

  test('a later one of a vaccine by season is for a later season', () => {
    const before = [{ dueOn: today }];
    expect(whyDue(third, before, { ...of, isBySeason: true }).why).toBe('For a later season.');
  });

  test.each([
    { before: ['2026-03-15', '2026-05-15'], as: 'what is due were given today' },
    { before: ['2026-03-20', null], as: 'what is due were given today' },
    { before: ['2026-03-21', '2026-05-15'], as: 'it were given on its day' },
    { before: [null], as: 'it were given on its day' },
  ])('a later one, after those of $before, is counted as if $as', ({ before, as }) => {
    const rows = before.map((on) => ({ dueOn: on === null ? null : day(on) }));

    expect(whyDue(third, rows, of)).toEqual({ why: `Counted from dose 2, as if ${as}.`, details: [] });
  });
});
