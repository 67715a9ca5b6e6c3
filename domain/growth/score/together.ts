import type { Day } from '#domain/time/day.ts';
import type { MeasuredValues } from './assess.ts';
import { valuesOf } from '../latest.ts';

export type Together<M extends MeasuredValues> = {
  readonly measuredOn: Day;
  readonly ofWeight: M;
  readonly ofHeight: M;
  /** In kg and cm. */
  readonly values: MeasuredValues;
};

/** Earliest first; of several values on one day the last in the given order counts. */
export function measuredTogether<M extends MeasuredValues>(measurements: readonly M[]): readonly Together<M>[] {
  const weights = new Map(valuesOf('weight', measurements).map((dated) => [dated.measuredOn, dated.measurement]));
  const heights = new Map(valuesOf('height', measurements).map((dated) => [dated.measuredOn, dated.measurement]));
  return [...weights].flatMap(([measuredOn, ofWeight]) => {
    const ofHeight = heights.get(measuredOn);
    if (!ofHeight) return [];
    const { heightCm, position } = ofHeight;
    return [
      {
        measuredOn,
        ofWeight,
        ofHeight,
        values: { measuredOn, weightKg: ofWeight.weightKg, heightCm, position, headCm: null },
      },
    ];
  });
}
