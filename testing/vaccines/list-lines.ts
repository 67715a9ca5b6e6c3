import type { Day } from '#domain/time/day.ts';
import { plannedGroups } from '#domain/vaccines/planned/planned-group.ts';
import { groupsOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { plannedChildOn } from './vaccine-record.ts';

/**
 * The vaccine list of a child, a line per row: 'vaccine number, age of the schedule and the day of that age: status, due
 * day – last day of its window'. An age in brackets is asked for by the question about the past alone.
 */
export function listLines(of: Parameters<typeof plannedChildOn>, vaccines: readonly string[]): readonly string[] {
  const child = plannedChildOn(...of);
  const groupOf = groupsOnDay(child);
  const groups = plannedGroups(child.published.schedule).filter(({ id }) => vaccines.includes(id));
  return groups.flatMap((group) => {
    const { rows, recommended, past, onDay } = groupOf(group);
    return rows.map((row) => {
      const { vaccine, number, status, dueOn, windowEndsOn, isUnanswered } = onDay(row);
      const own = ageText(recommended.get(number));
      const ofPast = ageText(past.get(number));
      const age = [own, ofPast && `(${ofPast})`].filter((text) => text !== '').join(' ');
      const window = dueOn === null ? '' : ` ${dueOn} – ${windowEndsOn ?? 'no end'}`;
      return `${vaccine} ${number}, ${age || 'no age'}: ${isUnanswered ? 'unanswered' : status}${window}`;
    });
  });
}

type AtAge = { readonly age: string; readonly on: Day | null };

function ageText(of: AtAge | undefined): string {
  if (!of) return '';
  return of.on === null ? of.age : `${of.age} ${of.on}`;
}
