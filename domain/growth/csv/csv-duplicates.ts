import type { MeasuredValues } from '../score/assess.ts';

type Values = Pick<MeasuredValues, 'measuredOn' | 'weightKg' | 'heightCm' | 'headCm'>;

export function isSameMeasured(one: Values, other: Values): boolean {
  return isCovered(one, other) && isCovered(other, one);
}

export function isCovered(one: Values, by: Values): boolean {
  const isThere = (value: number | null, there: number | null) => value === null || value === there;
  return (
    one.measuredOn === by.measuredOn &&
    isThere(one.weightKg, by.weightKg) &&
    isThere(one.heightCm, by.heightCm) &&
    isThere(one.headCm, by.headCm)
  );
}
