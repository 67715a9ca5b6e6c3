import { uncapital } from '#domain/text/capital.ts';
import type { Day } from '#domain/time/day.ts';
import { dayAtAge } from '../duration.ts';
import { type PlannedGroup } from './planned-group.ts';

export type WaitingRow = {
  /** As which it is told. */
  readonly shownNumber: number;
  readonly dueOn: Day;
  /** The age that it shows, and its day. */
  readonly recommended: { readonly age: string; readonly on: Day | null } | undefined;
};

/**
 * The age that it shows; that of another row, as of a booster after a late start; or the dose before it. A dose already
 * due counts as given today, so later days move until it is given.
 *
 * @param isBeforeDue an earlier dose of the vaccine is due and not given
 */
export function whyPlanned(
  { rows }: PlannedGroup,
  bornOn: Day,
  { shownNumber, dueOn, recommended }: WaitingRow,
  isBeforeDue: boolean,
): string {
  if (recommended?.on === dueOn) return `Recommended: ${uncapital(recommended.age)}.`;
  const atAge = rows.find((row) => dayAtAge(bornOn, row.from) === dueOn);
  if (atAge) return `${recommended ? 'For this child' : 'Recommended'}: ${uncapital(atAge.age)}.`;
  const before = shownNumber - 1;
  return isBeforeDue
    ? `Counted from dose ${before}, as if what is due were given today.`
    : `Counted from dose ${before}, as if it were given on its day.`;
}
