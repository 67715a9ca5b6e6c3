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
  /** Random: who holds it proves that somebody else has not taken the job over. */
  readonly claim: string;
  readonly payload: string;
  readonly tries: number;
};

type Claiming = { readonly kind: string; readonly most: number; readonly now: Date; readonly leaseMs: number };

/** Takes jobs that are due and that nobody works at, those that have waited longest first, and counts the try. */
export async function claimJobs(db: Db, { kind, most, now, leaseMs }: Claiming): Promise<Claimed[]> {
  const at = now.toISOString();
  const claim = newId(now.getTime());
  const isShared = engineOf(db) instanceof PostgresEngine;
  const rows = await db
    .updateTable('jobs')
    .set((job) => ({ tries: job('tries', '+', 1), claim, lease_ends_at: after(now, leaseMs) }))
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
    .returning(['id', 'payload', 'tries'])
    .execute();
  return rows.map((row) => ({ ...row, claim }));
}

/** A job by its worker: nobody changes one that another has taken over. */
export type Held = Pick<Claimed, 'id' | 'claim'>;

/** Keeps a job for longer, unless somebody else has it. */
export async function renewLease(db: Db, held: Held, now: Date, leaseMs: number): Promise<void> {
  await changing(db, held)
    .set({ lease_ends_at: after(now, leaseMs) })
    .execute();
}

/**
 * Takes a job away that is done.
 *
 * @returns false when somebody else has it
 */
export async function deleteJob(db: Db, { id, claim }: Held): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('claim', '=', claim)
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
    .set({ run_at: runAt.toISOString(), ...free, tries: 0, last_error: null })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Failure = { readonly error: string; readonly tries: number; readonly runAt: Date };

/** Notes why a job failed, and when it is tried again. */
export async function retryJob(db: Db, held: Held, { error, tries, runAt }: Failure): Promise<void> {
  await changing(db, held)
    .set({ run_at: runAt.toISOString(), ...free, tries, last_error: error })
    .execute();
}

/** Notes that a job failed for the last time. It stays for the operator to see. */
export async function giveUpJob(db: Db, held: Held, error: string, now: Date): Promise<void> {
  await changing(db, held)
    .set({ ...free, last_error: error, given_up_at: now.toISOString() })
    .execute();
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

/** What is stored of a job that nobody works at. */
const free = { claim: null, lease_ends_at: null };

function changing(db: Db, { id, claim }: Held) {
  return db.updateTable('jobs').where('id', '=', id).where('claim', '=', claim);
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
