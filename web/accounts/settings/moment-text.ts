import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { clockText } from '#web/client/text/clock-text.ts';
import { knownZone } from '#web/client/text/local-day.ts';

/**
 * 'Today, 7:12 a.m.', 'Nov 18, 2026'
 *
 * @param at ISO 8601 instant
 */
export function momentText(at: string, today: Day, timeZone: string | undefined): string {
  const zone = knownZone(timeZone);
  const day = todayIn(zone, new Date(at));
  if (day !== today) return shortDayText(day);
  return `Today, ${clockText(new Date(at), zone)}`;
}

/** For use inside a sentence: 'today, 7:12 a.m.', 'November 18, 2026'. */
export function momentInText(at: string, today: Day, timeZone: string | undefined): string {
  const day = todayIn(knownZone(timeZone), new Date(at));
  return day === today ? momentText(at, today, timeZone).replace('Today', 'today') : longDayText(day);
}
