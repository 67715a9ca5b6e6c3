import type { Day } from '#domain/time/day.ts';
import type { Made } from '#server/db/entry.ts';
import type { Tables } from '#server/db/tables.ts';
import type { PlannedChild } from './plan.ts';

/** What is stored of a child's vaccines. */
export type PlanData = {
  readonly plan: Tables['vaccine_plans'] & Made;
  readonly doses: readonly Tables['doses'][];
  readonly rows: readonly Tables['planned_doses'][];
  readonly decisions: readonly Tables['vaccine_decisions'][];
  readonly conditions: readonly (Tables['vaccine_conditions'] & Made)[];
};

export type Reading = { readonly child: PlannedChild; readonly today: Day };
