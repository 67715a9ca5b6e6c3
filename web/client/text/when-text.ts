import type { Day } from '#domain/time/day.ts';
import { clockText } from './clock-text.ts';
import { longDayNear } from './day-near.ts';
import type { Reader } from './history.ts';
import { knownZone, localDay } from './local-day.ts';

/** 'today, 2:41 p.m.', 'November 18' */
export function whenText(instant: string, { timeZone }: Pick<Reader, 'timeZone'>, today: Day): string {
  const at = new Date(instant);
  const on = localDay(timeZone, at);
  return on === today ? `today, ${clockText(at, knownZone(timeZone))}` : longDayNear(on, today);
}
