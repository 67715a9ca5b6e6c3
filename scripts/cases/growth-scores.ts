import { assess } from '#domain/growth/assess.ts';
import type { Assessment, NoScore } from '#domain/growth/assess.ts';
import type { Score } from '#domain/growth/score.ts';
import { who2006 } from '#domain/growth/who-2006-data.ts';
import { fail } from './row.ts';
import type { Row } from './row.ts';

/** Most that a percentile moves with a z-score, 100 times the density of the normal distribution at its top. */
const PERCENTILE_PER_Z = 39.9;

/** Half of the last digit with which percentiles are written. */
const PERCENTILE_ROUNDING = 1e-6;

/** How the score of a measurement differs from the expected one; null when they agree. */
export function scoreDifference(row: Row): string | null {
  if (row.text('reference') !== 'WHO2006') return `${row.text('reference')} is not covered yet`;
  const score = scoreNamed(assessmentOf(row), row.text('indicator'));
  const expected = row.numberOrNull('expected_z');
  if (expected === null) return score.scored ? `expected no score, got ${score.z}` : null;
  if (!score.scored) return `expected ${expected}, got none: ${score.reason}`;
  return (
    zDifference(score, expected, row.number('tolerance_z')) ??
    percentileDifference(score, row) ??
    flagDifference(score, row)
  );
}

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
  return assess(child, values, who2006);
}

function scoreNamed(assessment: Assessment, indicator: string): Score | NoScore {
  switch (indicator) {
    case 'weight_for_age':
      return assessment.weight;
    case 'length_height_for_age':
      return assessment.height;
    case 'head_circumference_for_age':
      return assessment.head;
    case 'bmi_for_age':
      return assessment.bmi;
    case 'weight_for_length_height':
      return assessment.weightForLength;
    default:
      return fail(`indicator is not known: ${indicator}`);
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
