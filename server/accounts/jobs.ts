import { deleteEnded } from '#server/auth/queries.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { deleteOldUses } from '#server/http/queries.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { deleteMailsBefore } from '#server/mail/queries.ts';
import { idleAccountMail } from './emails.ts';
import { deleteExpiredSignUps, deleteOldEvents } from './queries.ts';
import { flagIdle, selectIdle } from './queries/idle.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long the outbox keeps a mail, sent or not: as long as backups. */
const mailsKeptMs = 90 * DAY_MS;
/** How long an account may be unused before its owner is told. */
const idleAfterMs = 365 * DAY_MS;
/** Most accounts that are flagged in one night. */
const mostFlagged = 1000;

/** What accounts have done in the background. */
export function accountJobs(house: House): JobKind[] {
  const { db, clock } = house;
  return [
    { kind: 'tidy-accounts', everyMs: HOUR_MS, run: () => tidyAccounts(db, clock()) },
    { kind: 'flag-idle-accounts', everyMs: DAY_MS, run: () => flagIdleAccounts(house) },
  ];
}

/** Flags the accounts that nobody has used for 12 months and tells their owners, once. */
async function flagIdleAccounts({ db, clock, config, jobs }: House): Promise<void> {
  const now = clock();
  const usedBefore = new Date(now.getTime() - idleAfterMs);
  for (const id of await selectIdle(db, usedBefore, mostFlagged)) {
    await tx(db, async (trx) => {
      const idle = await flagIdle(trx, id, usedBefore, now);
      if (idle) await queueMail(trx, idleAccountMail(idle, config.publicUrl), now);
    });
  }
  jobs.wake();
}

/**
 * Deletes what has ended: sessions, challenges, counts of limits, links, sign-ups nobody confirmed, old mails and old
 * security events.
 * Harmless to repeat.
 */
export async function tidyAccounts(db: Db, now: Date): Promise<void> {
  await deleteEnded(db, now);
  await deleteOldUses(db, now);
  await deleteExpiredSignUps(db, now);
  await deleteOldEvents(db, now);
  await deleteMailsBefore(db, new Date(now.getTime() - mailsKeptMs));
}
