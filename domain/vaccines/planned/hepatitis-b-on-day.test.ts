import { expect, test } from 'vitest';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { hepatitisBOnDay } from './hepatitis-b-on-day.ts';

test('hepatitis B is known by its doses, and its blood test by what was recorded', () => {
  const bornOn = day('2026-01-15');
  const of = { bornOn, doses: ofProduct('08', bornOn) };
  const on = day('2026-01-20');

  expect(hepatitisBOnDay(plannedChildOn(of, on))).toEqual({
    isStarted: true,
    isStartedAtBirth: true,
    isComplete: false,
    isContraindicated: false,
    isTested: false,
  });
  expect(hepatitisBOnDay(plannedChildOn({ bornOn }, on, { isTested: true }))).toMatchObject({
    isStarted: false,
    isTested: true,
  });
});
