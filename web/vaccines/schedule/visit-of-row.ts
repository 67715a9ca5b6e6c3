import type { PlannedDose } from '#contract/vaccines.ts';
import { visitMonthsOn } from '#domain/checkups/visit-of-age.ts';
import type { Day } from '#domain/time/day.ts';

/** Where a dose belongs by age, in months; null for a dose without a day. */
export function visitMonths({ recommendedOn, dueOn }: Pick<PlannedDose, 'recommendedOn' | 'dueOn'>, bornOn: Day) {
  const on = recommendedOn ?? dueOn;
  return on && visitMonthsOn(on, bornOn);
}
