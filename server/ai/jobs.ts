import { addDays, todayIn } from '#domain/time/day.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Db } from '#server/db/db.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { deleteUsageBefore } from './queries.ts';

const KEPT_DAYS = 90;

export function aiJobs({ db, clock }: { readonly db: Db; readonly clock: () => Date }): JobKind[] {
  const tidy = () => deleteUsageBefore(db, addDays(todayIn('UTC', clock()), -KEPT_DAYS));
  return [{ kind: 'tidy-ai-usage', everyMs: DAY_MS, run: tidy }];
}
