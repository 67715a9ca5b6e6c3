import type { Day } from '#domain/time/day.ts';
import { isAfterUnanswered } from './after-unanswered.ts';

type Row = {
  readonly vaccine: string;
  readonly number: number;
  readonly status: string;
  readonly dueOn: Day | null;
  /** The day on which the next visits give it, which is shown. */
  readonly plannedOn?: Day | null;
  /** Of a dose that has 28 days left at most. */
  readonly lastDayOn: Day | null;
  /** 'YYYY-MM-DD HH:mm:ss'; null if unknown. */
  readonly completedDate: string | null;
  readonly isUnanswered: boolean;
  readonly doseId: string | null;
};

/** The day by which a dose is judged: its own, or the likely one of its month; null if neither is known. */
type Given = { readonly id: string; readonly likelyOn: Day | null };

/**
 * The earliest overdue, the next upcoming and the latest completed; one with a last day that is near before others, rows
 * without a day last. None that is still to come
 * after a dose of its vaccine that is not answered yet.
 */
export function cardChoice<R extends Row>(rows: readonly R[], doses: readonly Given[]): R[] {
  const of = (status: string) => rows.filter((row) => row.status === status && !row.isUnanswered);
  const byDue = ({ lastDayOn, plannedOn, dueOn }: R) => `${lastDayOn ?? '9'} ${plannedOn ?? dueOn ?? '9'}`;
  const likelyOn = new Map(doses.map((dose) => [dose.id, dose.likelyOn]));
  const byGiven = ({ doseId, completedDate }: R) => completedDate ?? likelyOn.get(doseId ?? '') ?? '';
  const isSooner = (one: R, other: R) => byDue(one) < byDue(other);
  const chosen = [
    first(of('overdue'), isSooner),
    first(
      of('upcoming').filter((row) => !isAfterUnanswered(row, rows)),
      isSooner,
    ),
    first(of('completed'), (one, other) => byGiven(one) > byGiven(other)),
  ];
  return chosen.filter((row) => row !== undefined);
}

function first<R>(rows: readonly R[], isBefore: (one: R, other: R) => boolean): R | undefined {
  return rows.reduce<R | undefined>(
    (found, row) => (found === undefined || isBefore(row, found) ? row : found),
    undefined,
  );
}
