import { todayIn, type Day } from '#domain/time/day.ts';

const CHECK_INTERVAL_MS = 60_000;

/** The first formatting of a date takes a phone longer than to start the page, so it waits until the page has started. */
const FIRST_CHECK_MS = 1000;

let isChecked = false;

/** The day that the server drew, until the clock has been looked at. */
export function dayNow(timeZone: string | undefined, drawnOn: Day | null): Day {
  return (!isChecked && drawnOn) || localDay(timeZone, new Date());
}

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

/** Calls once the page has started, then every minute and when the page becomes visible. @returns unsubscribes */
export function onClockChange(changed: () => void): () => void {
  const look = () => {
    isChecked = true;
    changed();
  };
  const first = setTimeout(look, FIRST_CHECK_MS);
  const timer = setInterval(look, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
