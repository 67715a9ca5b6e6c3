import { longDayText, monthAndDayText, shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';

/** 'November 19'; with the year unless it is this year. */
export function longDayNear(day: Day, today: Day): string {
  return isThisYear(day, today) ? monthAndDayText(day) : longDayText(day);
}

/** 'Nov 19'; with the year unless it is this year. */
export function shortDayNear(day: Day, today: Day): string {
  const text = shortDayText(day);
  return isThisYear(day, today) ? text.slice(0, text.indexOf(',')) : text;
}

function isThisYear(day: Day, today: Day): boolean {
  return day.slice(0, 4) === today.slice(0, 4);
}
