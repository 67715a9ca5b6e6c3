import type { Me } from '#contract/accounts/me.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { faultOf, type Log } from '#server/log.ts';
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  selectSession,
  updateAccountUse,
  updateSessionUse,
} from './queries.ts';
import { hashOf, newToken } from './token.ts';

const idleMs = { remembered: 60 * DAY_MS, forgotten: DAY_MS / 2 };
/** Use does not extend it. */
const longestMs = 365 * DAY_MS;
/** Minimum interval, so that few reads are writes, each of which waits for the disk. */
const useNotedEveryMs = 10 * MINUTE_MS;

export type Parent = Me & {
  readonly sessionId: string;
  /** Whether the session outlasts the browser. */
  readonly remember: boolean;
  readonly provedAt: Date;
  readonly erasedFrom: string | null;
};

/** A header from an app, or a cookie from a browser. */
export type Credentials = { readonly authorization?: string | undefined; readonly session?: string | undefined };

type Identifying = { readonly db: Db; readonly clock: () => Date; readonly log: Log };

/** Always one query. */
export async function identify({ db, clock, log }: Identifying, credentials: Credentials): Promise<Parent | null> {
  const token = tokenIn(credentials);
  if (!token) return null;
  const now = clock();
  const found = await selectSession(db, hashOf(token), now);
  if (!found) return null;
  const { usedAt, endsAt, accountUsedAt, ...parent } = found;
  if (!isSameDay(accountUsedAt, now)) await ignoringFailure(updateAccountUse(db, parent.id, now), log);
  if (now.getTime() - usedAt.getTime() >= useNotedEveryMs) {
    const idleEndsAt = earlier(endsAt, after(now, idleTime(parent.remember)));
    await ignoringFailure(updateSessionUse(db, parent.sessionId, { usedAt: now, idleEndsAt }), log);
  }
  return parent;
}

/** A full disk must not block reads. */
async function ignoringFailure(note: Promise<void>, log: Log): Promise<void> {
  await note.catch((error: unknown) => log.warn({ err: faultOf(error) }, 'the use of a session could not be recorded'));
}

function isSameDay(usedAt: string | null, now: Date): boolean {
  return usedAt?.slice(0, 10) === now.toISOString().slice(0, 10);
}

type Opening = {
  readonly userId: string;
  readonly remember: boolean;
  readonly now: Date;
  readonly device?: string;
  /** When its owner last showed who they are, as the password does; null when it is opened by that. */
  readonly provedAt?: Date | null;
};

/** @returns the token; only its hash is stored */
export async function openSession(
  db: Db,
  { userId, remember, now, device = 'App', provedAt = null }: Opening,
): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    id: newId(now.getTime()),
    userId,
    tokenHash: hashOf(token),
    remember,
    madeAt: now,
    idleEndsAt: after(now, idleTime(remember)),
    endsAt: after(now, longestMs),
    device,
    provedAt,
  });
  return token;
}

/** Without an age, the browser drops the cookie when it closes. */
export function cookieLife(remember: boolean): { maxAgeS?: number } {
  return remember ? { maxAgeS: longestMs / 1000 } : {};
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await deleteSession(db, sessionId);
}

export async function endSessionsOf(db: Db, userId: string): Promise<number> {
  return deleteSessionsOf(db, userId);
}

function tokenIn({ authorization, session }: Credentials): string | undefined {
  if (authorization === undefined) return session;
  return /^Bearer ([\w-]{43})$/i.exec(authorization)?.[1];
}

function idleTime(remember: boolean): number {
  return remember ? idleMs.remembered : idleMs.forgotten;
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
