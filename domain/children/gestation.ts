import { count } from '#domain/time/age-text.ts';

/** 37 weeks 0 days. */
const EARLY_BIRTH_BEFORE_DAYS = 259;

/**
 * 22 weeks 0 days to 44 weeks 6 days. Our judgment, not a published rule: wide enough for every surviving child, narrow
 * enough to catch a typo.
 */
export const GESTATION_DAYS = { least: 22 * 7, most: 44 * 7 + 6 } as const;

export function isBornEarly(gestationDays: number | null): boolean {
  return gestationDays !== null && gestationDays < EARLY_BIRTH_BEFORE_DAYS;
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
