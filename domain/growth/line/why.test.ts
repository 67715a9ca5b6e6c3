import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { assess, type MeasuredValues } from '../score/assess.ts';
import { intergrowthBeforeTerm } from '../references/intergrowth.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import type { Score } from '../score/score.ts';
import { whySteps } from './why.ts';

const bornOn = day('2024-01-01');
const plan = [intergrowthBeforeTerm, ...referencePlan(references, 'cdc')];

/** The steps of a value by their names. */
function stepsOf(
  measure: 'weight' | 'height' | 'bmi' | 'weightForLength',
  age: number,
  values: Partial<MeasuredValues>,
  gestationDays: number | null = null,
): Record<string, string> {
  const measuredOn = addDays(bornOn, age);
  const nothing = { weightKg: null, heightCm: null, position: null, headCm: null };
  const assessment = assess({ gender: 'male', bornOn, gestationDays }, { measuredOn, ...nothing, ...values }, plan);
  const score: Score | { scored: false } = assessment[measure];
  if (!score.scored) throw new Error('no score');
  const steps = whySteps({ score, bornOn, measuredOn, isCorrected: assessment.ageUsed.isCorrected, units: 'us' });
  return Object.fromEntries(steps.map(({ name, text }) => [name, text.replaceAll('\u00a0', ' ')]));
}

describe('[GRO-03] why a number is what it is', () => {
  test('by WHO: the row of the day, its L, M and S, the formula and the result', () => {
    expect(stepsOf('weight', 476, { weightKg: 12.028 })).toEqual({
      Reference: 'WHO Child Growth Standards (2006), weight for age, boys',
      Age: '476 days, which is 15 months 20 days',
      Row: 'day 476',
      'L, M, S': expect.stringMatching(/^L −?0\.\d+, M 10\.\d+ kg, S 0\.\d+$/),
      Value: '12.028 kg (26 lb 8.3 oz)',
      Formula: expect.stringMatching(/^z = \(\(12\.028 ÷ 10\.\d+\)\^L − 1\) ÷ \(L × S\)$/),
      Result: 'z-score +1.28, 90th percentile',
    });
  });

  test('far out by WHO: that steps are equal there', () => {
    expect(stepsOf('weight', 476, { weightKg: 20 })['Formula']).toContain('beyond 3 standard deviations');
    expect(stepsOf('height', 476, { heightCm: 95 })['Formula']).toMatch(/^z = /);
  });

  test('by CDC: between which rows, and the extended charts above the 95th percentile of body mass index', () => {
    const high = { weightKg: 22, heightCm: 95 };
    expect(stepsOf('bmi', 1000, high)).toMatchObject({
      Reference: 'CDC growth charts (2000, extended BMI 2022), body mass index for age, boys',
      Row: '32.85421 months, read between the two nearest rows',
      Formula: expect.stringContaining('90 + 10 × Φ'),
    });
    expect(stepsOf('bmi', 1000, { weightKg: 14, heightCm: 95 })['Formula']).toMatch(/^z = /);
  });

  test('weight for length: the length by which it was read', () => {
    expect(stepsOf('weightForLength', 400, { weightKg: 10, heightCm: 75, position: 'standing' })['Row']).toBe(
      'length 75.7 cm',
    );
  });

  test('for a child born early: the age since its due date, and before it the weeks after the last period', () => {
    expect(stepsOf('weight', 280, { weightKg: 8 }, 217)['Age']).toBe(
      '217 days, counted from the due date; 9 months 6 days from birth',
    );
    expect(stepsOf('weight', 30, { weightKg: 2.2 }, 217)).toMatchObject({
      Row: '35.28571 weeks after the last period, by formula',
      Formula: expect.stringMatching(/^z = ln\(2\.2 ÷ \d/),
    });
  });
});
