import { assess, type Assessment, type NoScore } from '#domain/growth/score/assess.ts';
import type { Score } from '#domain/growth/score/score.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import type { Row } from './row.ts';
import { allOf } from './verdict.ts';

/** Same as for the score cases. */
const Z_TOLERANCE = 0.0005;

/** The files give the length to at least 0.1 mm. */
const LENGTH_TOLERANCE_CM = 1e-6;

/** How scores, flags and length used differ at a boundary; null when they agree. */
export function edgeDifference(row: Row): string | null {
  const { bornOn, measuredOn } = row.days();
  const child = { gender: row.gender(), bornOn, gestationDays: null };
  const values = {
    measuredOn,
    weightKg: row.numberOrNull('weight_kg'),
    heightCm: row.numberOrNull('length_height_cm'),
    position: row.position(),
    headCm: row.numberOrNull('head_cm'),
  };
  const assessment = assess(child, values, [references.who2006.to60Months]);
  return allOf([
    lengthDifference(assessment, row),
    ...scoreDifferences(assessment, row),
    flagsDifference(assessment, row),
  ]);
}

function lengthDifference({ lengthUsedCm }: Assessment, row: Row): string | null {
  const expected = row.numberOrNull('length_used');
  const isSame =
    expected === null || lengthUsedCm === null
      ? expected === lengthUsedCm
      : Math.abs(expected - lengthUsedCm) <= LENGTH_TOLERANCE_CM;
  return isSame ? null : `expected length ${expected}, got ${lengthUsedCm}`;
}

function named({ weight, height, head, bmi, weightForLength }: Assessment) {
  return [
    { column: 'z_weight_for_age', flag: 'wfa', score: weight },
    { column: 'z_length_height_for_age', flag: 'lhfa', score: height },
    { column: 'z_head_circumference_for_age', flag: 'hcfa', score: head },
    { column: 'z_bmi_for_age', flag: 'bfa', score: bmi },
    { column: 'z_weight_for_length_height', flag: 'wfl', score: weightForLength },
  ];
}

function scoreDifferences(assessment: Assessment, row: Row): readonly (string | null)[] {
  return named(assessment).map(({ column, score }) => zDifference(column, score, row.numberOrNull(column)));
}

function zDifference(column: string, score: Score | NoScore, expected: number | null): string | null {
  const z = score.scored ? score.z : null;
  const isSame = z === null || expected === null ? z === expected : Math.abs(z - expected) <= Z_TOLERANCE;
  return isSame ? null : `expected ${column} ${expected}, got ${z}`;
}

function flagsDifference(assessment: Assessment, row: Row): string | null {
  const flagged = named(assessment).flatMap(({ flag, score }) => (score.scored && score.flagged ? [flag] : []));
  const expected = row
    .text('flags')
    .split('+')
    .filter((flag) => flag !== '');
  const isSame = flagged.toSorted().join('+') === expected.toSorted().join('+');
  return isSame ? null : `expected flags ${expected.join('+') || 'none'}, got ${flagged.join('+') || 'none'}`;
}
