import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import type { Charted } from './series.ts';

export const BIRTH_ID = 'birth';

export type ChartedAt = Charted & Pick<Measurement, 'place'>;

/** Measurements, preceded by the birth weight from the profile unless a weight was measured that day. */
export function chartedOf(
  { bornOn, birthWeightKg }: Child,
  measurements: readonly Measurement[],
): readonly ChartedAt[] {
  const isKnown = measurements.some(({ measuredOn, weightKg }) => measuredOn === bornOn && weightKg !== null);
  if (birthWeightKg === null || isKnown) return measurements;
  const nothing = { heightCm: null, position: null, headCm: null, place: null };
  return [{ id: BIRTH_ID, measuredOn: bornOn, weightKg: birthWeightKg, ...nothing }, ...measurements];
}
