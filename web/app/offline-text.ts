import { clockText } from '#web/client/clock-text.ts';

/** An answer that is kept; `dataUpdatedAt` is 0 while there is none. */
type Kept = { readonly state: { readonly dataUpdatedAt: number } };

/** When the newest answer came, in ms since 1970; null when there is none. */
export function newestAnswerAtMs(kept: readonly Kept[]): number | null {
  return Math.max(0, ...kept.map(({ state }) => state.dataUpdatedAt)) || null;
}

/**
 * What the bar says without a line: from when what shows is, by the clock and calendar of the device.
 *
 * @param timeZone another than the device's
 */
export function offlineText(answeredAtMs: number | null, now: Date, timeZone?: string): string {
  const from =
    answeredAtMs === null ? '' : `What you see is from ${momentText(new Date(answeredAtMs), now, timeZone)} `;
  return `${from}What you type stays.`;
}

/** '2:41 a.m.' today, 'Nov 20, 2:41 a.m.' on another day. Both end with the period of their abbreviation. */
function momentText(at: Date, now: Date, timeZone: string | undefined): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const text = (options: Intl.DateTimeFormatOptions, of: Date) =>
    new Intl.DateTimeFormat('en-US', { ...zone, ...options }).format(of);
  const time = clockText(at, timeZone);
  const isToday = text({ dateStyle: 'short' }, at) === text({ dateStyle: 'short' }, now);
  return isToday ? time : `${text({ month: 'short', day: 'numeric' }, at)}, ${time}`;
}
