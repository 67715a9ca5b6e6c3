import type { Day } from '#domain/time/day.ts';
import type { PlacedValues } from './line-input.ts';

export const BIRTH_ID = 'birth';

export type ChartedAt = PlacedValues & { readonly id: string };

type Born = { readonly bornOn: Day; readonly birthWeightKg: number | null };

/**
 * Measurements by day, the doctor's last of each, which speaks for its day; preceded by the birth weight from the profile
 * unless a weight was measured that day.
 */
export function chartedOf({ bornOn, birthWeightKg }: Born, measurements: readonly ChartedAt[]): readonly ChartedAt[] {
  const isKnown = measurements.some(({ measuredOn, weightKg }) => measuredOn === bornOn && weightKg !== null);
  const byDay = measurements.toSorted(
    (one, other) => one.measuredOn.localeCompare(other.measuredOn) || orderOfPlace(one) - orderOfPlace(other),
  );
  if (birthWeightKg === null || isKnown) return byDay;
  const nothing = { heightCm: null, position: null, headCm: null, place: null };
  return [{ id: BIRTH_ID, measuredOn: bornOn, weightKg: birthWeightKg, ...nothing }, ...byDay];
}

function orderOfPlace({ place }: ChartedAt): number {
  return place === 'doctor' ? 1 : 0;
}
