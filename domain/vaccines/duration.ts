import { dayOf, monthsAfter, type DayNumber } from '#domain/time/day-number.ts';
import { dayNumber, type Day } from '#domain/time/day.ts';
import type { DurationText } from './supporting-data.ts';

/** Months are added before days. */
export type Duration = { readonly months: number; readonly days: number; readonly text: string };

const SUM = /^[+-]?\d+[dwmy]([+-]\d+[dwmy])*$/;

const UNITS = [
  { term: /[+-]?\d+(?=y)/g, months: 12, days: 0 },
  { term: /[+-]?\d+(?=m)/g, months: 1, days: 0 },
  { term: /[+-]?\d+(?=w)/g, months: 0, days: 7 },
  { term: /[+-]?\d+(?=d)/g, months: 0, days: 1 },
] as const;

/** A signed sum of years, months, weeks and days, such as `16y-4m`; null if invalid. */
export function parseDuration(text: string): Duration | null {
  const before = parsed.get(text);
  if (before) return before;
  const duration = read(text);
  if (duration) parsed.set(text, duration);
  return duration;
}

/** Published data has a few hundred, which planning asks for again and again. */
const parsed = new Map<string, Duration>();

function read(text: string): Duration | null {
  if (!SUM.test(text)) return null;
  let months = 0;
  let days = 0;
  for (const unit of UNITS) {
    for (const [amount] of text.matchAll(unit.term)) {
      months += Number(amount) * unit.months;
      days += Number(amount) * unit.days;
    }
  }
  return { months, days, text };
}

/**
 * Adds months, keeping the day of the month or else taking the first of the next; then days.
 *
 * Source: CDSi logic specification 4.6, table 3-6, CALCDT-1 to CALCDT-6.
 */
export function addDuration(from: DayNumber, { months, days }: Duration): DayNumber {
  return monthsAfter(from, months) + days;
}

/** @throws RangeError if it is no duration, which published data never have */
export function durationOf(text: DurationText): Duration {
  const duration = parseDuration(text);
  if (!duration) throw new RangeError(`not a duration: '${text}'`);
  return duration;
}

export function dayAtAge(bornOn: Day, age: DurationText): Day {
  return dayOf(addDuration(dayNumber(bornOn), durationOf(age)));
}
