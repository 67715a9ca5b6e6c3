import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import { isAfterUnanswered, isNotAnswered } from './after-unanswered.ts';
import type { PlannedStatus } from './planned-status.ts';

export type DoseStanding = PlannedStatus | 'not-counted' | 'due' | 'unanswered';

export type StandingRow = {
  readonly vaccine: string;
  readonly number: number;
  readonly status: PlannedStatus;
  readonly dueOn: Day | null;
  /** The day on which the next visits give it. */
  readonly plannedOn?: Day | null;
  /** When the child reaches the age for which the schedule has it; null without one. */
  readonly recommendedOn: Day | null;
  readonly isUnanswered: boolean;
  readonly doseId: string | null;
};

export type Verdict = { readonly vaccine: string; readonly counts: boolean };

export type Doses<V extends Verdict> = {
  readonly doses: readonly { readonly id: string; readonly verdicts: readonly V[] }[];
};

type PlannedRow = Pick<StandingRow, 'vaccine' | 'number' | 'status' | 'isUnanswered'>;

type PlanOnDay = Doses<Verdict> & { readonly planned: readonly PlannedRow[]; readonly asOf: Day };

/** Due: inside its recommended window, or given today at a checkup before it. */
export function standingOf(row: StandingRow, plan: PlanOnDay): DoseStanding {
  switch (row.status) {
    case 'completed':
      return isCounted(row, plan) ? 'completed' : 'not-counted';
    case 'upcoming':
      if (isNotAnswered(row, plan.planned, plan.asOf)) return 'unanswered';
      if (isAfterUnanswered(row, plan.planned)) return 'upcoming';
      if (row.plannedOn === plan.asOf) return 'due';
      return row.dueOn !== null && row.dueOn <= plan.asOf ? 'due' : 'upcoming';
    default:
      return row.status;
  }
}

export type Filled = Pick<StandingRow, 'vaccine' | 'status' | 'doseId'>;

/**
 * Whether the dose of a row counts, or will count if the row is open. A dose without a verdict, such as one entered
 * twice, does not.
 */
export function isCounted(row: Filled, plan: Doses<Verdict>): boolean {
  return row.status !== 'completed' || (verdictOf(row, plan)?.counts ?? false);
}

/** Why a dose does not count; null if it counts, there is no dose or nothing to say. */
export function notCounted<V extends Verdict>(row: Pick<StandingRow, 'doseId' | 'vaccine'>, plan: Doses<V>): V | null {
  const verdict = verdictOf(row, plan);
  return verdict && !verdict.counts ? verdict : null;
}

export type Dated = { readonly id: string; readonly givenOn: Day | null; readonly givenIn: Month | null };

/** Whether the dose of a row is recorded without a day or month. */
export function isDayMissing(
  { doseId }: Pick<StandingRow, 'doseId'>,
  { doses }: { readonly doses: readonly Dated[] },
): boolean {
  return doses.some(({ id, givenOn, givenIn }) => id === doseId && givenOn === null && givenIn === null);
}

function verdictOf<V extends Verdict>(
  { doseId, vaccine }: Pick<StandingRow, 'doseId' | 'vaccine'>,
  { doses }: Doses<V>,
): V | undefined {
  return doses.find(({ id }) => id === doseId)?.verdicts.find((one) => one.vaccine === vaccine);
}
