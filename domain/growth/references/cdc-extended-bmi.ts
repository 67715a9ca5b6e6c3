import type { Gender } from '#domain/children/child.ts';
import type { Lms } from '../score/lms.ts';
import type { BodyMassIndexScoring } from '../score/reference.ts';
import { percentileOfZ, zOfPercentile } from '../score/percentile.ts';
import { DAYS_PER_MONTH } from '../month.ts';
import { valueAt, zScore } from '../score/z-score.ts';

export type BmiRow = { readonly lms: Lms; readonly gender: Gender; readonly ageDays: number };

const Z_OF_95 = zOfPercentile(95);

export const extendedBmi: BodyMassIndexScoring = {
  zOf: (bmi, lms, gender, ageDays) => extendedBmiZ(bmi, { lms, gender, ageDays }),
  formulaOf: (z) =>
    z > Z_OF_95 ? 'above the 95th percentile: 90 + 10 × Φ((BMI − P95) ÷ σ), by the extended charts of 2022' : null,
};

/** Percentiles lose precision beyond this; no child is that far out. */
const LEAST_PERCENTILE = 1e-300;

const ABOVE_95 = { from: 90, share: 10 };

/**
 * Above the 95th percentile a half-normal distribution replaces LMS.
 *
 * @param bmi kg/m²
 * @returns infinite for a value that no child has
 * @throws RangeError when `bmi` is not above 0
 *
 * Source: CDC extended BMI-for-age growth charts, 2022.
 */
function extendedBmiZ(bmi: number, row: BmiRow): number {
  const above = bmi - valueAt(Z_OF_95, row.lms);
  if (!(above > 0)) return zScore(bmi, row.lms);
  // From the upper tail, which is precise near 100.
  const tail = (ABOVE_95.share / 100) * percentileOfZ(-above / sigmaOf(row));
  return tail > LEAST_PERCENTILE ? -zOfPercentile(tail) : Infinity;
}

export function extendedBmiAt(percentile: number, row: BmiRow): number {
  if (percentile <= 95) return valueAt(zOfPercentile(percentile), row.lms);
  const z = zOfPercentile(((percentile - ABOVE_95.from) / ABOVE_95.share) * 100);
  return valueAt(Z_OF_95, row.lms) + sigmaOf(row) * z;
}

function sigmaOf({ gender, ageDays }: BmiRow): number {
  const years = ageDays / DAYS_PER_MONTH / 12;
  return gender === 'male'
    ? 0.3728 + 0.5196 * years - 0.0091 * years ** 2
    : 0.8334 + 0.3712 * years - 0.0011 * years ** 2;
}
