import { deleteEnded } from '#server/auth/queries.ts';
import type { Db } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { deleteOldUses } from '#server/http/queries.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { deleteMailsBefore } from '#server/mail/queries.ts';
import { deleteExpiredSignUps } from './queries.ts';

const HOUR_MS = 60 * 60_000;
/** How long the outbox keeps a mail, sent or not: as long as backups. */
const mailsKeptMs = 90 * 24 * HOUR_MS;

/** What accounts have done in the background. */
export function accountJobs({ db, clock }: House): JobKind[] {
  return [{ kind: 'tidy-accounts', everyMs: HOUR_MS, run: () => tidyAccounts(db, clock()) }];
}

/**
 * Deletes what has ended: sessions, challenges, counts of limits, links, sign-ups nobody confirmed, old mails.
 * Harmless to repeat.
 */
export async function tidyAccounts(db: Db, now: Date): Promise<void> {
  await deleteEnded(db, now);
  await deleteOldUses(db, now);
  await deleteExpiredSignUps(db, now);
  await deleteMailsBefore(db, new Date(now.getTime() - mailsKeptMs));
}
