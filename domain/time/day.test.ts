import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, daysBetween, isDay, todayIn } from './day.ts';

const MS_PER_DAY = 86_400_000;

const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / MS_PER_DAY, max: Date.UTC(2100, 11, 31) / MS_PER_DAY })
  .map((number) => day(new Date(number * MS_PER_DAY).toISOString().slice(0, 10)));

describe('a day', () => {
  test.each(['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
    expect(day(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '２０２６-01-01',
    '',
  ])('%j does not exist', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => day(text)).toThrow(RangeError);
  });
});

describe('sums of days', () => {
  test('tomorrow of the last day of February is March 1, or February 29 in a leap year', () => {
    expect(addDays(day('2026-02-28'), 1)).toBe('2026-03-01');
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
  });

  test('adding days and counting them agree, forward and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(addDays(addDays(from, days), -days)).toBe(from);
      }),
    );
  });

  test('counting days agrees with the clock of coordinated time', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
      }),
    );
  });

  test('a sum outside the years 0000 to 9999 is refused', () => {
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
  });

  test('the time zone of the machine changes no sum', () => {
    const program = `
      const { addDays, addMonths, daysBetween, day } = await import(${JSON.stringify(import.meta.resolve('./day.ts'))});
      const from = day('2026-02-27');
      const sums = Array.from({ length: 300 }, (_, n) => [addDays(from, n), addMonths(from, n), daysBetween(from, addDays(from, n))]);
      console.log(JSON.stringify(sums));`;
    const sumsIn = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        cwd: fileURLToPath(new URL('.', import.meta.url)),
        env: { ...process.env, TZ, NODE_OPTIONS: '' },
        encoding: 'utf8',
      });

    const atHome = sumsIn('UTC');

    expect(sumsIn('America/New_York')).toBe(atHome);
    expect(sumsIn('Pacific/Kiritimati')).toBe(atHome);
    expect(sumsIn('Pacific/Apia')).toBe(atHome);
  });
});

describe('months later', () => {
  test.each([
    { from: '2026-01-15', months: 1, to: '2026-02-15' },
    { from: '2026-01-31', months: 1, to: '2026-02-28' },
    { from: '2024-01-31', months: 1, to: '2024-02-29' },
    { from: '2024-02-29', months: 12, to: '2025-02-28' },
    { from: '2026-11-30', months: 3, to: '2027-02-28' },
    { from: '2026-03-31', months: -1, to: '2026-02-28' },
    { from: '2026-07-19', months: 0, to: '2026-07-19' },
  ])('$months months after $from is $to', ({ from, months, to }) => {
    expect(addMonths(day(from), months)).toBe(to);
  });
});

describe('today', () => {
  test.each([
    { timeZone: 'America/New_York', instant: '2026-11-21T04:59:59Z', today: '2026-11-20' },
    { timeZone: 'America/New_York', instant: '2026-11-21T05:00:00Z', today: '2026-11-21' },
    { timeZone: 'Pacific/Kiritimati', instant: '2026-12-31T10:00:00Z', today: '2027-01-01' },
    { timeZone: 'UTC', instant: '2026-01-01T00:00:00Z', today: '2026-01-01' },
  ])('in $timeZone at $instant is $today', ({ timeZone, instant, today }) => {
    expect(todayIn(timeZone, new Date(instant))).toBe(today);
  });

  test('a time zone that does not exist is refused', () => {
    expect(() => todayIn('Mars/Olympus', new Date(0))).toThrow(RangeError);
  });
});
