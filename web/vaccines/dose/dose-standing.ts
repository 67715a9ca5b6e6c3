import type { Dose, PlannedDose, VaccineDecision, VaccinePlan } from '#contract/vaccines.ts';

/** How a row of the plan reads: its status, with what a parent has to tell apart inside of it. */
export type DoseStanding =
  | 'completed'
  | 'not-counted'
  | 'due'
  | 'overdue'
  | 'upcoming'
  | 'declined'
  | 'deferred'
  | 'not-needed'
  | 'unanswered';

type Plan = Pick<VaccinePlan, 'doses' | 'asOf'>;

/** The dose that fills a row; null where none does. */
export function doseOf({ doseId }: Pick<PlannedDose, 'doseId'>, { doses }: Pick<Plan, 'doses'>): Dose | null {
  return doseId === null ? null : (doses.find(({ id }) => id === doseId) ?? null);
}

/** What the family has decided about the vaccine of a row; null where nothing. */
export function decisionOf(
  { vaccine }: Pick<PlannedDose, 'vaccine'>,
  { decisions }: Pick<VaccinePlan, 'decisions'>,
): VaccineDecision | null {
  return decisions.find((decision) => decision.vaccine === vaccine) ?? null;
}

/** Why the dose of a row does not count for the row's vaccine; null where it counts, or there is none. */
export function notCounted(row: PlannedDose, plan: Pick<Plan, 'doses'>): Dose['verdicts'][number] | null {
  const verdict = doseOf(row, plan)?.verdicts.find(({ vaccine }) => vaccine === row.vaccine);
  return verdict && !verdict.counts ? verdict : null;
}

/** Where a row stands. Due is what may be given now: overdue inside its window, or due on this very day. */
export function standingOf(row: PlannedDose, plan: Plan): DoseStanding {
  switch (row.status) {
    case 'completed':
      return notCounted(row, plan) ? 'not-counted' : 'completed';
    case 'overdue':
      return row.isPastWindow ? 'overdue' : 'due';
    case 'upcoming':
      if (row.isUnanswered) return 'unanswered';
      return row.dueOn !== null && row.dueOn <= plan.asOf ? 'due' : 'upcoming';
    default:
      return row.status;
  }
}
