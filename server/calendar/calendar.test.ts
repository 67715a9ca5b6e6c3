import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { readCalendar } from '#testing/checkups/calendars.ts';
import { calendarText } from './calendar.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const visit = {
  id: 'visit',
  on: day('2026-11-24'),
  hours: null,
  location: null,
  title: 'Maya: 4 Month Well-Child Checkup',
  description: 'Scheduled.',
};
const host = 'family.example.org';

test('a calendar program reads a calendar with its name, its maker and how often to look again', () => {
  const { events, ...calendar } = readCalendar(calendarText({ name: 'Maya: vaccines', host, events: [] }, now));

  expect(calendar).toEqual({ name: 'Maya: vaccines', maker: '-//Fernling//Calendar//EN', refreshEvery: 'PT12H' });
  expect(events).toEqual([]);
});

test('the name of a calendar is text as of RFC 5545, whatever it is', () => {
  const lines = calendarText({ name: String.raw`a\nb; c, d`, host, events: [] }, now).split('\r\n');

  const written = String.raw`a\\nb\; c\, d`;
  expect(lines).toContain(`NAME:${written}`);
  expect(lines).toContain(`X-WR-CALNAME:${written}`);
});

test('a calendar program reads an event as one whole day that does not mark anyone as busy', () => {
  const { events } = readCalendar(calendarText({ name: 'Maya', host, events: [visit] }, now));

  expect(events).toEqual([
    {
      uid: 'visit@family.example.org',
      on: '2026-11-24',
      days: 1,
      title: 'Maya: 4 Month Well-Child Checkup',
      description: 'Scheduled.',
      stamp: '2026-11-21T15:00:00Z',
      isFree: true,
      location: null,
    },
  ]);
});

test('[decision 77] a calendar program reads an event with hours as such, with its place, and marks the time as taken', () => {
  const hours = { from: '2026-11-24T14:20:00.000Z', until: '2026-11-24T14:50:00.000Z' };
  const location = 'Green Street Pediatrics; Suite 2, 3rd floor';
  const { events } = readCalendar(calendarText({ name: 'Maya', host, events: [{ ...visit, hours, location }] }, now));

  expect(events).toMatchObject([{ on: '2026-11-24T14:20:00Z', days: 30 / 1440, location, isFree: false }]);
});

test.each([
  { what: 'the last day of a year', on: '2026-12-31' },
  { what: 'a leap day', on: '2028-02-29' },
  { what: 'a day on which clocks are changed', on: '2026-03-08' },
  { what: 'a day far ahead', on: '2044-07-19' },
])('$what is one day', ({ on }) => {
  const { events } = readCalendar(calendarText({ name: 'Maya', host, events: [{ ...visit, on: day(on) }] }, now));

  expect(events).toMatchObject([{ on, days: 1 }]);
});

test.each([
  { what: 'signs that mean something in a calendar file', text: 'A;B,C:D\\E "F"\nG' },
  { what: 'a line that would end the event', text: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT' },
  { what: 'a long line of pictures', text: '🌿'.repeat(200) },
  { what: 'letters of several bytes', text: 'Łucja Zoë 美亜 '.repeat(30).trim() },
])('$what arrives unchanged', ({ text }) => {
  const { events } = readCalendar(calendarText({ name: 'Maya', host, events: [{ ...visit, description: text }] }, now));

  expect(events).toMatchObject([{ uid: 'visit@family.example.org', description: text.replaceAll('\r\n', '\n') }]);
});

test('no line is longer than 75 bytes, and each ends as the format requires', () => {
  const text = calendarText({ name: '🌿'.repeat(60), host, events: [{ ...visit, title: 'é'.repeat(300) }] }, now);

  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])(
  'a server whose own clock is in %s writes the same calendar',
  async (zone) => {
    const script = `
      const { calendarText } = await import('#server/calendar/calendar.ts');
      const event = ${JSON.stringify(visit)};
      process.stdout.write(calendarText({ name: 'Maya', host: '${host}', events: [event] }, new Date('${now.toISOString()}')));`;

    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], TZ: zone },
    });

    expect(stdout).toBe(calendarText({ name: 'Maya', host, events: [visit] }, now));
    expect(readCalendar(stdout).events).toMatchObject([{ on: '2026-11-24', stamp: '2026-11-21T15:00:00Z' }]);
  },
);
