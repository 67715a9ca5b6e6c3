import { count } from '#domain/time/age-text.ts';
import { ageDays } from '#domain/time/age.ts';
import { addDays, addMonths, earlierDay, laterDay, type Day } from '#domain/time/day.ts';

/** From the last period to the due date, in days. */
export const DUE_DAYS = 280;

/** 37 weeks 0 days. */
const EARLY_BIRTH_BEFORE_DAYS = 259;

/**
 * 22 weeks 0 days to 44 weeks 6 days. Our judgment, not a published rule: wide enough for every surviving child, narrow
 * enough to catch a typo.
 */
export const GESTATION_DAYS = { least: 22 * 7, most: 44 * 7 + 6 } as const;

export function isBornEarly(gestationDays: number | null): gestationDays is number {
  return gestationDays !== null && gestationDays < EARLY_BIRTH_BEFORE_DAYS;
}

/** 24 months: the day of age from which no age is corrected, the one on which the growth references change. */
export const FIRST_DAY_UNCORRECTED = 731;

/** What an age is counted by; `gestationDays` is null if unknown. */
export type AgedChild = { readonly bornOn: Day; readonly gestationDays: number | null };

/** The age by which a child is read on a day. */
export type AgeUsed = {
  /** Negative before the due date. */
  readonly days: number;
  readonly isCorrected: boolean;
};

/**
 * Corrected for a child born before 37 weeks, until 24 months from birth. Our judgment: decision record 21.
 *
 * @returns with the day from which it counts: of birth, or on which the child was due
 */
export function ageUsed(child: AgedChild, on: Day): AgeUsed & { readonly from: Day } {
  const { bornOn, gestationDays } = child;
  const isCorrected = isBornEarly(gestationDays) && ageDays(bornOn, on) < FIRST_DAY_UNCORRECTED;
  const from = isCorrected ? ageFrom(child) : bornOn;
  return { from, days: ageDays(from, on), isCorrected };
}

/** The first day on which the age used is so many months of the calendar. */
export function dayOfAgeUsed(child: AgedChild, months: number): Day {
  const byBirth = addMonths(child.bornOn, months);
  const uncorrectedOn = addDays(child.bornOn, FIRST_DAY_UNCORRECTED);
  return earlierDay(addMonths(ageFrom(child), months), laterDay(byBirth, uncorrectedOn));
}

/** The due date of a child born early, at any age; else the day of birth. */
export function ageFrom({ bornOn, gestationDays }: AgedChild): Day {
  return isBornEarly(gestationDays) ? addDays(bornOn, DUE_DAYS - gestationDays) : bornOn;
}

export function gestationProblem(gestationDays: number): string | null {
  const isPossible =
    Number.isInteger(gestationDays) && gestationDays >= GESTATION_DAYS.least && gestationDays <= GESTATION_DAYS.most;
  return isPossible ? null : 'Length of pregnancy must be between 22 weeks 0 days and 44 weeks 6 days.';
}

export function weeksAndDays(gestationDays: number): { readonly weeks: number; readonly days: number } {
  return { weeks: Math.floor(gestationDays / 7), days: gestationDays % 7 };
}

export function gestationText(gestationDays: number): string {
  const { weeks, days } = weeksAndDays(gestationDays);
  return `${count(weeks, 'week')} ${count(days, 'day')}`;
}
