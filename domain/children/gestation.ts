import { count } from '#domain/time/age-text.ts';
import { correctionDays } from '#domain/time/corrected-age.ts';
import { addDays, type Day } from '#domain/time/day.ts';

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

/** 24 months: the day from which no age is corrected, the one on which the growth references change. */
export const FIRST_DAY_UNCORRECTED = 731;

/** @param ageDays from birth */
export function isAgeCorrected(ageDays: number, gestationDays: number | null): gestationDays is number {
  return isBornEarly(gestationDays) && ageDays < FIRST_DAY_UNCORRECTED;
}

/** The day from which the corrected age counts: the due date of a child born early, else the day of birth. */
export function ageFrom({ bornOn, gestationDays }: { bornOn: Day; gestationDays: number | null }): Day {
  return isBornEarly(gestationDays) ? addDays(bornOn, correctionDays(gestationDays)) : bornOn;
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
