import type { PlannedDose } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';

/** '1 vaccine is overdue. Please check with your pediatrician.' */
export function overdueTitle(overdue: number): string {
  const vaccines = overdue === 1 ? '1 vaccine is' : `${overdue} vaccines are`;
  return `${vaccines} overdue. Please check with your pediatrician.`;
}

/** Since when doses are due, and until when they may be given in time. @param rows overdue ones, at least one */
export function overdueText(rows: readonly PlannedDose[]): string {
  const since = earliest(rows.map(({ dueOn }) => dueOn));
  const past = rows.filter(({ isPastWindow }) => isPastWindow);
  const dueText = since ? `Due since ${longDayText(since)}` : 'Due now';
  if (past.length === 0) {
    const until = earliest(rows.map(({ windowEndsOn }) => windowEndsOn));
    return until ? `${dueText}, inside the recommended window until ${longDayText(until)}.` : `${dueText}.`;
  }
  const ended = earliest(past.map(({ windowEndsOn }) => windowEndsOn));
  const whose = past.length === rows.length ? 'The recommended window' : `The window of ${past.length} of them`;
  return ended ? `${dueText}. ${whose} ended on ${longDayText(ended)}.` : `${dueText}.`;
}

function earliest(days: readonly (Day | null)[]): Day | undefined {
  return days.filter((one) => one !== null).toSorted()[0];
}
