import { allowanceOf } from '#domain/insights/allowance.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { atMost, Problem } from '#server/problem.ts';

/** One in 30 days of more than 20 years. */
export const insightLimit = atMost(300, 'insights');

/** Longer than any insight is written, so that a crash in between gives the child its insight back by itself. */
export const RESERVED_MS = MINUTE_MS;

type Standing = {
  readonly lastAt: Date | null;
  /** Until when an insight is being written; null where none is. */
  readonly reservedUntil: Date | null;
};

/** @throws Problem `slow-down` before 30 days are over, or while another is being written */
export function requireAllowed({ lastAt, reservedUntil }: Standing, now: Date): void {
  const { nextAt, daysRemaining } = allowanceOf(lastAt, now);
  if (nextAt) throw notYet('There is one every 30 days for each child.', { nextAt, daysRemaining }, now);
  if (reservedUntil) {
    throw notYet('One is being written right now.', { nextAt: reservedUntil, daysRemaining: 0 }, now);
  }
}

/** Of an account that has begun as many as one may in a day. */
export function tooMany(retryAfterS: number, now: Date): Problem {
  const waitMs = retryAfterS * 1000;
  const next = { nextAt: new Date(now.getTime() + waitMs), daysRemaining: Math.ceil(waitMs / DAY_MS) };
  return notYet('You have asked for many today.', next, now);
}

type Next = { readonly nextAt: Date; readonly daysRemaining: number };

function notYet(why: string, { nextAt, daysRemaining }: Next, now: Date): Problem {
  const waitMs = Math.min(nextAt.getTime() - now.getTime(), 30 * DAY_MS);
  return new Problem('slow-down', {
    title: `Cannot generate insights. ${why}`,
    retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)),
    next: { nextAvailableDate: nextAt.toISOString(), daysRemaining },
  });
}
