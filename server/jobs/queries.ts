import { newId } from '#server/db/id.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { PostgresEngine, engineOf } from '#server/db/engine.ts';

export type NewJob = {
  readonly kind: string;
  /** Of a kind, each key waits once: queueing it again changes nothing. */
  readonly key?: string;
  /** Kept as JSON. Ids only: what a family entered is read when the work is done. */
  readonly payload: object;
  /** When it is to be done at the earliest. */
  readonly runAt: Date;
};

/** Queues work, in the transaction of the change it belongs to. After the commit `jobs.wake()` has it done. */
export async function queueJob(db: Db, { kind, key, payload, runAt }: NewJob, now: Date): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      id: newId(now.getTime()),
      kind,
      key: key ?? null,
      payload: JSON.stringify(payload),
      run_at: runAt.toISOString(),
      tries: 0,
      made_at: now.toISOString(),
    })
    .onConflict((taken) => taken.columns(['kind', 'key']).doNothing())
    .execute();
}

/** A job that this process works at until its lease ends. */
export type Claimed = {
  readonly id: string;
  readonly payload: string;
  readonly tries: number;
  readonly leaseEndsAt: string;
};

type Claiming = { readonly kind: string; readonly most: number; readonly now: Date; readonly leaseMs: number };

/** Takes jobs that are due and that nobody works at, those that have waited longest first, and counts the try. */
export async function claimJobs(db: Db, { kind, most, now, leaseMs }: Claiming): Promise<Claimed[]> {
  const at = now.toISOString();
  const isShared = engineOf(db) instanceof PostgresEngine;
  const rows = await db
    .updateTable('jobs')
    .set((job) => ({ tries: job('tries', '+', 1), lease_ends_at: after(now, leaseMs) }))
    .where('id', 'in', (of) =>
      of
        .selectFrom('jobs')
        .select('id')
        .where('given_up_at', 'is', null)
        .where('run_at', '<=', at)
        .where('kind', '=', kind)
        .where((is) => is.or([is('lease_ends_at', 'is', null), is('lease_ends_at', '<=', at)]))
        .orderBy('run_at')
        .orderBy('id')
        .limit(most)
        .$if(isShared, (due) => due.forUpdate().skipLocked()),
    )
    .returning(['id', 'payload', 'tries', 'lease_ends_at as leaseEndsAt'])
    .execute();
  return rows.map((row) => ({ ...row, leaseEndsAt: row.leaseEndsAt ?? '' }));
}

/** A job by its worker: nobody changes one that another has taken over. */
export type Held = Pick<Claimed, 'id' | 'leaseEndsAt'>;

/**
 * Keeps a job for longer.
 *
 * @returns the end of the new lease; null when somebody else has the job
 */
export async function renewLease(db: Db, held: Held, now: Date, leaseMs: number): Promise<string | null> {
  const leaseEndsAt = after(now, leaseMs);
  const { numUpdatedRows } = await changing(db, held).set({ lease_ends_at: leaseEndsAt }).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? leaseEndsAt : null;
}

/**
 * Takes a job away that is done.
 *
 * @returns false when somebody else has it
 */
export async function deleteJob(db: Db, { id, leaseEndsAt }: Held): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('lease_ends_at', '=', leaseEndsAt)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Puts a job off that is done for now.
 *
 * @returns false when somebody else has it
 */
export async function repeatJob(db: Db, held: Held, runAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await changing(db, held)
    .set({ run_at: runAt.toISOString(), lease_ends_at: null, tries: 0, last_error: null })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Failure = { readonly error: string; readonly tries: number; readonly runAt: Date };

/** Notes why a job failed, and when it is tried again. */
export async function retryJob(db: Db, held: Held, { error, tries, runAt }: Failure): Promise<void> {
  await changing(db, held)
    .set({ run_at: runAt.toISOString(), lease_ends_at: null, tries, last_error: error })
    .execute();
}

/** Notes that a job failed for the last time. It stays for the operator to see. */
export async function giveUpJob(db: Db, held: Held, error: string, now: Date): Promise<void> {
  await changing(db, held).set({ lease_ends_at: null, last_error: error, given_up_at: now.toISOString() }).execute();
}

/** Has a job that was given up tried again from the start. */
export async function reviveJob(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: now.toISOString(), tries: 0, given_up_at: null })
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes the jobs of a kind made before a day, whatever became of them. */
export async function deleteJobsBefore(db: Db | Trx, kind: string, madeBefore: Date): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', kind).where('made_at', '<', madeBefore.toISOString()).execute();
}

function changing(db: Db, { id, leaseEndsAt }: Held) {
  return db.updateTable('jobs').where('id', '=', id).where('lease_ends_at', '=', leaseEndsAt);
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
