import { todayIn, type Day } from '#domain/time/day.ts';

const CHECK_INTERVAL_MS = 60_000;

export function localDay(timeZone: string | undefined, now: Date): Day {
  return todayIn(knownZone(timeZone), now);
}

/** The account's time zone, or this browser's if it does not know that one. */
export function knownZone(timeZone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** Calls every minute and when the page becomes visible. @returns unsubscribes */
export function onClockChange(look: () => void): () => void {
  const timer = setInterval(look, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
