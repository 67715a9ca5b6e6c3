import type { Measurement } from '#contract/growth.ts';

/** Measurements from the latest day to the earliest; of one day, the one added last comes first. */
export function newestFirst(measurements: readonly Measurement[]): Measurement[] {
  return measurements.toSorted(
    (one, other) => other.measuredOn.localeCompare(one.measuredOn) || other.madeAt.localeCompare(one.madeAt),
  );
}
