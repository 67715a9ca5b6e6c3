import type { PlannedDose } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';

/** '1 vaccine is overdue. Please check with your pediatrician.' */
export function overdueTitle(overdue: number): string {
  const vaccines = overdue === 1 ? '1 vaccine is' : `${overdue} vaccines are`;
  return `${vaccines} overdue. Please check with your pediatrician.`;
}

/** Since when doses are due and until when they are on time. @param rows at least one, all overdue */
export function overdueText(rows: readonly PlannedDose[]): string {
  const since = earliest(rows.map(({ dueOn }) => dueOn));
  const past = rows.filter(({ isPastWindow }) => isPastWindow);
  const dueText = since ? `Due since ${longDayText(since)}` : 'Due now';
  if (past.length === 0) {
    const { first: until, isOne } = windowEnds(rows);
    if (!until) return `${dueText}.`;
    const inside = isOne
      ? 'inside the recommended window until'
      : 'inside the recommended windows, the first of them until';
    return `${dueText}, ${inside} ${longDayText(until)}.`;
  }
  const { first: ended, isOne } = windowEnds(past);
  if (!ended) return `${dueText}.`;
  const of = past.length === rows.length ? '' : ` of ${past.length} of them`;
  const recommended = past.length === rows.length ? 'recommended ' : '';
  return isOne
    ? `${dueText}. The ${recommended}window${of} ended on ${longDayText(ended)}.`
    : `${dueText}. The ${recommended}windows${of} have ended, the first on ${longDayText(ended)}.`;
}

/** The first day a window ends, and whether it is the only one. */
function windowEnds(rows: readonly PlannedDose[]): { first: Day | undefined; isOne: boolean } {
  const ends = rows.map(({ windowEndsOn }) => windowEndsOn);
  return { first: earliest(ends), isOne: new Set(ends.filter((on) => on !== null)).size === 1 };
}

function earliest(days: readonly (Day | null)[]): Day | undefined {
  return days.filter((one) => one !== null).toSorted()[0];
}
