import { leafTexts } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { classes } from '../classes.ts';

/** The leaf off a wall calendar, gray for a day that has passed. An ornament: the words beside it say the day. */
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
