import { ageInMonthsAndDays, ageText, count, monthsSaid, yearsText } from '#domain/time/age-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { ageUsed, type AgedChild } from './gestation.ts';

/** '12 days', '5 months · 3 months corrected', '37 months · 3 years 1 month' */
export function childAgeText(child: AgedChild, on: Day): string {
  return childAgeParts(child, on).join(' · ');
}

/** '4 months 2 days', '5 months 8 days · 3 months 19 days corrected', '37 months 13 days · 3 years 1 month' */
export function exactChildAgeText(child: AgedChild, on: Day): string {
  return childAgeParts(child, on, ageInMonthsAndDays).join(' · ');
}

/** In years too from here on. */
const MONTHS_ONLY_BEFORE = 24;

export function childAgeParts(child: AgedChild, on: Day, text = ageText): string[] {
  const parts = [text(child.bornOn, on)];
  const months = monthsSaid(child.bornOn, on);
  if (months >= MONTHS_ONLY_BEFORE) parts.push(yearsText(months));
  const { from, isCorrected } = ageUsed(child, on);
  if (isCorrected) parts.push(correctedText(from, on, text));
  return parts;
}

function correctedText(dueOn: Day, on: Day, text: typeof ageText): string {
  return on < dueOn ? `${count(daysBetween(on, dueOn), 'day')} before the due date` : `${text(dueOn, on)} corrected`;
}
