import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { birthDateProblem } from './birth-date.ts';
import { birthWeightProblem } from './birth-weight.ts';
import { gestationProblem, gestationText, isBornEarly, weeksAndDays } from './gestation.ts';

const today = day('2026-11-21');

describe('[CHILD-02] a date of birth', () => {
  test.each(['2026-11-21', '1900-01-01', '2024-02-29'])('%s is taken', (bornOn) => {
    expect(birthDateProblem(day(bornOn), today)).toBeNull();
  });

  test('tomorrow is refused', () => {
    expect(birthDateProblem(day('2026-11-22'), today)).toBe('Date of birth cannot be in the future');
  });

  test('a day before 1900 is refused', () => {
    expect(birthDateProblem(day('1899-12-31'), today)).toBe('Date of birth cannot be before January 1, 1900');
  });
});

describe('the length of a pregnancy', () => {
  test.each([
    { days: 258, early: true },
    { days: 259, early: false },
    { days: 154, early: true },
    { days: null, early: false },
  ])('a child born after $days days is born early: $early', ({ days, early }) => {
    expect(isBornEarly(days)).toBe(early);
  });

  test.each([153, 315, 231.5, Number.NaN, -1])('%d days are refused', (days) => {
    expect(gestationProblem(days)).toContain('22 weeks 0 days');
  });

  test.each([154, 231, 280, 314])('%d days are taken', (days) => {
    expect(gestationProblem(days)).toBeNull();
  });

  test('it reads in weeks and days', () => {
    expect(weeksAndDays(233)).toEqual({ weeks: 33, days: 2 });
    expect(gestationText(232)).toBe('33 weeks 1 day');
  });
});

describe('a birth weight', () => {
  test.each([0.001, 3.4, 12])('%d kg is taken', (kg) => {
    expect(birthWeightProblem(kg)).toBeNull();
  });

  test('what is no weight is answered with how to write one', () => {
    expect(birthWeightProblem(Number.NaN)).toBe(
      'Birth weight must be a weight, such as 3.4\u00a0kg or 7\u00a0lb 4\u00a0oz.',
    );
  });

  test('grams taken for kilograms are asked about', () => {
    expect(birthWeightProblem(3400)).toBe(
      'Birth weight must be above 0 and at most 12\u00a0kg. Did you mean 3,400\u00a0g? That is 3.4\u00a0kg.',
    );
  });

  test.each([0, -1, 12.001, 1542.214])('%d kg is refused', (kg) => {
    expect(birthWeightProblem(kg)).toBe('Birth weight must be above 0 and at most 12\u00a0kg.');
  });
});
