import { longMonthText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';

/** "From this server's editors, November 2026" */
export function editorsText(changedOn: Day): string {
  return `From this server's editors, ${longMonthText(monthOf(changedOn))}`;
}
