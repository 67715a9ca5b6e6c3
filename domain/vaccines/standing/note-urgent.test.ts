import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { isNoteUrgent } from './note-urgent.ts';

const bornOn = day('2026-11-08');
type Of = {
  result?: 'positive' | 'negative' | 'unknown' | null;
  status?: string;
  completed?: boolean;
  isUnanswered?: boolean;
};

function isUrgent(age: number, { result = null, status = 'upcoming', completed = false, isUnanswered = false }: Of) {
  const planned = [
    { vaccine: 'dtap', number: 1, status: 'upcoming', completed: true, isUnanswered: false },
    { vaccine: 'hepb', number: 1, status, completed, isUnanswered },
    { vaccine: 'hepb', number: 2, status: 'upcoming', completed: false, isUnanswered: false },
  ];
  return isNoteUrgent({ bornOn, motherHepatitisB: result }, planned, addDays(bornOn, age));
}

test.each([0, 7])('what the mother’s hepatitis B test means comes first in the first week: day %i', (age) => {
  for (const completed of [true, false]) expect(isUrgent(age, { completed })).toBe(true);
});

test.each([8, 20, 27])('it comes first until the birth dose is recorded: day %i', (age) => {
  for (const result of ['positive', 'unknown', null] as const)
    for (const isUnanswered of [true, false]) {
      expect(isUrgent(age, { result, isUnanswered })).toBe(true);
      expect(isUrgent(age, { result, isUnanswered, completed: true })).toBe(false);
    }
  expect(isUrgent(age, { result: 'negative' })).toBe(false);
});

test.each([28, 200])('after four weeks it comes first where the dose is overdue and nobody is asked: day %i', (age) => {
  const overdue = { result: 'positive', status: 'overdue' } as const;

  expect(isUrgent(age, overdue)).toBe(true);
  expect(isUrgent(age, { ...overdue, isUnanswered: true })).toBe(false);
  expect(isUrgent(age, { ...overdue, status: 'declined' })).toBe(false);
  expect(isUrgent(age, { ...overdue, completed: true })).toBe(false);
});
