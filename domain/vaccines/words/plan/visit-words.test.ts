import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { addDays, day } from '#domain/time/day.ts';
import { vaccineNames } from '../names-data.ts';
import type { CheckupToCome } from '../../planned/vaccine-record.ts';
import { visitsOnDay, type ProductOfVisit } from '../../planned/visits-on-day.ts';
import { namesOn, visitDayText, visitTitle, whyVisitOn } from './visit-words.ts';

const bornOn = day('2025-06-15');
const today = day('2026-06-15');

test.each([
  { days: 0, before: null, title: 'As soon as you can' },
  { days: 3, before: null, title: 'In 3 days' },
  { days: 13, before: null, title: 'In 1 week' },
  { days: 1, before: 0, title: '1 day later' },
  { days: 29, before: 0, title: '4 weeks later' },
  { days: 29, before: 22, title: '1 week later' },
  { days: 90, before: 0, title: '12 weeks later' },
  { days: 91, before: 0, title: 'In September 2026' },
])('a visit $days days from now, after one in $before: $title', ({ days, before, title }) => {
  const visit = {
    on: addDays(today, days),
    noLaterThan: today,
    before: before === null ? null : addDays(today, before),
    checkup: null,
    products: [],
  };
  expect(visitTitle(visit, { isDoctorAsked: false }, today)).toBe(title);
});

test('on a Saturday the next open day is still as soon as you can, or as the doctor agrees', () => {
  const sunday = day('2026-06-14');
  const visit = { on: day('2026-06-15'), noLaterThan: today, before: null, checkup: null, products: [] };
  expect(visitTitle(visit, { isDoctorAsked: false }, sunday)).toBe('As soon as you can');
  expect(visitTitle(visit, { isDoctorAsked: true }, sunday)).toBe('As soon as the doctor agrees');
  expect(visitTitle({ ...visit, before: sunday }, { isDoctorAsked: false }, sunday)).toBe('1 day later');
});

test('a visit with a dose whose last day is near says so once, also where it is a booked checkup', () => {
  const born = day('2026-08-10');
  const on = addDays(born, 100);
  const told = (checkups: readonly CheckupToCome[]) => {
    const of = plannedChildOn({ bornOn: born, motherHepatitisB: 'negative', motherRsvVaccine: true }, on, { checkups });
    const { visits } = visitsOnDay(of);
    const first = visits.find(({ products }) =>
      products.some(({ rows }) => rows.some(({ row }) => row?.vaccine === 'rv')),
    );
    return (
      first && [
        visitTitle(first, { isDoctorAsked: false }, on),
        visitDayText(first, on),
        whyVisitOn(first, namesOn(of, vaccineNames), on),
      ]
    );
  };

  const lastDay = 'Rotavirus dose 1 can be given only until November 22.';
  const now = 'From November 18, 2026.';
  expect(told([])).toEqual(['As soon as you can, no later than November 22', now, lastDay]);
  expect(told([{ on: addDays(on, 3), isScheduled: true, ageMonths: 4 }])).toEqual([
    'At your checkup on Sat, Nov 21',
    null,
    lastDay,
  ]);
  expect(told([{ on: addDays(on, 6), isScheduled: true, ageMonths: 4 }])).toEqual([
    'As soon as you can, no later than November 22',
    now,
    lastDay,
  ]);
});

test('a later visit says what it waits for, and the first says nothing', () => {
  const of = plannedChildOn({ bornOn }, today);
  const nameOn = namesOn(of, vaccineNames);
  const [first, second] = visitsOnDay(of).visits;
  expect(first && whyVisitOn(first, nameOn, today)).toBeNull();
  expect(second && whyVisitOn(second, nameOn, today)).toMatch(
    /^DTaP: the shortest time after the dose before, from July \d+, 2026\./,
  );
});

test('whichever is named first, the dose that is possible last decides the day, and what waits for it says so', () => {
  const of = plannedChildOn({ bornOn }, today);
  const fifth = visitsOnDay(of).visits.find(({ on }) => on === day('2026-10-05'));
  const said = (products: ProductOfVisit[]) =>
    fifth && whyVisitOn({ ...fifth, products }, namesOn(of, vaccineNames), today);
  const products = [...(fifth?.products ?? [])];
  const why =
    'Hepatitis B: the shortest time after the dose before, from October 5, 2026.' +
    ' Flu could be given from September 29, 2026, and may wait so that one visit is enough.';

  expect([said(products), said(products.toReversed())]).toEqual([why, why]);
});

test('a visit on the day of a checkup is called by it, and one that nobody has booked says so', () => {
  const checkup = { on: addDays(today, 2), isScheduled: true, ageMonths: 12 };
  const visit = { on: addDays(today, 2), noLaterThan: addDays(today, 30), before: null, checkup, products: [] };
  const open = (ageMonths: number) => ({ ...visit, checkup: { ...checkup, ageMonths, isScheduled: false } });
  const titleOf = (one: typeof visit, on = today) => visitTitle(one, { isDoctorAsked: false }, on);

  expect(titleOf(visit)).toBe('At your checkup on Wed, Jun 17');
  expect(titleOf(visit, visit.on)).toBe('At your checkup today');
  expect(titleOf(open(2))).toBe('At the 2 month checkup');
  expect(titleOf(open(36))).toBe('At the 3 year checkup');
  expect(titleOf(open(0))).toBe('At the first week checkup');
  expect(visitDayText(visit, today)).toBeNull();
  expect(visitDayText(open(12), today)).toBe(
    'Planned around June 17, 2026, no later than July 15, 2026. No appointment yet.',
  );
  expect(visitDayText({ ...open(12), noLaterThan: visit.on }, today)).toBe(
    'Planned around June 17, 2026. No appointment yet.',
  );
});

test('a visit of its own says from when and until when, and one far ahead only until when', () => {
  const visit = { on: addDays(today, 2), noLaterThan: addDays(today, 30), before: null, checkup: null, products: [] };
  const far = { ...visit, on: addDays(today, 300), noLaterThan: addDays(today, 330) };

  expect(visitDayText(visit, today)).toBe('From June 17, 2026, no later than July 15, 2026.');
  expect(visitDayText({ ...visit, noLaterThan: visit.on }, today)).toBe('From June 17, 2026.');
  expect(visitDayText(far, today)).toBe('No later than May 11, 2027.');
  expect(visitDayText({ ...far, noLaterThan: far.on }, today)).toBeNull();
});

test('a checkup that is recommended for a Sunday or a holiday says why its shots are planned for the day after', () => {
  const visit = { noLaterThan: day('2027-03-29'), before: null, products: [] };
  const said = (recommended: string, on: string) => {
    const checkup = { on: day(recommended), isScheduled: false, ageMonths: 4 };
    return visitDayText({ ...visit, on: day(on), noLaterThan: day(on), checkup }, today);
  };

  expect(said('2027-03-28', '2027-03-29')).toBe(
    'Planned around March 29, 2027, since March 28 is a Sunday. No appointment yet.',
  );
  expect(said('2026-12-25', '2026-12-26')).toBe(
    'Planned around December 26, 2026, since December 25 is a holiday. No appointment yet.',
  );
  expect(said('2027-03-29', '2027-03-29')).toBe('Planned around March 29, 2027. No appointment yet.');
});
