import { count } from '#domain/time/age-text.ts';

export function daysText(days: number): string {
  return count(days, 'day');
}
