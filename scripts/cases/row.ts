import { ageDays } from '#domain/time/age.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import type { Gender } from '#domain/children/child.ts';
import type { Position } from '#domain/growth/score/length.ts';
import { DAYS_PER_MONTH } from '#domain/growth/month.ts';
import { WHO_2006_LAST_DAY } from '#domain/growth/references/who-2006.ts';
import type { CaseRow } from './case-file.ts';

/** Each field throws an Error that names its column when invalid. */
export type Row = {
  text(column: string): string;
  number(column: string): number;
  numberOrNull(column: string): number | null;
  gender(): Gender | null;
  position(): Position | null;
  /** May be fractional: from months, else days, else dates. */
  ageDays(): number;
  /** From the dates if both are given, else from the age. */
  days(): { readonly bornOn: Day; readonly measuredOn: Day };
};

/** '' when empty. */
type Text = (column: string) => string;
type NumberOrNull = (column: string) => number | null;

/** Used when a row gives only an age. */
const ANY_DAY = day('2000-01-01');

/** What an age counts from; birth by default. */
const AGE_BASES: ReadonlySet<string | undefined> = new Set(['chronological', 'corrected', undefined]);

/** Null for other or unknown. */
const GENDER_BY_WORD: ReadonlyMap<string, Gender | null> = new Map([
  ['female', 'female'],
  ['f', 'female'],
  ['male', 'male'],
  ['m', 'male'],
  ['other', null],
  ['unknown', null],
  ['', null],
]);

export function rowOf({ fields }: CaseRow): Row {
  const text = (column: string) => fields.get(column) ?? '';
  const numberOrNull = (column: string) => numberIn(column, text(column));
  const number = (column: string) => numberOrNull(column) ?? fail(`${column} is empty`);
  const counted = () => daysBetweenDates(text, fields.get('age_basis'));
  return {
    text,
    number,
    numberOrNull,
    gender: () => genderIn(text('sex')),
    position: () => positionIn(text('position')),
    ageDays: () => ageIn(numberOrNull, counted()),
    days: () => daysIn(text, numberOrNull, counted()),
  };
}

/** Rounded half up, as WHO does. */
export function daysOfWhoMonths(months: number): number {
  return Math.round(months * DAYS_PER_MONTH);
}

/** Above 60 months is past the limit, even if it rounds to the last day. */
function daysOfAgeInMonths(months: number): number {
  return months < 60 ? daysOfWhoMonths(months) : Math.max(daysOfWhoMonths(months), WHO_2006_LAST_DAY + 1);
}

/** Null without dates or with a corrected age. */
function daysBetweenDates(text: Text, basis: string | undefined): number | null {
  if (!AGE_BASES.has(basis)) fail(`age_basis is not known: ${basis}`);
  const hasDates = text('birth_date') !== '' && text('measured_on') !== '';
  return hasDates && basis !== 'corrected' ? ageDays(day(text('birth_date')), day(text('measured_on'))) : null;
}

function ageIn(numberOrNull: NumberOrNull, counted: number | null): number {
  const days = numberOrNull('age_days');
  requireSameAge(days, counted);
  const months = numberOrNull('age_months');
  if (months !== null) return months * DAYS_PER_MONTH;
  return days ?? counted ?? fail('the age is empty');
}

function daysIn(text: Text, numberOrNull: NumberOrNull, counted: number | null) {
  const age = numberOrNull('age_days');
  if (age !== null && !Number.isInteger(age)) fail(`age_days is no whole number: ${age}`);
  requireSameAge(age, counted);
  if (counted !== null) return { bornOn: day(text('birth_date')), measuredOn: day(text('measured_on')) };
  const days = age ?? daysOfAgeInMonths(numberOrNull('age_months') ?? fail('the age is empty'));
  return { bornOn: ANY_DAY, measuredOn: addDays(ANY_DAY, days) };
}

/** Dates are whole days apart; an age may include hours. */
function requireSameAge(age: number | null, counted: number | null): void {
  if (age === null || counted === null || Math.floor(age) === counted) return;
  fail(`the dates are ${counted} days apart, not ${age}`);
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

function numberIn(column: string, text: string): number | null {
  if (text === '') return null;
  const number = DECIMAL.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : fail(`${column} is no number: ${text}`);
}

function genderIn(text: string): Gender | null {
  const gender = GENDER_BY_WORD.get(text.toLowerCase());
  return gender === undefined ? fail(`sex is not known: ${text}`) : gender;
}

function positionIn(text: string): Position | null {
  if (text === '') return null;
  return text === 'lying' || text === 'standing' ? text : fail(`position is not known: ${text}`);
}

export function fail(why: string): never {
  throw new Error(why);
}
