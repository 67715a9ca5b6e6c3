import type { Checkup } from '#contract/checkups.ts';
import { checkupDay } from '#domain/checkups/status.ts';

type Status = Checkup['status'];

export type CheckupGroup = { readonly status: Status; readonly checkups: readonly Checkup[] };

const order: readonly Status[] = ['upcoming', 'overdue', 'future', 'completed', 'before'];

export function groupsOf(checkups: readonly Checkup[]): CheckupGroup[] {
  const byDay = checkups.toSorted((one, other) => checkupDay(one).localeCompare(checkupDay(other)));
  return order
    .map((status) => ({ status, checkups: byDay.filter((checkup) => checkup.status === status) }))
    .filter((group) => group.checkups.length > 0);
}

export function groupTitle(status: Status, firstName: string): string {
  return status === 'before' ? `Before ${firstName} was added` : statusText[status];
}

export const statusText: Readonly<Record<Status, string>> = {
  upcoming: 'Due Soon',
  overdue: 'Overdue',
  future: 'Scheduled',
  completed: 'Completed',
  before: 'Not recorded',
};
