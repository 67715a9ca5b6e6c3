import { ICalCalendar, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import * as z from 'zod/mini';
import { StoredAt, StoredDay } from '#contract/stored.ts';
import { addDays, type Day } from '#domain/time/day.ts';

const DayEvent = z.object({
  /** Constant, so that calendars recognize the event after a change. */
  id: z.string(),
  on: StoredDay,
  /** From when until when; null for the whole day. */
  hours: z.nullable(z.object({ from: StoredAt, until: StoredAt })),
  location: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
});
export type DayEvent = z.infer<typeof DayEvent>;

export const DayCalendar = z.object({
  name: z.string(),
  /** Makes the ids globally unique. */
  host: z.string(),
  events: z.readonly(z.array(DayEvent)),
});
export type DayCalendar = z.infer<typeof DayCalendar>;

const refreshEveryS = 12 * 60 * 60;

/**
 * iCalendar (RFC 5545), polled every 12 hours (RFC 7986). Days have no time zone: travelers see them on the same day.
 * Hours are in UTC, which each program shows by its own clock.
 */
export function calendarText({ name, host, events }: DayCalendar, now: Date): string {
  const calendar = new ICalCalendar({
    name: escaped(name),
    prodId: { company: 'Fernling', product: 'Calendar', language: 'EN' },
    ttl: refreshEveryS,
  });
  for (const event of events) calendar.createEvent(inCalendar(event, host, now));
  return calendar.toString();
}

function inCalendar({ id, on, hours, location, title, description }: DayEvent, host: string, now: Date) {
  return {
    id: `${id}@${host}`,
    stamp: now,
    lastModified: now,
    ...(hours ? busyFrom(hours) : freeAllDay(on)),
    location,
    summary: title,
    description,
  };
}

function busyFrom({ from, until }: NonNullable<DayEvent['hours']>) {
  return {
    start: new Date(from),
    end: new Date(until),
    transparency: ICalEventTransparency.OPAQUE,
    busystatus: ICalEventBusyStatus.BUSY,
  };
}

function freeAllDay(on: Day) {
  return {
    allDay: true,
    start: midnightOf(on),
    end: midnightOf(addDays(on, 1)),
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** The library escapes the texts of events, not the name. Source: RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&');
}

/** The library takes the day from the UTC time. */
function midnightOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
