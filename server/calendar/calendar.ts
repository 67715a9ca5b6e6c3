import { ICalCalendar, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { addDays, type Day } from '#domain/time/day.ts';

/** Something on one day, as calendars show it above the hours. */
export type DayEvent = {
  /** Stays the same whatever else of the event changes: by it a calendar knows what it has shown before. */
  readonly id: string;
  readonly on: Day;
  readonly title: string;
  readonly description: string;
};

export type DayCalendar = {
  readonly name: string;
  /** Of this server: with it the ids are unlike those of any other. */
  readonly host: string;
  readonly events: readonly DayEvent[];
};

const refreshEveryS = 12 * 60 * 60;

/**
 * A calendar of days as iCalendar (RFC 5545), for programs that look for changes every 12 hours (RFC 7986).
 *
 * Days have no time zone: whoever travels sees them on the same day of their calendar.
 */
export function calendarText({ name, host, events }: DayCalendar, now: Date): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Fernling', product: 'Calendar', language: 'EN' },
    ttl: refreshEveryS,
  });
  for (const event of events) calendar.createEvent(allDay(event, host, now));
  return calendar.toString();
}

/** What is due on a day keeps nobody busy. */
function allDay({ id, on, title, description }: DayEvent, host: string, now: Date) {
  return {
    id: `${id}@${host}`,
    stamp: now,
    lastModified: now,
    allDay: true,
    start: midnightOf(on),
    end: midnightOf(addDays(on, 1)),
    summary: title,
    description,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** The library reads the day of an event off its UTC time. */
function midnightOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
