import { clockText } from '#web/client/text/clock-text.ts';

/** A cached answer; `dataUpdatedAt` is 0 without data. */
type CachedAnswer = { readonly state: { readonly dataUpdatedAt: number } };

/** When the newest answer arrived, in ms since 1970; null without any. */
export function newestAnswerAtMs(answers: readonly CachedAnswer[]): number | null {
  return Math.max(0, ...answers.map(({ state }) => state.dataUpdatedAt)) || null;
}

export function offlineText(answeredAtMs: number | null, now: Date, timeZone?: string): string {
  const from =
    answeredAtMs === null ? '' : `What you see is from ${momentText(new Date(answeredAtMs), now, timeZone)} `;
  return `${from}What you type stays.`;
}

/** '2:41 a.m.' today, 'Nov 20, 2:41 a.m.' on another day; both end with a period. */
function momentText(at: Date, now: Date, timeZone: string | undefined): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const text = (options: Intl.DateTimeFormatOptions, of: Date) =>
    new Intl.DateTimeFormat('en-US', { ...zone, ...options }).format(of);
  const time = clockText(at, timeZone);
  const isToday = text({ dateStyle: 'short' }, at) === text({ dateStyle: 'short' }, now);
  return isToday ? time : `${text({ month: 'short', day: 'numeric' }, at)}, ${time}`;
}
