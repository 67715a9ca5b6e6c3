import type { Day } from '#domain/time/day.ts';
import type { PlacedValues } from './line-input.ts';

export const BIRTH_ID = 'birth';

export type ChartedAt = PlacedValues & { readonly id: string };

type Born = { readonly bornOn: Day; readonly birthWeightKg: number | null };

/** Measurements, preceded by the birth weight from the profile unless a weight was measured that day. */
export function chartedOf({ bornOn, birthWeightKg }: Born, measurements: readonly ChartedAt[]): readonly ChartedAt[] {
  const isKnown = measurements.some(({ measuredOn, weightKg }) => measuredOn === bornOn && weightKg !== null);
  if (birthWeightKg === null || isKnown) return measurements;
  const nothing = { heightCm: null, position: null, headCm: null, place: null };
  return [{ id: BIRTH_ID, measuredOn: bornOn, weightKg: birthWeightKg, ...nothing }, ...measurements];
}
