import { leafTexts } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { classes } from '../classes.ts';

/** A tear-off calendar page, gray for past days. Decorative: the text beside it names the day. */
export function Tearoff({ day, isPast = false }: { day: Day; isPast?: boolean }) {
  const { month, dayOfMonth, weekday } = leafTexts(day);
  return (
    <div className={classes('tearoff', isPast && 'past')} aria-hidden>
      <span>{month}</span>
      <b>{dayOfMonth}</b>
      <span>{weekday}</span>
    </div>
  );
}
