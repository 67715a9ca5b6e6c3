import type { Day } from '#domain/time/day.ts';
import type { PlannedStatus } from './status.ts';

export type DoseStanding = PlannedStatus | 'not-counted' | 'due' | 'unanswered';

export type StandingRow = {
  readonly vaccine: string;
  readonly status: PlannedStatus;
  readonly dueOn: Day | null;
  readonly isUnanswered: boolean;
  readonly doseId: string | null;
};

type Verdict = { readonly vaccine: string; readonly counts: boolean };

type Doses<V extends Verdict> = { readonly doses: readonly { readonly id: string; readonly verdicts: readonly V[] }[] };

/** Due: inside its recommended window. */
export function standingOf(row: StandingRow, plan: Doses<Verdict> & { readonly asOf: Day }): DoseStanding {
  switch (row.status) {
    case 'completed':
      return notCounted(row, plan) ? 'not-counted' : 'completed';
    case 'upcoming':
      if (row.isUnanswered) return 'unanswered';
      return row.dueOn !== null && row.dueOn <= plan.asOf ? 'due' : 'upcoming';
    default:
      return row.status;
  }
}

/** Null if it counts or there is no dose. */
export function notCounted<V extends Verdict>(
  { doseId, vaccine }: Pick<StandingRow, 'doseId' | 'vaccine'>,
  { doses }: Doses<V>,
): V | null {
  const dose = doses.find(({ id }) => id === doseId);
  const verdict = dose?.verdicts.find((one) => one.vaccine === vaccine);
  return verdict && !verdict.counts ? verdict : null;
}
