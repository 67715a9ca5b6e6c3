import type { Day } from '#domain/time/day.ts';
import { clockText } from '#web/client/text/clock-text.ts';
import { longDayNear } from '#web/client/text/day-near.ts';
import type { Reader } from '#web/client/text/history.ts';
import { knownZone, localDay } from '#web/client/text/local-day.ts';

/** 'today, 2:41 p.m.', 'November 18' */
export function whenText(instant: string, { timeZone }: Reader, today: Day): string {
  const at = new Date(instant);
  const on = localDay(timeZone, at);
  return on === today ? `today, ${clockText(at, knownZone(timeZone))}` : longDayNear(on, today);
}
