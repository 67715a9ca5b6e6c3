import { expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { requestFor } from '#testing/vaccines/vaccine-plans.ts';
import { nextTurn } from './turns.ts';

const bornOn = day('2026-01-15');
const UNTIL = day('2028-07-01');
const MOST = 10;
const SEASONS = ['2026-07-01', '2027-07-01', '2028-07-01'];

function turnsOf(codes: readonly string[], until: Day = UNTIL): Day[] {
  const observations = codes.map((code) => ({ code }));
  const request = { ...requestFor(bornOn), patient: { bornOn, sex: 'female', observations } };
  const found: Day[] = [];
  for (let on = nextTurn(request, bornOn, until); on && found.length < MOST; on = nextTurn(request, on, until))
    found.push(on);
  return found;
}

test.each<{ child: string; codes: readonly string[]; ages: readonly string[] }>([
  { child: 'a healthy child', codes: [], ages: [] },
  { child: 'a child who travels, at 6 and 12 months', codes: ['048'], ages: ['2026-07-15', '2027-01-15'] },
  { child: 'a child with lung disease, at 20 and 24 months', codes: ['017'], ages: ['2027-09-15', '2028-01-15'] },
  {
    child: 'a child with both, at the ages of both',
    codes: ['048', '017'],
    ages: ['2026-07-15', '2027-01-15', '2027-09-15', '2028-01-15'],
  },
])('a plan looks again where a season begins and where a condition begins or ends to matter: $child', (row) => {
  expect(turnsOf(row.codes)).toEqual([...SEASONS, ...row.ages].toSorted());
});

test('the last day of the plan is looked at, and no later one', () => {
  expect(turnsOf([], addDays(UNTIL, -1))).toEqual(SEASONS.slice(0, 2));
  expect(turnsOf([], bornOn)).toEqual([]);
  expect(nextTurn(requestFor(bornOn), bornOn, addDays(bornOn, -300))).toBeNull();
});

test('a season is found however far it is', () => {
  for (const after of ['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'].map(day))
    expect(nextTurn(requestFor(bornOn), after, UNTIL)).toBe(after < '2026-07-01' ? '2026-07-01' : '2027-07-01');
});
