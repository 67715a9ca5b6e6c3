import type { ChallengeAction } from '#contract/accounts/signing-in.ts';
import type { Db } from '#server/db/db.ts';
import { deleteEnded } from '#server/db/delete-ended.ts';
import { asFlag, isFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import { prepared } from '#server/db/prepared.ts';
import type { NewSecurityEvent } from './security-events.ts';
import type { Parent } from './session.ts';

const mostSessions = 100;

type NewSession = {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly remember: boolean;
  readonly madeAt: Date;
  readonly idleEndsAt: Date;
  readonly endsAt: Date;
  readonly device: string;
  readonly provedAt: Date | null;
};

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const madeAt = session.madeAt.toISOString();
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      remember: asFlag(session.remember),
      made_at: madeAt,
      used_at: madeAt,
      idle_ends_at: session.idleEndsAt.toISOString(),
      ends_at: session.endsAt.toISOString(),
      device: session.device,
      proved_at: session.provedAt?.toISOString() ?? null,
    })
    .execute();
}

export async function selectSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(Parent & { usedAt: Date; endsAt: Date; accountUsedAt: string | null }) | null> {
  const [row] = await sessionByToken(db, { tokenHash, now: now.toISOString() });
  if (!row) return null;
  const { remember, usedAt, endsAt, madeAt, provedAt, editorId, ...parent } = row;
  return {
    ...parent,
    isEditor: editorId !== null,
    remember: isFlag(remember),
    usedAt: new Date(usedAt),
    endsAt: new Date(endsAt),
    provedAt: new Date(provedAt ?? madeAt),
  };
}

const sessionByToken = prepared(['tokenHash', 'now'], (db, { tokenHash, now }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('editors', 'editors.user_id', 'users.id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.idle_ends_at', '>', now)
    .where('sessions.ends_at', '>', now)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.region',
      'users.time_zone as timeZone',
      'users.units',
      'users.theme',
      'users.growth_reference as growthReference',
      'users.changed_at as changedAt',
      'users.version',
      'users.erased_from as erasedFrom',
      'users.used_at as accountUsedAt',
      'editors.user_id as editorId',
      'sessions.id as sessionId',
      'sessions.remember',
      'sessions.used_at as usedAt',
      'sessions.ends_at as endsAt',
      'sessions.made_at as madeAt',
      'sessions.proved_at as provedAt',
    ]),
);

export async function updateSessionUse(db: Db, id: string, use: { usedAt: Date; idleEndsAt: Date }): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: use.usedAt.toISOString(), idle_ends_at: use.idleEndsAt.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function updateSessionProof(db: Db, id: string, provedAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: provedAt.toISOString() }).where('id', '=', id).execute();
}

/** Records the day, and clears the notice about inactivity. */
export async function updateAccountUse(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ used_at: now.toISOString(), idle_noted_at: null }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Last used first. */
export async function selectSessionsOf(db: Db, userId: string, now: Date) {
  const at = now.toISOString();
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'made_at as madeAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .where('idle_ends_at', '>', at)
    .where('ends_at', '>', at)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions)
    .execute();
}

export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns whether any existed */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<boolean> {
  const others = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', keptId);
  const { numDeletedRows } = await others.executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** From past sign-ins, as far back as events are stored. */
export async function selectKnownDevices(db: Db, userId: string): Promise<Set<string>> {
  const events = db
    .selectFrom('security_events')
    .select('device')
    .where('user_id', '=', userId)
    .where('kind', '=', 'logged-in');
  const rows = await db
    .selectFrom('sessions')
    .select('device')
    .where('user_id', '=', userId)
    .where('device', '<>', '')
    .union(events)
    .execute();
  return new Set(rows.map(({ device }) => device));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const result = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

type ChallengeRow = {
  readonly id: string;
  readonly action: ChallengeAction;
  readonly bits: number;
  readonly expiresAt: Date;
};

export async function insertChallenge(db: Db, challenge: ChallengeRow): Promise<void> {
  await db
    .insertInto('challenges')
    .values({
      id: challenge.id,
      action: challenge.action,
      bits: challenge.bits,
      expires_at: challenge.expiresAt.toISOString(),
    })
    .execute();
}

/** Deletes the challenge, so that it is answered only once. Null when it is gone, expired or for another action. */
export async function takeChallenge(db: Db, id: string, action: ChallengeAction, now: Date): Promise<number | null> {
  const row = await db
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('action', '=', action)
    .where('expires_at', '>', now.toISOString())
    .returning('bits')
    .executeTakeFirst();
  return row?.bits ?? null;
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await deleteEnded(db, ['sessions', 'id', 'idle_ends_at'], now);
  await deleteEnded(db, ['sessions', 'id', 'ends_at'], now);
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await deleteEnded(db, ['challenges', 'id', 'expires_at'], now);
}

export async function insertSecurityEvent(
  db: Db,
  { userId, kind, device, detail }: NewSecurityEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({ id: newId(now.getTime()), user_id: userId, kind, detail: detail ?? null, device, at: now.toISOString() })
    .execute();
}

/** @param least so many of them */
export async function hasEventsSince(
  db: Db,
  userId: string,
  kind: NewSecurityEvent['kind'],
  since: Date,
  least = 1,
): Promise<boolean> {
  const rows = await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', since.toISOString())
    .limit(least)
    .execute();
  return rows.length === least;
}
