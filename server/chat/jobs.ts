import { DAY_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { deleteMessagesBefore } from './queries.ts';
import { DELETED_AT_ONCE, KEPT_MS } from './rules/kept.ts';

export function chatJobs(house: House): JobKind[] {
  return [{ kind: 'tidy-chat-history', everyMs: DAY_MS, run: (work) => tidyHistory(house, work) }];
}

async function tidyHistory({ db, clock }: House, { signal }: Work): Promise<void> {
  const askedBefore = new Date(clock().getTime() - KEPT_MS);
  while (!signal.aborted && (await deleteMessagesBefore(db, askedBefore, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
