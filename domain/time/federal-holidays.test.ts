import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from './day.ts';
import { isClosedDay, isFederalHoliday, openDayFrom, openDayUntil } from './federal-holidays.ts';

function daysOf(year: number): readonly Day[] {
  return Array.from({ length: 366 }, (_, place) => addDays(day(`${year}-01-01`), place)).filter((on) =>
    on.startsWith(`${year}`),
  );
}

describe('the federal holidays', () => {
  // 2009 as the US Office of Personnel Management published it, and Juneteenth, which the law did not name then.
  test.each([
    {
      year: 2009,
      days: '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25',
    },
    { year: 2026, days: '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25' },
    // June 19 is a Saturday, July 4 a Sunday, Christmas a Saturday, and New Year's Day of 2028 a Saturday.
    { year: 2027, days: '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31' },
    { year: 2028, days: '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25' },
  ])('of $year are $days', ({ year, days }) => {
    const found = daysOf(year).filter((on) => isFederalHoliday(on));
    expect(found.map((on) => on.slice(5)).join(' ')).toBe(days);
  });
});

describe('by the calendar of the machine, in 28 years, after which the weekdays begin again', () => {
  const years = Array.from({ length: 28 }, (_, place) => 2020 + place);
  const weekdayOf = (on: string) => new Date(on).getUTCDay();
  const weekdays = (year: number, month: string, weekday: number) =>
    daysOf(year).filter((on) => on.slice(5, 7) === month && weekdayOf(on) === weekday);

  test.each([
    { what: 'the third Monday of January', month: '01', weekday: 1, place: 2 },
    { what: 'the third Monday of February', month: '02', weekday: 1, place: 2 },
    { what: 'the last Monday of May', month: '05', weekday: 1, place: -1 },
    { what: 'the first Monday of September', month: '09', weekday: 1, place: 0 },
    { what: 'the second Monday of October', month: '10', weekday: 1, place: 1 },
    { what: 'the fourth Thursday of November', month: '11', weekday: 4, place: 3 },
  ])('$what is the only holiday on that day of the week in its month, but for those of a date', (of) => {
    for (const year of years) {
      const all = weekdays(year, of.month, of.weekday);
      const isOfDate = (on: Day) => /01-0[12]$|11-1[012]$/.test(on);
      expect(all.filter((on) => isFederalHoliday(on) && !isOfDate(on))).toEqual([all.at(of.place)]);
    }
  });

  test.each(['01-01', '06-19', '07-04', '11-11', '12-25'])('%s is one, as is the Friday or Monday for it', (date) => {
    for (const year of years) {
      const on = day(`${year}-${date}`);
      const around = [-1, 0, 1].map((days) => isFederalHoliday(addDays(on, days)));
      expect(around).toEqual([weekdayOf(on) === 6, true, weekdayOf(on) === 0]);
    }
  });
});

describe('a day on which a doctor’s office may be closed', () => {
  test('is every Sunday, as the calendar of the machine has it, and every holiday', () => {
    for (const on of [...daysOf(2024), ...daysOf(2026), ...daysOf(2027)]) {
      const isSunday = new Date(on).getUTCDay() === 0;
      expect(isClosedDay(on)).toBe(isSunday || isFederalHoliday(on));
    }
  });

  test.each([
    { on: '2026-11-24', from: '2026-11-24', until: '2026-11-24' },
    { on: '2026-11-22', from: '2026-11-23', until: '2026-11-21' },
    { on: '2026-11-26', from: '2026-11-27', until: '2026-11-25' },
    // Saturday is the holiday, Friday the day off, Sunday follows.
    { on: '2026-07-04', from: '2026-07-06', until: '2026-07-02' },
    // A Sunday before Labor Day.
    { on: '2026-09-06', from: '2026-09-08', until: '2026-09-05' },
  ])('$on: the next open day is $from, the one before $until', ({ on, from, until }) => {
    expect(openDayFrom(day(on))).toBe(from);
    expect(openDayUntil(day(on))).toBe(until);
  });
});
