import type { Db, Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { keyOf } from '#server/db/key-of.ts';

/** An account at an issuer: its own name for it there never changes, whatever its address. */
export type IdentityKey = { readonly issuer: string; readonly subject: string };

export type Holder = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly erasedFrom: string | null;
};

const holderColumns = [
  'users.id',
  'users.email',
  'users.password_hash as passwordHash',
  'users.erased_from as erasedFrom',
] as const;

export async function selectHolder(db: Db, { issuer, subject }: IdentityKey): Promise<Holder | null> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(holderColumns)
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .where('identities.unlinked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this account has unlinked it: its verified address alone opens nothing then. */
export async function isUnlinkedFrom(trx: Trx, userId: string, { issuer, subject }: IdentityKey): Promise<boolean> {
  const row = await trx
    .selectFrom('identities')
    .select('id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .where('unlinked_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewIdentity = IdentityKey & {
  readonly userId: string;
  readonly issuerName: string;
  readonly email: string | null;
};

/** @throws a unique violation when it belongs to an account already */
export async function insertIdentity(trx: Trx, identity: NewIdentity, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .deleteFrom('identities')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .where('user_id', '=', identity.userId)
    .where('unlinked_at', 'is not', null)
    .execute();
  await trx
    .insertInto('identities')
    .values({
      id: newId(now.getTime()),
      user_id: identity.userId,
      issuer: identity.issuer,
      subject: identity.subject,
      issuer_name: identity.issuerName,
      email: identity.email,
      made_at: at,
      used_at: at,
    })
    .execute();
}

/** @returns false when it was unlinked meanwhile */
export async function updateIdentityUse(
  trx: Trx,
  { issuer, subject, userId, issuerName, email }: NewIdentity,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('identities')
    .set({ used_at: now.toISOString(), issuer_name: issuerName, email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type StoredIdentity = {
  readonly id: string;
  readonly issuer: string;
  readonly issuerName: string;
  readonly email: string | null;
  readonly madeAt: string;
  readonly usedAt: string;
};

/** In the order in which they were linked. */
export async function selectIdentities(db: Db, userId: string): Promise<StoredIdentity[]> {
  return db
    .selectFrom('identities')
    .select(['id', 'issuer', 'issuer_name as issuerName', 'email', 'made_at as madeAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .where('unlinked_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** They are remembered, so that none of them lets itself in again by the address it has. */
export async function unlinkIdentities(trx: Trx, userId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('identities')
    .set({ unlinked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

export type NewOwner = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly timeZone: string | null;
  /** Of an account without a password. */
  readonly hashOfNone: string;
};

/**
 * An account whose address an issuer vouches for: sign-ups that wait for that address to be confirmed are done with.
 *
 * @throws a unique violation when the address has an account already
 */
export async function insertOwner(
  trx: Trx,
  { id, name, email, timeZone, hashOfNone }: NewOwner,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const email_key = keyOf(email);
  await trx.deleteFrom('sign_ups').where('email_key', '=', email_key).execute();
  await trx
    .insertInto('users')
    .values({
      id,
      name,
      email,
      email_key,
      password_hash: hashOfNone,
      ...(timeZone === null ? {} : { time_zone: timeZone }),
      used_at: at,
      made_at: at,
      changed_at: at,
    })
    .execute();
  await trx.deleteFrom('invited_addresses').where('email_key', '=', email_key).execute();
}
