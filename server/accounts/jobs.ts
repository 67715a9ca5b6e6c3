import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { deleteEndedSessions, deleteExpiredChallenges, hasEventsSince } from '#server/auth/queries.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { deleteOldUses } from '#server/limits/queries.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { deleteMailsBefore } from '#server/mail/queries.ts';
import { idleAccountMail, resetMail } from './emails.ts';
import { deleteExpiredSignUps, selectPendingEmail } from './queries.ts';
import { beginUse, flagIdle, selectIdle } from './queries/idle.ts';
import { hasResetLink, lockOwner } from './queries/passwords.ts';
import { deleteOldEvents } from './queries/security-events.ts';
import {
  confirmations,
  confirmationsAgain,
  failedLogins,
  failuresNotedEveryMs,
  passwordResets,
  resetAgainAfterMs,
  resetsBeforeSparse,
} from './rules.ts';
import { mailConfirmation, makeResetLink, maySignUp } from './service.ts';

/** As long as backups. */
const mailsKeptMs = 90 * DAY_MS;
const idleAfterMs = 365 * DAY_MS;
const mostFlagged = 1000;

export function accountJobs(house: House): JobKind[] {
  const { db, clock } = house;
  return [
    { kind: 'tidy-accounts', everyMs: HOUR_MS, run: () => tidyAccounts(db, clock()) },
    { kind: passwordResets, run: (work) => mailReset(house, work) },
    { kind: confirmations, run: (work) => mailConfirming(house, work) },
    { kind: confirmationsAgain, run: (work) => mailConfirming(house, work) },
    { kind: failedLogins, run: (work) => recordFailedLogin(house, work) },
    { kind: 'flag-idle-accounts', everyMs: DAY_MS, run: () => flagIdleAccounts(house) },
  ];
}

async function flagIdleAccounts({ db, clock, config, jobs }: House): Promise<void> {
  const now = clock();
  await beginUse(db, now);
  const usedBefore = new Date(now.getTime() - idleAfterMs);
  for (const id of await selectIdle(db, usedBefore, mostFlagged)) {
    await tx(db, async (trx) => {
      const idle = await flagIdle(trx, id, usedBefore, now);
      if (idle) await queueMail(trx, idleAccountMail(idle, config.publicUrl), now);
    });
  }
  jobs.wake();
}

/** Deletes what has expired; idempotent. */
export async function tidyAccounts(db: Db, now: Date): Promise<void> {
  await deleteEndedSessions(db, now);
  await deleteExpiredChallenges(db, now);
  await deleteOldUses(db, now);
  await deleteExpiredSignUps(db, now);
  await deleteOldEvents(db, now);
  await deleteMailsBefore(db, new Date(now.getTime() - mailsKeptMs));
}

const Reset = z.object({ userId: z.nullable(z.string()), device: z.string() });

async function mailReset({ db, clock, config, jobs }: House, work: Work): Promise<void> {
  const { userId, device } = Reset.parse(work.payload);
  const now = clock();
  await tx(db, async (trx) => {
    // The lock order of erasing an account: its row, then the jobs that name it.
    const owner = userId && (await lockOwner(trx, userId));
    await work.finish(trx);
    if (!owner || (await hasResetEnough(trx, owner.id, now))) return;
    const token = await makeResetLink(trx, owner.id, now);
    await recordEvent(trx, { userId: owner.id, kind: 'reset-asked', device }, now);
    await queueMail(trx, resetMail(owner, config.publicUrl, token), now);
  });
  jobs.wake();
}

/** Whether links that were mailed are enough. Never when none works: nobody may shut the owner out by asking often. */
async function hasResetEnough(trx: Trx, userId: string, now: Date): Promise<boolean> {
  if (!(await hasResetLink(trx, userId, now))) return false;
  const { most, windowMs } = resetsBeforeSparse;
  const hasAsked = (since: Date, times: number) => hasEventsSince(trx, userId, 'reset-asked', since, times);
  return (await hasAsked(before(now, resetAgainAfterMs), 1)) || hasAsked(before(now, windowMs), most);
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

const Confirming = z.object({ signUpId: z.nullable(z.string()) });

async function mailConfirming(house: House, work: Work): Promise<void> {
  const { db, clock, jobs } = house;
  const { signUpId } = Confirming.parse(work.payload);
  const now = clock();
  await tx(db, async (trx) => {
    await work.finish(trx);
    const email = signUpId === null ? null : await selectPendingEmail(trx, signUpId, now);
    if (signUpId === null || email === null || !(await maySignUp(trx, house, email, now))) return;
    await mailConfirmation(trx, house, { id: signUpId, email }, now);
  });
  jobs.wake();
}

const Failure = z.object({ userId: z.nullable(z.string()), device: z.string(), at: z.string() });

async function recordFailedLogin({ db }: House, work: Work): Promise<void> {
  const { userId, device, at } = Failure.parse(work.payload);
  const now = new Date(at);
  await tx(db, async (trx) => {
    const owner = userId && (await lockOwner(trx, userId));
    await work.finish(trx);
    if (!owner) return;
    if (await hasEventsSince(trx, owner.id, 'login-failed', before(now, failuresNotedEveryMs))) return;
    await recordEvent(trx, { userId: owner.id, kind: 'login-failed', device }, now);
  });
}
