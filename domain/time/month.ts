import { addDays, addMonths, day, isDay, type Day } from './day.ts';

declare const calendarMonth: unique symbol;

/** `YYYY-MM`. Compare with `<` and `>`. */
export type Month = string & { readonly [calendarMonth]: true };

export function isMonth(text: string): text is Month {
  return text.length === 7 && isDay(`${text}-01`);
}

/** @throws RangeError if the month does not exist */
export function month(text: string): Month {
  if (!isMonth(text)) throw new RangeError(`not a month of the calendar: '${text}'`);
  return text;
}

export function monthOf(date: Day): Month {
  return month(date.slice(0, 7));
}

export function firstDayOf(of: Month): Day {
  return day(`${of}-01`);
}

export function lastDayOf(of: Month): Day {
  return addDays(addMonths(firstDayOf(of), 1), -1);
}

/** From the last to the first, both inclusive. */
export function monthsBack(last: Month, first: Month): readonly Month[] {
  const months: Month[] = [];
  for (let on = firstDayOf(last); on >= firstDayOf(first); on = addMonths(on, -1)) months.push(monthOf(on));
  return months;
}
