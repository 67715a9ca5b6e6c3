import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { hepatitisBRow } from './hepatitis-b-row.ts';

const bornOn = day('2026-10-20');
const vaccine = routineSchedule().vaccines.find(({ id }) => id === 'hepb');
const notes = vaccine?.motherNotes ?? null;

function agesOf(motherHepatitisB: 'positive' | 'negative' | 'unknown' | null) {
  const child = { bornOn, motherHepatitisB, birthWeightKg: 3.4 };
  return [0, 27, 28, 200].map((days) =>
    vaccine?.rows
      .filter(({ number }) => number === 1)
      .map((row) => hepatitisBRow(row, 1, { notes, child, today: addDays(bornOn, days) }).age)
      .join(),
  );
}

test.each(['positive', 'unknown', null] as const)(
  'mother %s: the first dose is for birth, within 12 hours as long as it is not past due, and no hours after that',
  (mother) => {
    const newborn = 'At birth, within 12 hours';
    expect(agesOf(mother)).toEqual([newborn, newborn, 'At birth', 'At birth']);
  },
);

test('of a negative mother the first dose has the age of the schedule', () => {
  expect(new Set(agesOf('negative'))).toEqual(new Set(['At birth, within 24 hours']));
});
