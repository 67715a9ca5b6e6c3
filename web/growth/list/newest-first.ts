import type { Measurement } from '#contract/growth.ts';

export function newestFirst(measurements: readonly Measurement[]): Measurement[] {
  return measurements.toSorted(
    (one, other) => other.measuredOn.localeCompare(one.measuredOn) || other.madeAt.localeCompare(one.madeAt),
  );
}
