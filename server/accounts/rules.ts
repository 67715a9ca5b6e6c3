import type * as z from 'zod/mini';
import type { ChangedMe, Me } from '#contract/accounts/me.ts';
import { addDays, todayIn, type Day } from '#domain/time/day.ts';
import { isCommonPassword } from '#domain/accounts/password.ts';
import { commonPasswords } from '#server/auth/common-passwords.ts';
import type { Parent } from '#server/auth/session.ts';
import { fieldProblem, refuseFields } from '#server/http/problem.ts';

/** How long a sign-up waits to be confirmed, and how long its link works. */
export const confirmWithinMs = 48 * 60 * 60_000;
/** How long the browser that confirmed an address may press again and be told the same. */
export const pressAgainWithinMs = 10 * 60_000;
/** How long after it was closed the erasing of an account is due: half a day is left of the 30 days, to do it in. */
export const erasedAfterMs = 29.5 * 24 * 60 * 60_000;
/**
 * Sign-ins to one account, from wherever, after which they need a harder security check. They are never refused:
 * nobody is to lock a parent out.
 */
export const signInsBeforeHarder = { most: 20, windowMs: 15 * 60_000 };

/** How long a link works that sets another password. */
export const resetWithinMs = 60 * 60_000;
/** How often a failed login of an account is noted at most, so that nobody fills its list of events. */
export const failuresNotedEveryMs = 15 * 60_000;

/** Kinds of work that are done behind an answer which is not to tell whether there is an account. */
export const passwordResets = 'mail-password-reset';
export const failedLogins = 'note-failed-login';

/** The last day that passes whole before an account is erased: until its end the owner can keep it. */
export function lastDayToKeep(erasedFrom: Date, timeZone: string): Day {
  return addDays(todayIn(timeZone, erasedFrom), -1);
}

/** The account of whoever is signed in, without what only the server is to know of the session. */
export function meOf(parent: Parent): Me {
  const { id, name, email, region, timeZone, units, theme, growthReference, changedAt, version } = parent;
  return { id, name, email, region, timeZone, units, theme, growthReference, changedAt, version };
}

/** Whether a change says nothing but what the account says already, in the version that the parent has seen. */
export function isSame(me: Me, change: z.output<typeof ChangedMe>): boolean {
  return fieldsOfChange.every((field) => change[field] === undefined || change[field] === me[field]);
}

const fieldsOfChange = ['name', 'timeZone', 'units', 'theme', 'growthReference', 'version'] as const;

/**
 * @param name of the field it came in
 * @throws Problem `bad-input` about it when it is one that strangers try first
 */
export function requireUncommonPassword(password: string, name = 'password'): void {
  if (!isCommonPassword(password, commonPasswords())) return;
  const message = 'This password is on a list of common ones. Please choose another.';
  refuseFields([fieldProblem(name, message, 'common')]);
}

/** @throws Problem `bad-input` about `timeZone` when no such zone is known */
export function requireTimeZone(timeZone: string | undefined): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  refuseFields([fieldProblem('timeZone', 'This is not a time zone')]);
}

/** Whether an address leads to an invitation and carries its token. */
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
