import { wished } from '#testing/vaccines/vaccine-plans.ts';
import { expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import type { TraceRule } from '../trace/trace.ts';
import type { PlanReason, PlanWishes } from './plan.ts';
import { planReasonOf, type Decisive, type PartReasons } from './reason.ts';

const BORN = day('2026-01-15');
const EARLIEST = day('2026-03-15');
const RECOMMENDED = day('2026-05-15');
const LATER = day('2026-09-01');

type Part = Partial<PartReasons>;

function reasonFor(opensOn: Day, parts: readonly Part[] = [], wishes: PlanWishes = wished()): PlanReason {
  const forecast = { vaccineGroup: 'MMR', earliest: EARLIEST, recommended: RECOMMENDED };
  const ofParts = parts.map((part) => ({ decidesEarliest: null, decidesRecommended: null, ...part }));
  const request = { patient: { bornOn: BORN, sex: 'female' }, wishes };
  return planReasonOf(request, { partsOf: () => ofParts }, { forecast, opensOn });
}

const entry = (rule: TraceRule, date: Day, more: Partial<Decisive> = {}): Decisive => ({
  rule,
  date,
  attr: '4w',
  ...more,
});

test.each<{ what: string; entry: Decisive; why: Partial<PlanReason> }>([
  { what: 'the youngest age', entry: entry('CALCDTAGE-4', EARLIEST), why: { limit: 'minimum-age', attr: '4w' } },
  { what: 'a youngest age of our own', entry: entry('ours', EARLIEST), why: { limit: 'minimum-age', attr: '4w' } },
  {
    what: 'the shortest interval since a dose',
    entry: entry('CALCDTINT-4', EARLIEST, { ref: 2 }),
    why: { limit: 'minimum-interval', attr: '4w', ref: 2 },
  },
  {
    what: 'another live vaccine',
    entry: entry('CALCDTCONFLICT-3', EARLIEST, { ref: 0 }),
    why: { limit: 'live-vaccine', attr: '4w', ref: 0 },
  },
  {
    what: 'a season that has not begun',
    entry: entry('FORECASTDTCAN-1', EARLIEST, { attr: 'season' }),
    why: { limit: 'season' },
  },
  {
    what: 'the dose before it, by a rule that needs no word of its own',
    entry: entry('FORECASTDTCAN-1', EARLIEST, { attr: 'last-record', ref: 1 }),
    why: { limit: 'last-dose', ref: 1 },
  },
  {
    what: 'the youngest age, where nothing more is known',
    entry: { rule: 'CALCDTAGE-4', date: EARLIEST },
    why: { limit: 'minimum-age' },
  },
])('a dose on the first day on which it counts is not earlier because of $what', ({ entry: decides, why }) => {
  const other = { decidesRecommended: entry('FORECASTDT-2', RECOMMENDED) };

  expect(reasonFor(EARLIEST, [{ decidesEarliest: decides, ...other }])).toEqual({
    on: EARLIEST,
    attr: null,
    ref: null,
    ...why,
  });
});

test.each<{ ref?: number; why: Partial<PlanReason> }>([
  { why: { limit: 'recommended-age', ref: null } },
  { ref: 0, why: { limit: 'recommended-interval', ref: 0 } },
])('a later one waits for what is recommended: $why.limit', ({ ref, why }) => {
  const decidesRecommended = entry('FORECASTDT-2', RECOMMENDED, ref === undefined ? {} : { ref });
  const parts = [{ decidesEarliest: entry('CALCDTAGE-4', EARLIEST), decidesRecommended }];

  expect(reasonFor(RECOMMENDED, parts)).toMatchObject({ on: RECOMMENDED, ...why });
});

test('of a vaccine of several parts, the part that decides the day is the reason', () => {
  const parts: Part[] = [
    {},
    { decidesEarliest: entry('CALCDTAGE-4', addDays(EARLIEST, -30)), decidesRecommended: entry('FORECASTDT-2', BORN) },
    { decidesEarliest: entry('CALCDTINT-4', EARLIEST), decidesRecommended: entry('ours', RECOMMENDED) },
    { decidesEarliest: entry('CALCDTCONFLICT-3', EARLIEST) },
  ];

  expect(reasonFor(EARLIEST, parts).limit).toBe('minimum-interval');
  expect(reasonFor(RECOMMENDED, parts).limit).toBe('minimum-age');
  expect(reasonFor(addDays(EARLIEST, 1), parts.slice(1, 2)).limit).toBe('recommended-age');
});

test('of a vaccine none of whose parts decides the day, the first that has one is', () => {
  const parts: Part[] = [
    {},
    { decidesEarliest: entry('CALCDTAGE-4', BORN) },
    { decidesEarliest: entry('CALCDTINT-4', addDays(BORN, 9)) },
  ];

  expect(reasonFor(EARLIEST, parts)).toMatchObject({ limit: 'minimum-age', on: BORN });
});

test('where nothing has to be waited for, birth is the reason', () => {
  const nothing: PlanReason = { limit: 'birth', on: BORN, attr: null, ref: null };

  expect(reasonFor(EARLIEST)).toEqual(nothing);
  expect(reasonFor(EARLIEST, [{}])).toEqual(nothing);
  expect(reasonFor(EARLIEST, [{ decidesEarliest: { rule: 'CALCDTAGE-4' } }])).toEqual(nothing);
});

test('a day that the family chose is its wish, unless the dose could not come sooner', () => {
  const until = (on: Day): PlanWishes => wished({ notBefore: new Map([['MMR', on]]) });

  expect(reasonFor(LATER, [], until(LATER))).toEqual({ limit: 'wish', on: LATER, attr: null, ref: null });
  expect(reasonFor(RECOMMENDED, [], until(RECOMMENDED)).limit).toBe('wish');
  expect(reasonFor(EARLIEST, [], until(EARLIEST)).limit).toBe('birth');
  expect(reasonFor(LATER, [], until(RECOMMENDED)).limit).toBe('autumn');
});

test('a day after all that is recommended is for the fall', () => {
  expect(reasonFor(LATER)).toEqual({ limit: 'autumn', on: LATER, attr: null, ref: null });
  expect(reasonFor(RECOMMENDED).limit).not.toBe('autumn');
});
