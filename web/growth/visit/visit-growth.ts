import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import type { ReferencePlan } from '#domain/growth/score/reference.ts';
import type { Units } from '#domain/growth/units.ts';
import type { Day } from '#domain/time/day.ts';
import type { ChartedAt } from '#domain/growth/line/charted.ts';

export type VisitGrowth = {
  readonly child: Child;
  readonly measurements: readonly Measurement[];
  /** With the birth weight; at least one. */
  readonly charted: readonly ChartedAt[];
  readonly plan: ReferencePlan;
  readonly units: Units;
  readonly today: Day;
};
