import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { deleteOldCopies } from '#server/db/sqlite/copies.ts';
import { emptyLog } from '#server/db/sqlite/own-log.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { deletionRecorder, shortenDeletedList } from '#server/storage/deleted-list.ts';
import { eraseAccount } from './erase-account.ts';
import { selectDue } from './queries.ts';
import { reapplyDeletions } from './reapply.ts';

/** How long what was deleted, such as the link of a sent mail, may stay in the database's log. */
const LOG_KEPT_MS = 5 * 60_000;
/** The next hourly run continues. */
const mostAtOnce = 1000;

export function erasingJobs(house: House): JobKind[] {
  return [
    { kind: 'erase-accounts', everyMs: HOUR_MS, run: (work) => eraseDueAccounts(house, work) },
    { kind: 'empty-log', everyMs: LOG_KEPT_MS, run: () => emptyLog(house.db) },
    { kind: 'keep-deleted', everyMs: DAY_MS, run: () => keepDeleted(house) },
    deletionRecorder(house),
  ];
}

/** A failure does not block other accounts. */
async function eraseDueAccounts(house: House, { signal }: Pick<Work, 'signal'>): Promise<void> {
  const failures: unknown[] = [];
  const dueAt = house.clock();
  for (const id of await selectDue(house.db, dueAt, mostAtOnce)) {
    if (signal.aborted) return;
    await eraseAccount(house, id, { dueAt, notifies: true }).catch((error: unknown) => failures.push(error));
    house.jobs.wake();
  }
  if (failures.length > 0) throw failures[0];
}

async function keepDeleted(house: House): Promise<void> {
  await reapplyDeletions(house);
  await shortenDeletedList(house.storage, house.clock());
  await deleteOldCopies(house.config.dataDir, house.clock());
}
