import { newId } from '#server/db/id.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { PostgresEngine, engineOf } from '#server/db/engine.ts';

export type NewJob = {
  readonly kind: string;
  /** Unique within the kind: queueing it again while it waits changes nothing; after it was given up, it is tried again. */
  readonly key?: string;
  /** JSON of ids only: user data is read when the job runs. */
  readonly payload: object;
  readonly runAt: Date;
};

/** Call it in the transaction of the change, and `jobs.wake()` after the commit. */
export async function queueJob(db: Db, { kind, key, payload, runAt }: NewJob, now: Date): Promise<void> {
  const asked = { payload: JSON.stringify(payload), run_at: runAt.toISOString(), tries: 0 };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('jobs')
    .values({ id: newId(now.getTime()), kind, key: key ?? null, ...asked, made_at: now.toISOString() })
    .onConflict((taken) => taken.columns(['kind', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (key === undefined || numInsertedOrUpdatedRows === 1n) return;
  // Not by the conflict: that would lock the row of a job that runs.
  await db
    .updateTable('jobs')
    .set({ ...asked, given_up_at: null })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('given_up_at', 'is not', null)
    .execute();
}

/** A repeating kind has one job, whose key is the kind. */
export function queueRepeating(db: Db, kind: string, runAt: Date, now: Date): Promise<void> {
  return queueJob(db, { kind, key: kind, payload: {}, runAt }, now);
}

export type Claimed = {
  readonly id: string;
  /** Random: proves that no other worker has taken the job over. */
  readonly claim: string;
  readonly payload: string;
  readonly tries: number;
};

type Claiming = {
  readonly kind: string;
  readonly most: number;
  readonly now: Date;
  readonly leaseMs: number;
  /** A job of the kind planned later than this was planned by a clock that was ahead: it is due. */
  readonly latestMs: number;
  /** The same for one that has not failed; as `latestMs` by default. */
  readonly latestFirstMs?: number;
};

/** Longest waiting first; counts the try. */
export async function claimJobs(
  db: Db,
  { kind, most, now, leaseMs, latestMs, latestFirstMs = latestMs }: Claiming,
): Promise<Claimed[]> {
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
        .where((is) =>
          is.or([
            is('run_at', '<=', at),
            is('run_at', '>', after(now, latestMs)),
            is.and([is('tries', '=', 0), is('run_at', '>', after(now, latestFirstMs))]),
          ]),
        )
        .where('kind', '=', kind)
        .where((is) =>
          is.or([
            is('lease_ends_at', 'is', null),
            is('lease_ends_at', '<=', at),
            is('lease_ends_at', '>', after(now, 2 * leaseMs)),
          ]),
        )
        .orderBy('run_at')
        .orderBy('id')
        .limit(most)
        .$if(isShared, (due) => due.forUpdate().skipLocked()),
    )
    .returning(['id', 'payload', 'tries'])
    .execute();
  return rows.map((row) => ({ ...row, claim }));
}

export type Held = Pick<Claimed, 'id' | 'claim'>;

/** Does nothing when another worker has the job. */
export async function renewLease(db: Db, held: Held, now: Date, leaseMs: number): Promise<void> {
  await updateHeld(db, held)
    .set({ lease_ends_at: after(now, leaseMs) })
    .execute();
}

/** Until the end of the transaction nobody takes the job over. */
export async function holdsJob(trx: Trx, { id, claim }: Held): Promise<boolean> {
  const held = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .$if(engineOf(trx) instanceof PostgresEngine, (row) => row.forNoKeyUpdate())
    .executeTakeFirst();
  return held !== undefined;
}

/** @returns false when another worker has the job */
export async function deleteJob(db: Db, { id, claim }: Held): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** @returns false when another worker has it */
export async function repeatJob(db: Db, held: Held, runAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateHeld(db, held)
    .set({ run_at: runAt.toISOString(), ...free, tries: 0, last_error: null })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Failure = { readonly error: string; readonly tries: number; readonly runAt: Date };

export async function retryJob(db: Db, held: Held, { error, tries, runAt }: Failure): Promise<void> {
  await updateHeld(db, held)
    .set({ run_at: runAt.toISOString(), ...free, tries, last_error: error })
    .execute();
}

/** The job stays for the operator to see. */
export async function giveUpJob(db: Db, held: Held, error: string, now: Date): Promise<void> {
  await updateHeld(db, held)
    .set({ ...free, last_error: error, given_up_at: now.toISOString() })
    .execute();
}

export async function reviveJob(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ run_at: now.toISOString(), tries: 0, given_up_at: null })
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteJobsBefore(db: Db | Trx, kind: string, madeBefore: Date): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', kind).where('made_at', '<', madeBefore.toISOString()).execute();
}

const free = { claim: null, lease_ends_at: null };

function updateHeld(db: Db, { id, claim }: Held) {
  return db.updateTable('jobs').where('id', '=', id).where('claim', '=', claim);
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
