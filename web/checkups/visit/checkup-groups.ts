import type { Checkup } from '#contract/checkups.ts';
import { checkupDay } from '#domain/checkups/status.ts';

type Status = Checkup['status'];

export type CheckupGroup = { readonly status: Status | 'next'; readonly checkups: readonly Checkup[] };

const order: readonly Status[] = ['upcoming', 'overdue', 'future', 'completed', 'before'];

export function groupsOf(checkups: readonly Checkup[]): CheckupGroup[] {
  const byDay = checkups.toSorted((one, other) => checkupDay(one).localeCompare(checkupDay(other)));
  return order
    .map((status) => ({ status, checkups: byDay.filter((checkup) => checkup.status === status) }))
    .filter((group) => group.checkups.length > 0);
}

/** The next checkup stands before what is overdue, alone. */
export function withNextFirst(checkups: readonly Checkup[], next: Checkup | null): CheckupGroup[] {
  const groups = groupsOf(checkups);
  if (!next || groups[0]?.checkups[0]?.id === next.id) return groups;
  const others = checkups.filter(({ id }) => id !== next.id);
  return [{ status: 'next', checkups: [next] }, ...groupsOf(others)];
}

export function groupTitle(status: CheckupGroup['status']): string {
  return status === 'next' ? 'Next Checkup' : statusText[status];
}

const statusText: Readonly<Record<Status, string>> = {
  upcoming: 'Due Soon',
  overdue: 'Overdue',
  future: 'Scheduled',
  completed: 'Completed',
  before: 'Not answered yet',
};

/** 'Planned' where nobody has made an appointment yet. */
export function badgeText({ status, scheduledOn }: Pick<Checkup, 'status' | 'scheduledOn'>): string {
  return status === 'future' && scheduledOn === null ? 'Planned' : statusText[status];
}
