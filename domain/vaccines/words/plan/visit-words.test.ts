import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { addDays, day } from '#domain/time/day.ts';
import { vaccineNames } from '../names-data.ts';
import { visitsOnDay, type ProductOfVisit } from '../../planned/visits-on-day.ts';
import { namesOn, visitTitle, whyVisitOn } from './visit-words.ts';

const bornOn = day('2025-06-15');
const today = day('2026-06-15');

test.each([
  { days: 0, before: null, title: 'As soon as you can' },
  { days: 3, before: null, title: 'In 3 days' },
  { days: 13, before: null, title: 'In 1 week' },
  { days: 1, before: 0, title: '1 day later' },
  { days: 29, before: 0, title: '4 weeks later' },
  { days: 29, before: 22, title: '1 week later' },
])('a visit $days days from now, after one in $before: $title', ({ days, before, title }) => {
  const visit = {
    on: addDays(today, days),
    noLaterThan: today,
    before: before === null ? null : addDays(today, before),
    products: [],
  };
  expect(visitTitle(visit, { isDoctorAsked: false }, today)).toBe(title);
});

test('on a Saturday the next open day is still as soon as you can, or as the doctor agrees', () => {
  const sunday = day('2026-06-14');
  const visit = { on: day('2026-06-15'), noLaterThan: today, before: null, products: [] };
  expect(visitTitle(visit, { isDoctorAsked: false }, sunday)).toBe('As soon as you can');
  expect(visitTitle(visit, { isDoctorAsked: true }, sunday)).toBe('As soon as the doctor agrees');
  expect(visitTitle({ ...visit, before: sunday }, { isDoctorAsked: false }, sunday)).toBe('1 day later');
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
