declare const calendarDay: unique symbol;

/** `YYYY-MM-DD`, without time or time zone. Compare with `<` and `>`. */
export type Day = string & { readonly [calendarDay]: true };

const MS_PER_DAY = 86_400_000;

/** '2024-02-29' exists, '2026-02-29' does not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  const dayOfMonth = Number(text.slice(8));
  // Every month has 28 days; only later days need the calendar.
  return dayOfMonth <= 28 || new Date(Date.parse(text)).getUTCDate() === dayOfMonth;
}

/** @throws RangeError if the day does not exist */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day of the calendar: '${text}'`);
  return text;
}

/**
 * @param days may be negative
 * @throws RangeError outside the years 0000 to 9999
 */
export function addDays(from: Day, days: number): Day {
  return numberedDay(dayNumber(from) + days);
}

/** Negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

export function earlierDay(one: Day, other: Day): Day {
  return one < other ? one : other;
}

export function laterDay(one: Day, other: Day): Day {
  return one < other ? other : one;
}

/**
 * In a month that is too short, its last day.
 *
 * @throws RangeError outside the years 0000 to 9999
 */
export function addMonths(from: Day, months: number): Day {
  const start = new Date(from);
  const firstOfMonth = new Date(start);
  firstOfMonth.setUTCDate(1);
  firstOfMonth.setUTCMonth(start.getUTCMonth() + months);
  const lastOfMonth = new Date(firstOfMonth);
  lastOfMonth.setUTCMonth(firstOfMonth.getUTCMonth() + 1, 0);
  firstOfMonth.setUTCDate(Math.min(start.getUTCDate(), lastOfMonth.getUTCDate()));
  return dayOfMs(firstOfMonth.getTime());
}

/**
 * @param timeZone IANA name
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function todayIn(timeZone: string, instant: Date): Day {
  // Days begin on quarters of an hour, everywhere: formatting is slow, and a request asks many times.
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const known = lastDays.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  const found = day(`${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`);
  if (lastDays.size >= mostFormats) lastDays.clear();
  lastDays.set(timeZone, { quarter, day: found });
  return found;
}

const QUARTER_MS = 15 * 60_000;
const lastDays = new Map<string, { readonly quarter: number; readonly day: Day }>();

// Creating one is slow and takes 16 KB.
const mostFormats = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/**
 * 1 is March 1 of the year 0. Ten times as fast as parsing a Date.
 * Years begin in March, so a leap day is the last of its year: 153 days are five months from March on.
 */
export function dayNumber(date: Day): number {
  const monthFromMarch = (numberIn(date, 5, 7) + 9) % 12;
  const year = numberIn(date, 0, 4) - (monthFromMarch >= 10 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + Math.floor((153 * monthFromMarch + 2) / 5) + numberIn(date, 8, 10);
}

// The same days recur, and writing one is far slower than a lookup.
const mostDays = 20_000;
const written = new Map<number, Day>();

/**
 * The day with this `dayNumber`.
 *
 * @throws RangeError outside the years 0000 to 9999
 */
export function numberedDay(number: number): Day {
  const known = written.get(number);
  if (known !== undefined) return known;
  if (written.size >= mostDays) written.clear();
  const made = dayOfMs((number - NUMBER_OF_1970) * MS_PER_DAY);
  written.set(number, made);
  return made;
}

const CODE_OF_0 = 48;

const NUMBER_OF_1970 = dayNumber(day('1970-01-01'));

function numberIn(text: string, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index += 1) number = number * 10 + text.charCodeAt(index) - CODE_OF_0;
  return number;
}

function dayOfMs(ms: number): Day {
  return day(new Date(ms).toISOString().slice(0, 10));
}
