import { assess, bodyMassIndex } from '#domain/growth/assess.ts';
import type { Assessment, NoScore } from '#domain/growth/assess.ts';
import { DAYS_PER_MONTH } from '#domain/growth/month.ts';
import { readReference, scoreOf } from '#domain/growth/score.ts';
import type { Score } from '#domain/growth/score.ts';
import type { Indicator } from '#domain/growth/reference.ts';
import { references } from '#domain/growth/references-client-data.ts';
import { subjectOf } from './references.ts';
import type { Subject } from './references.ts';
import { fail } from './row.ts';
import type { Row } from './row.ts';

/** Most that a percentile moves with a z-score, 100 times the density of the normal distribution at its top. */
const PERCENTILE_PER_Z = 39.9;

/** Half of the last digit with which percentiles are written. */
const PERCENTILE_ROUNDING = 1e-6;

/** How the score of a measurement differs from the expected one; null when they agree. */
export function scoreDifference(row: Row): string | null {
  const subject = subjectOf(row.text('reference'), row.text('indicator'));
  const score =
    row.text('reference') === 'WHO2006' ? scoreIn(assessmentOf(row), subject.indicator) : scoreBy(subject, row);
  const expected = row.numberOrNull('expected_z');
  if (expected === null) return score.scored ? `expected no score, got ${score.z}` : null;
  if (!score.scored) return `expected ${expected}, got none: ${score.reason}`;
  return (
    zDifference(score, expected, row.number('tolerance_z')) ??
    percentileDifference(score, row) ??
    flagDifference(score, row)
  );
}

/** WHO's standards as a child is judged by them, with the rules of age and position. */
function assessmentOf(row: Row): Assessment {
  const { bornOn, measuredOn } = row.days();
  const child = { gender: row.gender(), bornOn, gestationDays: null };
  const values = {
    measuredOn,
    weightKg: row.numberOrNull('weight_kg'),
    heightCm: row.numberOrNull('length_height_cm'),
    position: row.position(),
    headCm: row.numberOrNull('head_cm'),
  };
  return assess(child, values, [references.who2006.to60Months]);
}

function scoreIn(assessment: Assessment, indicator: Indicator): Score | NoScore {
  switch (indicator) {
    case 'weight-for-age':
      return assessment.weight;
    case 'length-for-age':
      return assessment.height;
    case 'head-for-age':
      return assessment.head;
    case 'bmi-for-age':
      return assessment.bmi;
    case 'weight-for-length':
      return assessment.weightForLength;
  }
}

/** Another reference at the very age that a row tells, which may be a broken day. */
function scoreBy({ reference, indicator }: Subject, row: Row): Score | NoScore {
  const none = (reason: NoScore['reason']): NoScore => ({ scored: false, reason, reference });
  const value = valueOf(indicator, row);
  if (value === null) return none('no-value');
  if (!(value > 0)) return none('impossible-value');
  const gender = row.gender();
  if (gender === null) return none('sex-unknown');
  const at = { ageDays: ageDaysIn(row), lengthCm: row.numberOrNull('length_height_cm') };
  const reading = readReference(reference, indicator, gender, at);
  return reading ? scoreOf(reading, value) : none('age-out-of-range');
}

function valueOf(indicator: Indicator, row: Row): number | null {
  const weight = row.numberOrNull('weight_kg');
  const height = row.numberOrNull('length_height_cm');
  switch (indicator) {
    case 'weight-for-age':
      return weight;
    case 'weight-for-length':
      return height === null ? null : weight;
    case 'length-for-age':
      return height;
    case 'head-for-age':
      return row.numberOrNull('head_cm');
    case 'bmi-for-age':
      return bodyMassIndex(weight, height) ?? row.numberOrNull('bmi');
  }
}

function ageDaysIn(row: Row): number {
  const months = row.numberOrNull('age_months');
  if (months !== null) return months * DAYS_PER_MONTH;
  return row.numberOrNull('age_days') ?? row.age() ?? fail('the age is empty');
}

function zDifference({ z }: Score, expected: number, tolerance: number): string | null {
  return Math.abs(z - expected) <= tolerance ? null : `expected z ${expected}, got ${z}`;
}

function percentileDifference({ percentile }: Score, row: Row): string | null {
  const expected = row.numberOrNull('expected_percentile');
  if (expected === null) return null;
  const tolerance = PERCENTILE_PER_Z * row.number('tolerance_z') + PERCENTILE_ROUNDING;
  return Math.abs(percentile - expected) <= tolerance ? null : `expected percentile ${expected}, got ${percentile}`;
}

function flagDifference({ flagged }: Score, row: Row): string | null {
  const expected = row.numberOrNull('expected_flag');
  return expected === null || (expected === 1) === flagged ? null : `expected flag ${expected}, got ${flagged ? 1 : 0}`;
}
