import { expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { currentEditionOn, ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { judgedDoses } from '../given/known-dose.ts';
import { hepatitisBSeries } from './hepatitis-b-series.ts';

const bornOn = day('2025-01-15');
const today = day('2026-01-15');
const none = { isStarted: false, isStartedAtBirth: false, isComplete: false };
const child = { bornOn, motherHepatitisB: 'positive', birthWeightKg: 3.4 } as const;

test.each([
  { what: 'no dose', cvx: '08', months: [], is: none },
  { what: 'a dose of another vaccine', cvx: '20', months: [2], is: none },
  { what: 'one dose', cvx: '08', months: [0], is: { ...none, isStarted: true, isStartedAtBirth: true } },
  { what: 'one dose too early for its product', cvx: '110', months: [1], is: { ...none, isStarted: true } },
  {
    what: 'three doses',
    cvx: '08',
    months: [0, 1, 6],
    is: { isStarted: true, isStartedAtBirth: true, isComplete: true },
  },
])('the hepatitis B series after $what', ({ cvx, months, is }) => {
  const doses = ofProduct(cvx, ...months.map((count) => addMonths(bornOn, count)));
  const given = judgedDoses(routineSchedule(), doses).map((dose) => dose.given);
  const edition = currentEditionOn(today);
  const assessment = evaluateAndForecast(edition, { bornOn, sex: 'female' }, given, today);

  expect(hepatitisBSeries({ assessment, doses: given, edition, noted: [], child })).toEqual({
    ...is,
    isContraindicated: false,
  });
});
