import type * as z from 'zod/mini';
import type { ChangedMe, Me } from '#contract/accounts/me.ts';
import { addDays, todayIn, type Day } from '#domain/time/day.ts';
import { isCommonPassword, isOwnWord } from '#domain/accounts/password.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { commonPasswords } from '#server/auth/common-passwords.ts';
import type { Parent } from '#server/auth/session.ts';
import { fieldProblem, refuseFields } from '#server/problem.ts';

export const confirmWithinMs = 48 * 60 * 60_000;
/** The confirming browser may repeat its request this long. */
export const confirmAgainWithinMs = 10 * 60_000;
/** Half a day before the promised 30 days end. */
export const erasedAfterMs = 29.5 * 24 * 60 * 60_000;
/** From anywhere, before a harder challenge. Never refused, so that nobody can lock a parent out. */
export const signInsBeforeHarder = { most: 20, windowMs: 15 * 60_000 };

const resetWithinMs = HOUR_MS;
/** A request sooner than this sends no second mail while the link of the first one works. */
export const resetAgainAfterMs = 10 * 60_000;
/** After this many links in a day, the next one is mailed when none of them works any more. */
export const resetsBeforeSparse = { most: 3, windowMs: 24 * 60 * 60_000 };
/** Minimum interval, so that nobody can flood the list. */
export const failuresNotedEveryMs = 15 * 60_000;

/** More than anybody has. Ours. */
export const mostIdentities = 10;

/** Done after the response, so that it does not reveal whether an account exists. */
export const passwordResets = 'mail-password-reset';
export const confirmations = 'mail-confirmation';
export const confirmationsAgain = 'mail-confirmation-again';
export const failedLogins = 'note-failed-login';

export function confirmBy(now: Date): Date {
  return new Date(now.getTime() + confirmWithinMs);
}

export function resetBy(now: Date): Date {
  return new Date(now.getTime() + resetWithinMs);
}

/** The last full day on which the owner can still cancel. */
export function lastDayToKeep(erasedFrom: Date, timeZone: string): Day {
  return addDays(todayIn(timeZone, erasedFrom), -1);
}

/** Without the server-only facts of the session. */
export function meOf(parent: Parent): Me {
  const { id, name, email, region, timeZone, units, theme, growthReference, isEditor, changedAt, version } = parent;
  return { id, name, email, region, timeZone, units, theme, growthReference, isEditor, changedAt, version };
}

export function isSame(me: Me, change: z.output<typeof ChangedMe>): boolean {
  return fieldsOfChange.every((field) => change[field] === undefined || change[field] === me[field]);
}

const fieldsOfChange = ['name', 'timeZone', 'units', 'theme', 'growthReference', 'version'] as const;

type Chosen = { readonly password: string; readonly name: string; readonly email: string };

/** @throws Problem `bad-input` about the field for a password that an attacker would try first */
export function requireUncommonPassword(
  { password, name, email }: Chosen,
  publicUrl: string,
  field = 'password',
): void {
  const { hostname } = new URL(publicUrl);
  const [localPart = ''] = email.split('@', 1);
  const words = ['Fernling', hostname, ...hostname.split('.').slice(0, -1), email, localPart, name];
  const isCommon = isCommonPassword(password, commonPasswords());
  if (!isCommon && !isOwnWord(password, words)) return;
  const message = isCommon
    ? 'This password is on a list of common ones. Please choose another.'
    : 'This password is easy to guess for this account. Please choose another.';
  refuseFields([fieldProblem(field, message, 'common')]);
}

/** @throws Problem `bad-input` for an unknown time zone */
export function requireTimeZone(timeZone: string | undefined): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  refuseFields([fieldProblem('timeZone', 'This is not a time zone')]);
}

export function isInvitation(address: string | null): address is string {
  return address !== null && /^\/invitation\?(.*&)?token=[^&]/.test(address);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
