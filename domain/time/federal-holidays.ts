import { dayNumber, type Day } from './day.ts';
import { dayOf } from './day-number.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** New Year's Day, Juneteenth, Independence Day, Veterans Day, Christmas Day. */
const FIXED: readonly string[] = ['01-01', '06-19', '07-04', '11-11', '12-25'];

type Floating = { readonly month: string; readonly weekday: number; readonly from: number };

/** The first such day of the week from a day of the month on. */
const FLOATING: readonly Floating[] = [
  // Birthday of Martin Luther King, Jr., and Washington's Birthday: the third Monday.
  { month: '01', weekday: MONDAY, from: 15 },
  { month: '02', weekday: MONDAY, from: 15 },
  // Memorial Day: the last Monday.
  { month: '05', weekday: MONDAY, from: 25 },
  // Labor Day: the first Monday. Columbus Day: the second.
  { month: '09', weekday: MONDAY, from: 1 },
  { month: '10', weekday: MONDAY, from: 8 },
  // Thanksgiving Day: the fourth Thursday.
  { month: '11', weekday: THURSDAY, from: 22 },
];

/**
 * The eleven legal public holidays of the United States, and the day on which one is observed: Friday for a Saturday,
 * Monday for a Sunday. By today's law, for past years too. Inauguration Day, for one area only, is not among them.
 *
 * Source: 5 U.S.C. 6103. Observed days: US Office of Personnel Management, as https://www.ca6.uscourts.gov/federal-holidays
 * gives them.
 */
export function isFederalHoliday(on: Day): boolean {
  const weekday = weekdayOf(on);
  if (FIXED.includes(on.slice(5)) || isFloating(on, weekday)) return true;
  if (weekday === FRIDAY) return FIXED.includes(dayOf(dayNumber(on) + 1).slice(5));
  return weekday === MONDAY && FIXED.includes(dayOf(dayNumber(on) - 1).slice(5));
}

/**
 * A Sunday or a federal holiday, when a doctor's office may be closed. On which days a particular office is closed is
 * not known.
 */
export function isClosedDay(on: Day): boolean {
  return weekdayOf(on) === SUNDAY || isFederalHoliday(on);
}

/** The day itself, or the first later one that is neither a Sunday nor a federal holiday. */
export function openDayFrom(on: Day): Day {
  return isClosedDay(on) ? openDayFrom(dayOf(dayNumber(on) + 1)) : on;
}

/** The day itself, or the last earlier one that is neither a Sunday nor a federal holiday. */
export function openDayUntil(on: Day): Day {
  return isClosedDay(on) ? openDayUntil(dayOf(dayNumber(on) - 1)) : on;
}

function isFloating(on: Day, weekday: number): boolean {
  const dayOfMonth = Number(on.slice(8));
  const isOf = ({ month, from }: Floating) => month === on.slice(5, 7) && from <= dayOfMonth && dayOfMonth < from + 7;
  return FLOATING.some((of) => of.weekday === weekday && isOf(of));
}

/** From 0 for Sunday; day 1, March 1 of the year 0, was a Wednesday. */
function weekdayOf(on: Day): number {
  return (dayNumber(on) + 2) % 7;
}
