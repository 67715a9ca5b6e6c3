import { calendarAge } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { checkupAgeText } from './checkup-words.ts';

/** After that of the hospital; the test compares them with the checkups. */
export const CHECKUP_MONTHS = [1, 2, 4, 6, 9, 12, 15, 18, 24, 30, 36, 48, 60, 72] as const;
const LAST = CHECKUP_MONTHS.at(-1) ?? 0;

/** The age of the checkup to which a day belongs, in months; of older children whole years. */
export function visitMonthsOn(on: Day, bornOn: Day): number {
  const { months } = calendarAge(bornOn, on);
  if (months > LAST) return months - (months % 12);
  return CHECKUP_MONTHS.findLast((age) => age <= months) ?? 0;
}

/** 'Hospital', '2 months', '3 years' */
export function visitName(months: number | null): string {
  if (months === null) return 'No age planned';
  return months === 0 ? 'Hospital' : checkupAgeText(months);
}
