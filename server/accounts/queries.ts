import type { Db, Trx } from '#server/db/db.ts';
import { deleteEnded } from '#server/db/delete-ended.ts';
import { newId } from '#server/db/id.ts';
import { keyOf } from '#server/db/key-of.ts';
import { readingOf } from '#server/db/reading.ts';

const confirming = 'confirm-address';

export async function isKnown(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', keyOf(email)).executeTakeFirst();
  return row !== undefined;
}

export type NewSignUp = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly timeZone: string | undefined;
  readonly nextPath: string | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

export async function insertSignUp(trx: Trx, signUp: NewSignUp): Promise<void> {
  await trx
    .insertInto('sign_ups')
    .values({
      id: signUp.id,
      name: signUp.name,
      email: signUp.email,
      email_key: keyOf(signUp.email),
      password_hash: signUp.passwordHash,
      ...(signUp.timeZone === undefined ? {} : { time_zone: signUp.timeZone }),
      next_path: signUp.nextPath,
      made_at: signUp.madeAt.toISOString(),
      expires_at: signUp.expiresAt.toISOString(),
    })
    .execute();
}

type NewLink = {
  readonly signUpId: string;
  readonly tokenHash: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

/**
 * The sign-up then waits as long as the link works.
 *
 * @returns false when the sign-up has just been confirmed or deleted
 */
export async function insertConfirmingLink(trx: Trx, link: NewLink): Promise<boolean> {
  const expiresAt = link.expiresAt.toISOString();
  // First: locks the sign-up and shows whether it still exists.
  const waiting = await trx
    .updateTable('sign_ups')
    .set({ expires_at: expiresAt })
    .where('id', '=', link.signUpId)
    .returning('id')
    .executeTakeFirst();
  if (!waiting) return false;
  await trx
    .insertInto('tokens')
    .values({
      hash: link.tokenHash,
      purpose: confirming,
      sign_up_id: link.signUpId,
      made_at: link.madeAt.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return true;
}

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly erasedFrom: string | null;
};

export async function selectAccount(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash', 'erased_from as erasedFrom'])
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst();
  return row ?? null;
}

export type Pending = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
};

/** This browser's own, else the newest. */
export async function selectPending(db: Db, email: string, ownId: string | null, now: Date): Promise<Pending | null> {
  const row = await db
    .selectFrom('sign_ups')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .where('email_key', '=', keyOf(email))
    .where('expires_at', '>', now.toISOString())
    .orderBy((by) => by.case().when('id', '=', ownId).then(0).else(1).end())
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function selectPendingEmail(db: Db, id: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('sign_ups')
    .select('email')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Whether this is a sign-up of the address that waits, and for which no link was mailed. */
export async function isWithoutLink(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_ups')
    .leftJoin('tokens', 'tokens.sign_up_id', 'sign_ups.id')
    .select('sign_ups.id')
    .where('sign_ups.id', '=', id)
    .where('sign_ups.email_key', '=', keyOf(email))
    .where('sign_ups.expires_at', '>', now.toISOString())
    .where('tokens.hash', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export type ConfirmingLink = {
  readonly signUpId: string | null;
  /** Of the account that it made. */
  readonly userId: string | null;
  readonly browserHash: string | null;
  readonly spentAt: Date | null;
};

/** A valid or spent link; null when unknown or expired. */
export async function selectConfirmingLink(db: Db, tokenHash: string, now: Date): Promise<ConfirmingLink | null> {
  const row = await db
    .selectFrom('tokens')
    .select(['sign_up_id', 'user_id', 'browser_hash', 'spent_at'])
    .where('hash', '=', tokenHash)
    .where('purpose', '=', confirming)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  return {
    signUpId: row.sign_up_id,
    userId: row.user_id,
    browserHash: row.browser_hash,
    spentAt: row.spent_at === null ? null : new Date(row.spent_at),
  };
}

type Confirming = {
  readonly signUpId: string;
  /** The sign-up of the browser that confirms. */
  readonly ownId: string | null;
  /** For an account that does not get the sign-up's password. */
  readonly hashOfNone: string;
  readonly tokenHash: string;
  readonly browserHash: string;
  readonly now: Date;
};

type Made = {
  readonly userId: string;
  readonly hasPassword: boolean;
  /** Requested before signing up. */
  readonly nextPath: string | null;
};

/**
 * Deleting the address's sign-ups decides between concurrent attempts: only one gets the rows. A link shows whose mailbox
 * it is, and only the browser that signed up whose password: elsewhere the account has none until the mailbox's owner
 * chooses it.
 *
 * @returns undefined when the sign-up is gone
 * @throws a unique violation when the address already has an account
 */
export async function makeAccount(
  trx: Trx,
  { signUpId, ownId, hashOfNone, tokenHash, browserHash, now }: Confirming,
): Promise<Made | undefined> {
  const waiting = await trx
    .deleteFrom('sign_ups')
    .where('email_key', 'in', (of) => of.selectFrom('sign_ups').select('email_key').where('id', '=', signUpId))
    .returningAll()
    .execute();
  const signUp = waiting.find(({ id }) => id === signUpId);
  if (!signUp) return undefined;
  const hasPassword = signUpId === ownId;
  const at = now.toISOString();
  const userId = newId(now.getTime());
  await trx
    .insertInto('users')
    .values({
      id: userId,
      name: signUp.name,
      email: signUp.email,
      email_key: signUp.email_key,
      password_hash: hasPassword ? signUp.password_hash : hashOfNone,
      region: signUp.region,
      time_zone: signUp.time_zone,
      used_at: at,
      made_at: at,
      changed_at: at,
    })
    .execute();
  await trx.deleteFrom('invited_addresses').where('email_key', '=', signUp.email_key).execute();
  await trx
    .updateTable('tokens')
    .set({ spent_at: at, browser_hash: browserHash, user_id: userId })
    .where('hash', '=', tokenHash)
    .execute();
  return { userId, hasPassword, nextPath: signUp.next_path };
}

export async function deleteExpiredSignUps(db: Db, now: Date): Promise<void> {
  await deleteEnded(db, ['tokens', 'hash', 'expires_at'], now);
  await deleteEnded(db, ['sign_ups', 'id', 'expires_at'], now);
  await db.deleteFrom('invited_addresses').where('expires_at', '<=', now.toISOString()).execute();
}

/** Inviting an address again restarts its time. */
export async function inviteAddress(db: Db, email: string, now: Date, expiresAt: Date): Promise<void> {
  const times = { email, made_at: now.toISOString(), expires_at: expiresAt.toISOString() };
  await db
    .insertInto('invited_addresses')
    .values({ email_key: keyOf(email), ...times })
    .onConflict((on) => on.column('email_key').doUpdateSet(times))
    .execute();
}

/** By the operator. */
export async function isInvitedAddress(db: Db, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('invited_addresses')
    .select('email_key')
    .where('email_key', '=', keyOf(email))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const known = readingOf(db)?.namesOf(ids);
  if (known) return new Map([...known].flatMap(([id, name]) => (name === null ? [] : [[id, name]])));
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
