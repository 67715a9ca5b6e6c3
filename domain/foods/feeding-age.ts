import { ageUsed, isBornEarly, type AgedChild } from '#domain/children/gestation.ts';
import { calendarAge } from '#domain/time/age.ts';
import { monthsSaid } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';

/**
 * Whole months of the age that counts for food, the age used, by the calendar, as rules end: a guide that offers water from
 * 6 months does so on the day on which its rule ends.
 */
export function feedingMonths(child: AgedChild, today: Day): number {
  return calendarAge(ageUsed(child, today).from, today).months;
}

/** Before this, solid food is never advised for a child born at term. Source: CDC, Infant and Toddler Nutrition. */
const NO_SOLIDS_BEFORE_MONTHS = 4;
/** 'About 6 months': WHO 2023, CDC. */
export const SOLIDS_FROM_MONTHS = 6;

type FeedingStage = 'milk' | 'signs' | 'solids';

/** 'milk': milk only; 'signs': milk, and no solid food before the signs of readiness; 'solids': food beside milk. */
export function feedingStage(months: number): FeedingStage {
  if (months < NO_SOLIDS_BEFORE_MONTHS) return 'milk';
  return months < SOLIDS_FROM_MONTHS ? 'signs' : 'solids';
}

/**
 * Whether what a child tried can be written down. For a child born early, whose team sets the day of the first food, from
 * 4 months since birth whatever the corrected age.
 */
export function mayLogFood(child: AgedChild, today: Day): boolean {
  if (feedingStage(feedingMonths(child, today)) !== 'milk') return true;
  return isBornEarly(child.gestationDays) && monthsSaid(child.bornOn, today) >= NO_SOLIDS_BEFORE_MONTHS;
}

/** Milk has no age; any other food waits until a child is old enough for solid food. */
export function mayHave(food: { readonly fromMonths: number }, child: AgedChild, today: Day): boolean {
  return food.fromMonths === 0 || feedingStage(feedingMonths(child, today)) === 'solids';
}

/** Whether most children of a range of the guide are fed milk alone. */
export function isOfMilk({ ageRangeEnd }: { readonly ageRangeEnd: number }): boolean {
  return ageRangeEnd < SOLIDS_FROM_MONTHS;
}

/** Whether a range of the guide has the signs of readiness beside it: later a child has shown them. */
export function asksForReadiness(startMonths: number): boolean {
  return startMonths <= SOLIDS_FROM_MONTHS;
}

/** 'By the first birthday': AAAAI/ACAAI/CSACI 2021 and NIAID 2017 speak of the first year. */
const EARLY_UNTIL_MONTHS = 12;

/** Whether 'start at about 6 months' is still of use: for a food that is given then, until a child is 12 months. */
export function startsEarly(food: { readonly fromMonths: number }, months: number): boolean {
  return food.fromMonths <= SOLIDS_FROM_MONTHS && months < EARLY_UNTIL_MONTHS;
}

/** Said to parents of a child born early in place of an age: "Ask Theo's doctor when to start solids." */
export function askWhenText({ firstName }: { readonly firstName: string }): string {
  return `Ask ${firstName}'s doctor when to start solids.`;
}
