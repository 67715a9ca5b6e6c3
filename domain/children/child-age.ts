import { ageDays, calendarAge } from '#domain/time/age.ts';
import { ageInMonthsAndDays, ageText, count, monthsSaid, yearsText } from '#domain/time/age-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { ageFrom, isAgeCorrected } from './gestation.ts';

type AgedChild = { readonly bornOn: Day; readonly gestationDays: number | null };

/** '12 days', '5 months · 3 months corrected', '37 months · 3 years 1 month' */
export function childAgeText(child: AgedChild, on: Day): string {
  return childAgeParts(child, on).join(' · ');
}

export function childAgeParts(child: AgedChild, on: Day): string[] {
  return parts(child, on, { text: ageText, months: monthsSaid(child.bornOn, on) });
}

/** '4 months 2 days', '5 months 8 days · 3 months 19 days corrected', '37 months 13 days · 3 years 1 month' */
export function exactChildAgeText(child: AgedChild, on: Day): string {
  return parts(child, on, { text: ageInMonthsAndDays, months: calendarAge(child.bornOn, on).months }).join(' · ');
}

/** In years too from 24 months on. */
const MONTHS_ONLY_BEFORE = 24;

type Said = { readonly text: typeof ageText; readonly months: number };

function parts(child: AgedChild, on: Day, { text, months }: Said): string[] {
  const years = months < MONTHS_ONLY_BEFORE ? [] : [yearsText(months)];
  return [text(child.bornOn, on), ...years, ...corrected(child, on, text)];
}

/** '3 months corrected' or '12 days before the due date', where the corrected age counts. */
function corrected(child: AgedChild, on: Day, text: typeof ageText): string[] {
  if (!isAgeCorrected(ageDays(child.bornOn, on), child.gestationDays)) return [];
  const dueOn = ageFrom(child);
  return [on < dueOn ? `${count(daysBetween(on, dueOn), 'day')} before the due date` : `${text(dueOn, on)} corrected`];
}
