import { expect, test } from 'vitest';
import { day } from './day.ts';
import { instantOf, isTimeOfDay, timeOfDay, timeOfDayText } from './time-of-day.ts';

test.each([
  { text: '00:00', is: true },
  { text: '09:20', is: true },
  { text: '23:59', is: true },
  { text: '24:00', is: false },
  { text: '9:20', is: false },
  { text: '09:60', is: false },
  { text: '09:20:00', is: false },
  { text: '', is: false },
])('$text is a time of day: $is', ({ text, is }) => {
  expect(isTimeOfDay(text)).toBe(is);
});

test('what no clock shows is no time of day', () => {
  expect(() => timeOfDay('25:00')).toThrow(RangeError);
});

test.each([
  { time: '00:05', text: '12:05 a.m.' },
  { time: '09:20', text: '9:20 a.m.' },
  { time: '12:00', text: '12:00 p.m.' },
  { time: '16:45', text: '4:45 p.m.' },
])('$time is said as $text', ({ time, text }) => {
  expect(timeOfDayText(timeOfDay(time)).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  { where: 'America/New_York', on: '2026-11-24', time: '09:20', at: '2026-11-24T14:20:00.000Z' },
  { where: 'America/New_York', on: '2026-07-24', time: '09:20', at: '2026-07-24T13:20:00.000Z' },
  { where: 'Pacific/Kiritimati', on: '2026-11-24', time: '00:00', at: '2026-11-23T10:00:00.000Z' },
  { where: 'Pacific/Pago_Pago', on: '2026-11-24', time: '23:30', at: '2026-11-25T10:30:00.000Z' },
  { where: 'Asia/Kathmandu', on: '2026-11-24', time: '09:20', at: '2026-11-24T03:35:00.000Z' },
  { where: 'America/New_York', on: '2026-11-01', time: '01:30', at: '2026-11-01T05:30:00.000Z' },
  { where: 'America/New_York', on: '2026-11-01', time: '03:00', at: '2026-11-01T08:00:00.000Z' },
  { where: 'America/New_York', on: '2026-03-08', time: '02:30', at: '2026-03-08T07:30:00.000Z' },
  { where: 'America/New_York', on: '2026-03-08', time: '09:20', at: '2026-03-08T13:20:00.000Z' },
])('$time on $on in $where is $at', ({ where, on, time, at }) => {
  expect(instantOf(day(on), timeOfDay(time), where).toISOString()).toBe(at);
});
