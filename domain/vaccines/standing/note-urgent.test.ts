import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { isNoteUrgent } from './note-urgent.ts';

const bornOn = day('2026-11-08');

function isUrgent(age: number, birthHours: number | null, status = 'upcoming', number = 1) {
  const planned = [
    { vaccine: 'dtap', number: 1, status: 'overdue', birthHours: null },
    { vaccine: 'hepb', number, status, birthHours },
  ];
  return isNoteUrgent(bornOn, planned, addDays(bornOn, age));
}

test.each([0, 7])('what the mother’s hepatitis B test means comes first in the first week: day %i', (age) => {
  for (const birthHours of [12, 24, null]) expect(isUrgent(age, birthHours)).toBe(true);
});

test.each([8, 20, 27])(
  'it comes first until the birth dose of a child that may be exposed is recorded: day %i',
  (age) => {
    expect(isUrgent(age, 12)).toBe(true);
    expect(isUrgent(age, 24)).toBe(false);
    expect(isUrgent(age, null, 'completed')).toBe(false);
  },
);

test('after four weeks it comes first while the first dose is overdue', () => {
  expect(isUrgent(28, null, 'overdue')).toBe(true);
  expect(isUrgent(200, null, 'overdue')).toBe(true);
  expect(isUrgent(200, null, 'overdue', 3)).toBe(false);
  expect(isUrgent(200, null, 'declined')).toBe(false);
});
