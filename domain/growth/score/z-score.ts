import type { Lms } from './lms.ts';

/**
 * Standard deviations from the median.
 *
 * @param value in the unit of `lms.m` (kg, cm or kg/m²)
 * @throws RangeError when `value` is not above 0
 *
 * Source: Cole and Green 1992, the LMS method, as used by the WHO and CDC references.
 */
export function zScore(value: number, { l, m, s }: Lms): number {
  if (!(value > 0)) throw new RangeError(`a measurement must be above 0, got ${value}`);
  const logRatio = Math.log(value / m);
  // The limit of the Box-Cox formula at l = 0.
  return l === 0 ? logRatio / s : Math.expm1(l * logRatio) / (l * s);
}

/** The inverse of `zScore`, in the unit of `lms.m`; NaN if the reference has no value so far out. */
export function valueAt(z: number, { l, m, s }: Lms): number {
  return l === 0 ? m * Math.exp(s * z) : m * Math.exp(Math.log1p(l * s * z) / l);
}

/**
 * For skewed measures (weight, body mass index): beyond 3 standard deviations it continues in equal steps of the
 * distance between the second and the third.
 *
 * @throws RangeError when `value` is not above 0
 *
 * Source: WHO Child Growth Standards 2006, methods and development, on the computation of z-scores.
 */
export function restrictedZScore(value: number, lms: Lms): number {
  const z = zScore(value, lms);
  if (Math.abs(z) <= 3) return z;
  const { third, step } = tail(Math.sign(z), lms);
  return Math.sign(z) * 3 + (value - third) / step;
}

/** The inverse of `restrictedZScore`, and WHO's printed SD lines. */
export function restrictedValueAt(z: number, lms: Lms): number {
  if (Math.abs(z) <= 3) return valueAt(z, lms);
  const { third, step } = tail(Math.sign(z), lms);
  return third + (z - Math.sign(z) * 3) * step;
}

/** The value at 3 standard deviations above (side 1) or below (side -1), and one step beyond. */
function tail(side: number, lms: Lms) {
  const third = valueAt(3 * side, lms);
  return { third, step: (third - valueAt(2 * side, lms)) * side };
}
