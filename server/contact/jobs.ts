import { DAY_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { deleteMessagesBefore } from './queries.ts';
import { DELETED_AT_ONCE, MESSAGES_KEPT_MS } from './rules.ts';

export function contactJobs(house: House): JobKind[] {
  return [{ kind: 'tidy-contact-messages', everyMs: DAY_MS, run: (work) => tidyMessages(house, work) }];
}

async function tidyMessages({ db, clock }: House, { signal }: Work): Promise<void> {
  const madeBefore = new Date(clock().getTime() - MESSAGES_KEPT_MS);
  while (!signal.aborted && (await deleteMessagesBefore(db, madeBefore, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
}
