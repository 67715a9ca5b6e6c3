import type { Day } from '#domain/time/day.ts';
import { seasonYear } from '../editions/season-roll.ts';

/** The season of a day: '2026-27'. */
export function seasonInWords(on: Day): string {
  const year = seasonYear(on);
  return `${year}-${`${year + 1}`.slice(2)}`;
}
