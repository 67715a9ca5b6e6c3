import type { QueryClient } from '@tanstack/react-query';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { meQuery } from '#web/accounts/data.ts';
import type { Answering } from './answer-facts.ts';

/** The version of what is shown until the server has answered; nobody can change it meanwhile. */
export const UNSAVED_VERSION = 0;

/** What is shown until the server has answered. */
export function shownAtOnce(
  client: QueryClient,
  childId: string,
  { milestone, edition, before, facts }: Answering,
): MilestoneAnswer | null {
  if (facts === null) return null;
  const me = client.getQueryData(meQuery.queryKey);
  const by = me ? { id: me.id, name: me.name } : null;
  const at = new Date().toISOString();
  return {
    id: `unsaved ${milestone.id}`,
    childId,
    milestoneId: milestone.id,
    edition,
    description: milestone.description,
    madeBy: by,
    madeAt: at,
    ...before,
    ...facts,
    changedBy: by,
    changedAt: at,
    version: UNSAVED_VERSION,
  };
}
