import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { tasteDayProblems } from './taste-days.ts';

const life = { bornOn: day('2026-01-12'), today: day('2026-11-21') };
const asked = (triedOn: string, allowedOn: string | null = null) => ({
  triedOn: day(triedOn),
  allowedOn: allowedOn === null ? null : day(allowedOn),
});
const wrong = (...of: Parameters<typeof asked>) => tasteDayProblems(asked(...of), life).map(({ message }) => message);

test('a food is tried from the day of birth to today', () => {
  expect(wrong('2026-01-12')).toEqual([]);
  expect(wrong('2026-11-21')).toEqual([]);
  expect(wrong('2026-01-11')).toEqual(['The day cannot be before the date of birth']);
  expect(wrong('2026-11-22')).toEqual(['The day cannot be in the future']);
});

test('a doctor says yes on the day of the reaction or later, and not in the future', () => {
  expect(wrong('2026-11-03', '2026-11-03')).toEqual([]);
  expect(wrong('2026-11-03', '2026-11-02')).toEqual(['The day cannot be before the day of the reaction']);
  expect(wrong('2026-11-03', '2026-11-22')).toEqual(['The day cannot be in the future']);
});

test('a day that was entered where it had begun stays, and no other one of the future', () => {
  const before = asked('2026-11-22', '2026-11-22');

  expect(tasteDayProblems(before, life, before)).toEqual([]);
  expect(tasteDayProblems(asked('2026-11-23'), life, before)).toMatchObject([{ field: 'triedOn', code: 'too-big' }]);
});
