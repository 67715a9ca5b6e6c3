import { DAY_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { deleteOldMessages } from './queries.ts';

export function chatJobs({ db, clock }: House): JobKind[] {
  return [{ kind: 'tidy-chat-history', everyMs: DAY_MS, run: () => deleteOldMessages(db, clock()) }];
}
