import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { answersQuery, milestonesQuery, milestoneSummaryQuery } from '../data.ts';
import { keptMilestones } from '../kept-milestones.ts';
import { completedBy, isComplete, type Completed, type Groups } from './completed.ts';

type Celebrated = Completed & { readonly childId: string };

let celebrated: Celebrated | null = null;
let stopWatching = () => {};
const listeners = new Set<() => void>();

/** Celebrates the group that an achievement has completed, wherever it was noted, as long as it is complete. */
export function celebrateIfComplete(client: QueryClient, childId: string, last: MilestoneAnswer): void {
  const groups = groupsOf(client, childId);
  const completed = groups && completedBy(groups, childId, last);
  if (!completed) return;
  stopWatching();
  stopWatching = client.getQueryCache().subscribe(() => {
    const now = groupsOf(client, childId);
    if (!now || !isComplete(now, completed.group)) endCelebration();
  });
  show({ ...completed, childId });
}

/** @param completed only if it is the one that is celebrated now; by default any */
export function endCelebration(completed: Completed | null = celebrated): void {
  if (!celebrated || celebrated !== completed) return;
  stopWatching();
  show(null);
}

export function useCelebrated(childId: string): Completed | null {
  return useSyncExternalStore(
    subscribe,
    () => celebratedOf(childId),
    () => null,
  );
}

/** @internal */
export function celebratedOf(childId: string): Completed | null {
  return celebrated?.childId === childId ? celebrated : null;
}

function show(next: Celebrated | null): void {
  celebrated = next;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** What the page shows: all groups with the answers or, on the dashboard, the one ahead. */
function groupsOf(client: QueryClient, childId: string): Groups | null {
  const answers = client.getQueryData(answersQuery(childId).queryKey);
  const { queryKey } = milestoneSummaryQuery(childId);
  const summary = client.getQueryData(queryKey);
  const isDashboard = client.getQueryCache().find({ queryKey, exact: true })?.isActive();
  const list = client.getQueryData(milestonesQuery.queryKey) ?? (answers && keptMilestones(answers));
  if (list && answers && !isDashboard) return { ...list, answers };
  if (!summary) return null;
  const { upcoming } = summary;
  return {
    ages: list?.ages ?? [upcoming],
    milestones: upcoming.milestones.map(({ id }) => ({ id, ageId: upcoming.id })),
    answers: upcoming.milestones.flatMap(({ answer }) => answer ?? []),
  };
}
