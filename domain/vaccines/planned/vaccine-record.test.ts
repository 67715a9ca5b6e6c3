import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { isPlannedOtherwise, ofMother, type PlannedChild } from './vaccine-record.ts';

const child: PlannedChild = {
  bornOn: day('2026-01-15'),
  gender: null,
  motherRsvVaccine: null,
  motherHepatitisB: null,
  birthWeightKg: null,
};

describe('a child is planned otherwise', () => {
  test.each<{ what: string; now: Partial<PlannedChild> }>([
    { what: 'birthday', now: { bornOn: day('2026-01-16') } },
    { what: 'sex', now: { gender: 'male' } },
    { what: 'mother’s RSV vaccine', now: { motherRsvVaccine: false } },
    { what: 'mother’s hepatitis B', now: { motherHepatitisB: 'negative' } },
    { what: 'weight at birth', now: { birthWeightKg: 1.9 } },
  ])('after another $what', ({ now }) => {
    expect(isPlannedOtherwise(child, { ...child, ...now })).toBe(true);
  });

  test('only then', () => {
    expect(isPlannedOtherwise(child, { ...child })).toBe(false);
  });
});

test('of a mother of whom nobody said, the hepatitis B result is unknown and RSV vaccine was not given', () => {
  const { bornOn } = child;
  expect(ofMother(child)).toEqual({ bornOn, motherHepatitisB: 'unknown', motherRsvVaccine: false });
  expect(ofMother({ ...child, motherHepatitisB: 'positive', motherRsvVaccine: true })).toEqual({
    bornOn,
    motherHepatitisB: 'positive',
    motherRsvVaccine: true,
  });
});
