import type { Day } from './day.ts';

declare const clock: unique symbol;

/** `HH:MM` of 24 hours. */
export type TimeOfDay = string & { readonly [clock]: true };

export function isTimeOfDay(text: string): text is TimeOfDay {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** @throws RangeError for what no clock shows */
export function timeOfDay(text: string): TimeOfDay {
  if (!isTimeOfDay(text)) throw new RangeError(`not a time of day: '${text}'`);
  return text;
}

/** '9:20 a.m.', with a non-breaking space. */
export function timeOfDayText(time: TimeOfDay): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * When clocks there show it. What they skip, as in spring, is taken as the time that it would have been; of what they
 * show twice, the first.
 *
 * @param timeZone IANA name
 */
export function instantOf(on: Day, time: TimeOfDay, timeZone: string): Date {
  const shown = Date.parse(`${on}T${time}:00.000Z`);
  const aheadMs = (ms: number) => shownThere(timeZone, ms) - ms;
  const [first = 0, ...others] = [shown - DAY_MS, shown + DAY_MS]
    .map((near) => shown - aheadMs(near))
    .toSorted((one, other) => one - other);
  return new Date(
    [first, ...others].find((ms) => shownThere(timeZone, ms) === shown) ?? shown - aheadMs(shown - DAY_MS),
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** What a clock there shows at an instant, read as if it were UTC. */
function shownThere(timeZone: string, ms: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return Date.parse(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:00.000Z`);
}
