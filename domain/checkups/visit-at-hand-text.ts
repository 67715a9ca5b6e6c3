import { weekdayText } from '#domain/time/day-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';

/** "Today's checkup", "Yesterday's checkup", 'Checkup of Wednesday' */
export function visitAtHandText(scheduledOn: Day, today: Day): string {
  const days = daysBetween(scheduledOn, today);
  if (days === 0) return "Today's checkup";
  return days === 1 ? "Yesterday's checkup" : `Checkup of ${weekdayText(scheduledOn)}`;
}
