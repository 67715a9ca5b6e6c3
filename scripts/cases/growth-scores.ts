import { assess, bodyMassIndex, type Assessment, type NoScore } from '#domain/growth/score/assess.ts';
import { readReference, scoreOf, type Score } from '#domain/growth/score/score.ts';
import type { Indicator } from '#domain/growth/score/reference.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { subjectOf, type Subject } from './references.ts';
import type { Row } from './row.ts';

/** The steepest slope of percentile over z-score: 100 times the peak density of the normal distribution. */
const PERCENTILE_PER_Z = 39.9;

/** Rounding of the percentiles in the files. */
const PERCENTILE_ROUNDING = 1e-6;

type Judged = Score | { readonly scored: false; readonly reason: NoScore['reason'] | 'no-table' };

export function scoreDifference(row: Row): string | null {
  const subject = subjectOf(row.text('reference'), row.text('indicator'));
  const isWho2006 = row.text('reference') === 'WHO2006';
  const score = isWho2006 && subject ? scoreOfChild(subject.indicator, row) : scoreBy(subject, row);
  const expected = row.numberOrNull('expected_z');
  if (expected === null) return score.scored ? `expected no score, got ${score.z}` : null;
  if (!score.scored) return `expected ${expected}, got none: ${score.reason}`;
  return (
    zDifference(score, expected, row.number('tolerance_z')) ??
    percentileDifference(score, row) ??
    flagDifference(score, row)
  );
}

function scoreOfChild(indicator: Indicator, row: Row): Score | NoScore {
  const weightKg = row.numberOrNull('weight_kg');
  const heightCm = row.numberOrNull('length_height_cm');
  const bmi = row.numberOrNull('bmi');
  const isByBmiAlone = indicator === 'bmi-for-age' && bmi !== null && (weightKg === null || heightCm === null);
  const measured = isByBmiAlone
    ? // At 1 m, a child weighs its body mass index.
      { weightKg: bmi, heightCm: 100, position: null }
    : { weightKg, heightCm, position: row.position() };
  const { bornOn, measuredOn } = row.days();
  const child = { gender: row.gender(), bornOn, gestationDays: null };
  const values = { ...measured, measuredOn, headCm: row.numberOrNull('head_cm') };
  return scoreIn(assess(child, values, [references.who2006.to60Months]), indicator);
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

/** A score by another reference; the age may be a fraction of a day. */
function scoreBy(subject: Subject | null, row: Row): Judged {
  const none = (reason: NoScore['reason'] | 'no-table') => ({ scored: false, reason }) as const;
  const ageDays = row.ageDays();
  const gender = row.gender();
  if (subject === null) return none('no-table');
  const value = valueOf(subject.indicator, row);
  if (value === null) return none('no-value');
  if (!(value > 0)) return none('impossible-value');
  if (gender === null) return none('sex-unknown');
  const at = { ageDays, lengthCm: row.numberOrNull('length_height_cm') };
  const reading = readReference(subject.reference, subject.indicator, gender, at);
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
