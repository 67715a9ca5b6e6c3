import { describe, expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import type { Patient } from '../assessment.ts';
import { editionOn, CURRENT_EDITION, routineSchedule } from '../editions/editions-data.ts';
import { evaluateAndForecast } from '../engine.ts';
import { judgedDoses } from '../given/known-dose.ts';
import { isComplete, type SeriesFacts } from './series-standing.ts';

const bornOn = day('2025-01-15');
const today = day('2026-01-15');
const light = { bornOn, motherHepatitisB: 'positive', birthWeightKg: 1.8 } as const;
const grown = { ...light, birthWeightKg: 3.4 };

function factsOf(
  child: SeriesFacts['child'],
  cvx: string,
  months: readonly number[],
  observations: Patient['observations'] = [],
): SeriesFacts {
  const doses = ofProduct(cvx, ...months.map((count) => addMonths(bornOn, count)));
  const given = judgedDoses(routineSchedule(), doses).map((dose) => dose.given);
  const edition = editionOn(CURRENT_EDITION, today);
  const assessment = evaluateAndForecast(edition, { bornOn, sex: 'female', observations }, given, today);
  return { assessment, doses: given, edition, noted: observations.map(({ code }) => code), child };
}

describe('a vaccine is complete', () => {
  test.each([
    { what: 'two doses of hepatitis B', months: [0, 1], child: grown, is: false },
    { what: 'three', months: [0, 1, 6], child: grown, is: true },
    { what: 'three, born under 2,000 g', months: [0, 1, 6], child: light, is: false },
    { what: 'four, born under 2,000 g', months: [0, 1, 2, 6], child: light, is: true },
  ])('after $what: $is', ({ months, child, is }) => {
    expect(isComplete('HepB', factsOf(child, '08', months))).toBe(is);
  });

  test('by its own doses, not by those of another', () => {
    const facts = factsOf(grown, '08', [0, 1, 6]);

    expect(isComplete('HepA', facts)).toBe(false);
    expect(isComplete('Unknown', facts)).toBe(false);
  });

  test('other vaccines also of a child born under 2,000 g', () => {
    expect(isComplete('Rotavirus', factsOf(light, '119', [2, 4]))).toBe(true);
  });

  test('without a dose where the child is immune', () => {
    const immune = [{ code: '018' }];

    expect(isComplete('HepA', factsOf(grown, '08', []))).toBe(false);
    expect(isComplete('HepA', factsOf(grown, '08', [], immune))).toBe(true);
  });
});
