import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import type { Charted } from './series.ts';

/** The id of the birth weight among what is drawn. */
export const BIRTH_ID = 'birth';

/** A measured value with the place where it was taken. */
export type ChartedAt = Charted & Pick<Measurement, 'place'>;

/**
 * What is drawn and judged of a child: its measurements, and before them the birth weight that was entered with the
 * child, unless a weight was measured on that day.
 */
export function chartedOf(
  { bornOn, birthWeightKg }: Child,
  measurements: readonly Measurement[],
): readonly ChartedAt[] {
  const isKnown = measurements.some(({ measuredOn, weightKg }) => measuredOn === bornOn && weightKg !== null);
  if (birthWeightKg === null || isKnown) return measurements;
  const nothing = { heightCm: null, position: null, headCm: null, place: null };
  return [{ id: BIRTH_ID, measuredOn: bornOn, weightKg: birthWeightKg, ...nothing }, ...measurements];
}
