import type { Insertable } from 'kysely';
import type { ImportedChoices } from '#server/accounts/export.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';

export type StoredTransfer = Tables['transfers'];
export type Kind = StoredTransfer['kind'];

/** Newest first. */
export async function transfersOf(db: Db, userId: string, kind: Kind): Promise<StoredTransfer[]> {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

export async function findTransfer(db: Db, id: string): Promise<StoredTransfer | undefined> {
  return db.selectFrom('transfers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertTransfer(trx: Trx, transfer: Insertable<Tables['transfers']>): Promise<StoredTransfer> {
  return trx.insertInto('transfers').values(transfer).returningAll().executeTakeFirstOrThrow();
}

/** One that expires later was claimed by a clock that was ahead. */
export async function hasArrival(trx: Trx, userId: string, { from, to }: { from: Date; to: Date }): Promise<boolean> {
  const row = await trx
    .selectFrom('transfers')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'arrival')
    .where('expires_at', '>', from.toISOString())
    .where('expires_at', '<=', to.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteArrivalsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('transfers').where('user_id', '=', userId).where('kind', '=', 'arrival').execute();
}

/** Does nothing once it is an import, or another file has taken its turn. */
export async function renewArrival(db: Db, id: string, expiresAt: string): Promise<void> {
  await db
    .updateTable('transfers')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('kind', '=', 'arrival')
    .execute();
}

/** Does nothing once it is an import. */
export async function deleteArrival(db: Db, id: string): Promise<void> {
  await db.deleteFrom('transfers').where('id', '=', id).where('kind', '=', 'arrival').execute();
}

type Arrived = Pick<StoredTransfer, 'storage_key' | 'bytes' | 'expires_at'>;

/** @returns undefined when another file has taken its turn, or the account is gone */
export async function makeImport(trx: Trx, arrivalId: string, arrived: Arrived): Promise<StoredTransfer | undefined> {
  return trx
    .updateTable('transfers')
    .set({ kind: 'import', ...arrived })
    .where('id', '=', arrivalId)
    .where('kind', '=', 'arrival')
    .returningAll()
    .executeTakeFirst();
}

/** Does nothing when the transfer has ended. */
export async function recordProgress(db: Db, id: string, { done, total }: { done: number; total: number | null }) {
  await db
    .updateTable('transfers')
    .set({ status: 'running', done, total })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
}

type Ending = Pick<StoredTransfer, 'status' | 'result' | 'storage_key' | 'bytes' | 'expires_at'>;

/** @returns false when it is gone, with its account */
export async function endTransfer(trx: Trx, id: string, ending: Ending, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('transfers')
    .set({ ...ending, ended_at: now.toISOString() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns the storage keys of what was deleted; null for one without a file */
export async function deleteOthers(
  trx: Trx,
  { userId, kind, but, endedAs }: { userId: string; kind: Kind; but: string; endedAs: StoredTransfer['status'][] },
): Promise<(string | null)[]> {
  const rows = await trx
    .deleteFrom('transfers')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', '<>', but)
    .where('status', 'in', endedAs)
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Of exports and imports only ended ones: nobody has read the outcome of the others yet. */
export async function deleteExpiredTransfers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('transfers')
    .where('expires_at', '<=', now.toISOString())
    .where((row) => row.or([row('status', 'in', ['ready', 'failed']), row('kind', '=', 'arrival')]))
    .execute();
}

export async function keysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('transfers').select('storage_key').where('storage_key', 'in', keys).execute();
  return new Set(rows.map(({ storage_key }) => storage_key ?? ''));
}

/** Children of imports that are no longer running. */
export async function abandonedChildren(db: Db): Promise<string[]> {
  const underWay = db.selectFrom('transfers').select('id').where('status', 'in', ['waiting', 'running']);
  const rows = await db
    .selectFrom('incoming_children')
    .select('child_id')
    .where('import_id', 'not in', underWay)
    .orderBy('child_id')
    .execute();
  return rows.map(({ child_id }) => child_id);
}

/** Does nothing once the owner has changed any setting here. */
export async function applyChoices(trx: Trx, userId: string, choices: ImportedChoices, now: Date): Promise<void> {
  const { growthReference, ...others } = choices;
  await trx
    .updateTable('users')
    .set({ ...others, version: 2, changed_at: now.toISOString() })
    .$if(growthReference !== undefined, (users) => users.set({ growth_reference: growthReference }))
    .where('id', '=', userId)
    .where('version', '=', 1)
    .execute();
}

export async function uploadedFilesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('storage_key')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}
