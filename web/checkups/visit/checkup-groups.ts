import type { Checkup } from '#contract/checkups.ts';
import { checkupDay } from '#domain/checkups/status.ts';

type Status = Checkup['status'];

/** Checkups that stand alike, by day. */
export type CheckupGroup = { readonly status: Status; readonly checkups: readonly Checkup[] };

/** In which order the groups are read. */
const order: readonly Status[] = ['upcoming', 'overdue', 'future', 'completed', 'before'];

/** The checkups in their groups, without the empty ones. */
export function groupsOf(checkups: readonly Checkup[]): CheckupGroup[] {
  const byDay = checkups.toSorted((one, other) => checkupDay(one).localeCompare(checkupDay(other)));
  return order
    .map((status) => ({ status, checkups: byDay.filter((checkup) => checkup.status === status) }))
    .filter((group) => group.checkups.length > 0);
}

/** What a group is called. */
export function groupTitle(status: Status, firstName: string): string {
  return status === 'before' ? `Before ${firstName} was added` : statusText[status];
}

/** Where a checkup stands, in the words of its badge. */
export const statusText: Readonly<Record<Status, string>> = {
  upcoming: 'Due Soon',
  overdue: 'Overdue',
  future: 'Scheduled',
  completed: 'Completed',
  before: 'Not recorded',
};
