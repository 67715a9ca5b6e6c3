import { ageDays } from '#domain/time/age.ts';
import { addDays, day } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import type { Gender } from '#domain/children/child.ts';
import type { Position } from '#domain/growth/length.ts';
import { DAYS_PER_MONTH } from '#domain/growth/month.ts';
import { WHO_2006_LAST_DAY } from '#domain/growth/who-2006.ts';
import type { CsvRow } from './csv.ts';

/** Fields of a row as values; each throws an Error that names the column when the field is not what it must be. */
export type Row = {
  text(column: string): string;
  number(column: string): number;
  numberOrNull(column: string): number | null;
  gender(): Gender | null;
  position(): Position | null;
  /** Days between the dates of a row; null when it has none. */
  age(): number | null;
  /** Days of birth and measurement, from dates where both are given, else from the age. */
  days(): { readonly bornOn: Day; readonly measuredOn: Day };
};

/** The day on which a child is born of whom a row tells only the age. */
const ANY_DAY = day('2000-01-01');

/** Reads the fields of a CSV row. */
export function rowOf({ fields }: CsvRow): Row {
  const text = (column: string) => fields.get(column) ?? '';
  const numberOrNull = (column: string) => numberIn(column, text(column));
  const number = (column: string) => numberOrNull(column) ?? fail(`${column} is empty`);
  return {
    text,
    number,
    numberOrNull,
    gender: () => genderIn(text('sex')),
    position: () => positionIn(text('position')),
    age: () => ageBetween(text),
    days: () => daysIn(text, numberOrNull),
  };
}

/** Days of an age in months, rounded half up as WHO does. */
export function daysOfWhoMonths(months: number): number {
  return Math.round(months * DAYS_PER_MONTH);
}

/** Days of an age of which only the months are known: 60 of them are over the limit, though they round to its last day. */
function daysOfAgeInMonths(months: number): number {
  return months < 60 ? daysOfWhoMonths(months) : Math.max(daysOfWhoMonths(months), WHO_2006_LAST_DAY + 1);
}

function ageBetween(text: (column: string) => string): number | null {
  const hasDates = text('birth_date') !== '' && text('measured_on') !== '';
  return hasDates ? ageDays(day(text('birth_date')), day(text('measured_on'))) : null;
}

function daysIn(text: (column: string) => string, numberOrNull: (column: string) => number | null) {
  const age = numberOrNull('age_days');
  const isByDates = text('age_basis') === 'chronological' && text('birth_date') !== '' && text('measured_on') !== '';
  if (!isByDates) {
    const days = age ?? daysOfAgeInMonths(numberOrNull('age_months') ?? fail('the age is empty'));
    return { bornOn: ANY_DAY, measuredOn: addDays(ANY_DAY, days) };
  }
  const bornOn = day(text('birth_date'));
  const measuredOn = day(text('measured_on'));
  const counted = ageDays(bornOn, measuredOn);
  if (age !== null && age !== counted) fail(`the dates are ${counted} days apart, not ${age}`);
  return { bornOn, measuredOn };
}

function numberIn(column: string, text: string): number | null {
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : fail(`${column} is no number: ${text}`);
}

function genderIn(text: string): Gender | null {
  return text === 'female' || text === 'male' ? text : null;
}

function positionIn(text: string): Position | null {
  if (text === '') return null;
  return text === 'lying' || text === 'standing' ? text : fail(`position is not known: ${text}`);
}

/** Ends the reading of a row. */
export function fail(why: string): never {
  throw new Error(why);
}
