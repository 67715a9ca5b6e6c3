import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import type { GrowthReference } from '#domain/growth/reference.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';

/** What growth on the sheet for the doctor is made of. */
export type VisitGrowth = {
  readonly child: Child;
  /** One or more. */
  readonly measurements: readonly Measurement[];
  readonly reference: GrowthReference;
  readonly units: Units;
  readonly today: Day;
};
