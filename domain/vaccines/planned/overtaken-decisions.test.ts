import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { published } from '../editions/editions-data.ts';
import { overtakenDecisions } from './overtaken-decisions.ts';

const decidedOn = day('2026-07-10');
const today = day('2026-07-20');
const dose = { id: 'a', cvx: null, vaccine: 'hepb' };

function overtaken(given: object, decision: 'declined' | 'deferred' | 'wanted' = 'declined') {
  const doses = [{ ...dose, givenOn: null, ...given }];
  return overtakenDecisions([{ vaccine: 'hepb', decision, decidedOn }], doses, published(), today);
}

test.each([
  ['the day before', { givenOn: day('2026-07-09') }, false],
  ['on the day', { givenOn: decidedOn }, true],
  ['in the month before', { givenIn: month('2026-06') }, false],
  ['in its month', { givenIn: month('2026-07') }, true],
  ['on a day that nobody knows', {}, false],
])('a dose given %s of a decision against it ends the decision: %s', (_, given, isOvertaken) => {
  expect(overtaken(given)).toEqual(isOvertaken ? ['hepb'] : []);
});

test('a vaccine that is wanted stays so, and a dose of another vaccine ends nothing', () => {
  expect(overtaken({ givenOn: today }, 'deferred')).toEqual(['hepb']);
  expect(overtaken({ givenOn: today }, 'wanted')).toEqual([]);
  expect(overtaken({ givenOn: today, vaccine: 'hib' })).toEqual([]);
});

test('a decision about a vaccine that the schedule no longer has stays', () => {
  const decision = { vaccine: 'smallpox', decision: 'declined', decidedOn } as const;
  expect(overtakenDecisions([decision], [{ ...dose, givenOn: today }], published(), today)).toEqual([]);
});
