import type { Db, Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import { lock } from '#server/db/tx.ts';

const resetting = 'reset-password';

export async function selectPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash ?? null;
}

/**
 * @param known the hash that was compared; nothing changes if another is stored
 * @returns whether the password was set
 */
export async function updatePassword(trx: Trx, userId: string, passwordHash: string, known?: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .$if(known !== undefined, (update) => update.where('password_hash', '=', known ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when the password was changed since it was compared, or the account is gone */
export async function lockKnown(trx: Trx, userId: string, known: string): Promise<boolean> {
  await lock(trx, 'users', userId);
  const row = await trx.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash === known;
}

export async function selectOwnerId(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', keyOf(email)).executeTakeFirst();
  return row?.id ?? null;
}

export async function lockOwner(trx: Trx, userId: string): Promise<{ id: string; email: string } | null> {
  await lock(trx, 'users', userId);
  const row = await trx.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst();
  return row ?? null;
}

type NewLink = {
  readonly userId: string;
  readonly tokenHash: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

export async function insertResetLink(trx: Trx, link: NewLink): Promise<void> {
  await trx
    .insertInto('tokens')
    .values({
      hash: link.tokenHash,
      purpose: resetting,
      user_id: link.userId,
      made_at: link.madeAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
    })
    .execute();
}

/** Whether one still works. */
export async function hasResetLink(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', resetting)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null when the link is unknown, expired or spent. */
export async function selectResetLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; name: string; email: string } | null> {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id as userId', 'users.name', 'users.email'])
    .where('tokens.hash', '=', tokenHash)
    .where('tokens.purpose', '=', resetting)
    .where('tokens.spent_at', 'is', null)
    .where('tokens.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when a concurrent request spent it first */
export async function spendResetLink(trx: Trx, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tokens')
    .set({ spent_at: now.toISOString() })
    .where('hash', '=', tokenHash)
    .where('purpose', '=', resetting)
    .where('spent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteResetLinks(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('tokens').where('user_id', '=', userId).where('purpose', '=', resetting).execute();
}
