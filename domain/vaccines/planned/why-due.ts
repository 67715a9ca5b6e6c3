import type { Day } from '#domain/time/day.ts';
import type { PlannedGroup } from './planned-group.ts';
import { whyPlanned, type WaitingRow } from './why-planned.ts';

export type WhyDue = {
  readonly why: string;
  /** In its place where 'as soon as possible' was said before it. */
  readonly whyWithoutSoon?: string;
  readonly details: readonly string[];
};

type OfVaccine = {
  readonly group: PlannedGroup;
  readonly bornOn: Day;
  readonly today: Day;
  /** What is said of its next dose; null where the engine has no day for one. */
  readonly next: WhyDue | null;
  /** Each of its doses is for a season of its own. */
  readonly isBySeason: boolean;
};

/**
 * Why an open row is due on its day: for the first, what is said of the next dose; for a later one, its age or the dose
 * before it.
 *
 * @param before the open rows before it
 */
export function whyDue(
  row: WaitingRow,
  before: readonly { readonly dueOn: Day | null }[],
  { group, bornOn, today, next, isBySeason }: OfVaccine,
): WhyDue {
  if (before.length === 0) return next ?? { why: 'For the season to come.', details: [] };
  if (isBySeason) return { why: 'For a later season.', details: [] };
  const isBeforeDue = before.some(({ dueOn }) => dueOn !== null && dueOn <= today);
  return { why: whyPlanned(group, bornOn, row, isBeforeDue), details: [] };
}
