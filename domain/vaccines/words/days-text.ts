import { count } from '#domain/time/age-text.ts';

/** '3 days' */
export function daysText(days: number): string {
  return count(days, 'day');
}
