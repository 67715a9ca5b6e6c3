import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { addDays, day } from '#domain/time/day.ts';
import { vaccineNames } from '../names-data.ts';
import { visitsOnDay } from '../../planned/visits-on-day.ts';
import { namesOn, visitTitle, whyVisitOn } from './visit-words.ts';

const bornOn = day('2025-06-15');
const today = day('2026-06-15');

test.each([
  { days: 0, before: null, title: 'As soon as you can' },
  { days: 3, before: null, title: 'In 3 days' },
  { days: 8, before: null, title: 'In 1 week' },
  { days: 1, before: 0, title: '1 day later' },
  { days: 29, before: 0, title: '4 weeks later' },
])('a visit $days days from now, after $before: $title', ({ days, before, title }) => {
  const visit = { on: addDays(today, days), noLaterThan: today, before: before === null ? null : today, products: [] };
  expect(visitTitle(visit, { isDoctorAsked: false }, today)).toBe(title);
});

test('on a Saturday the next open day is still as soon as you can, or as the doctor agrees', () => {
  const sunday = day('2026-06-14');
  const visit = { on: day('2026-06-15'), noLaterThan: today, before: null, products: [] };
  expect(visitTitle(visit, { isDoctorAsked: false }, sunday)).toBe('As soon as you can');
  expect(visitTitle(visit, { isDoctorAsked: true }, sunday)).toBe('As soon as the doctor agrees');
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
