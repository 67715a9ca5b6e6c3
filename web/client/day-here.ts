import { todayIn, type Day } from '#domain/time/day.ts';

const LOOK_EVERY_MS = 60_000;

/**
 * The day it is for a parent.
 *
 * @param timeZone the account's, when it is known; a zone that this browser does not know counts as its own
 */
export function dayHere(timeZone: string | undefined, now: Date): Day {
  return todayIn(zoneHere(timeZone), now);
}

/** The account's time zone, or this browser's where that is not known here. */
export function zoneHere(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** Calls each minute, and when the page is looked at again. @returns how to stop it */
export function whenClockMoves(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
