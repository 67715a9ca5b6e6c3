import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import type { MilestoneAnswer } from './milestone-list.ts';
import { milestoneList } from './milestone-data.ts';
import { inTenths, motorMonths, readWindow, readWindows } from './motor-windows.ts';
import { answersByMilestone } from './progress.ts';

const leo = { bornOn: day('2026-01-10'), gestationDays: null };
const theo = { ...leo, gestationDays: 214 };
const sitting = { p1: 3.8, p99: 9.2 };
const LATER = day('2028-01-10');

const said = (more: Partial<MilestoneAnswer>): MilestoneAnswer => ({
  milestoneId: 'ms-09-phy-4',
  answer: 'achieved',
  achievedOn: null,
  achievedIn: null,
  lostOn: null,
  ...more,
});
const onDay = (age: number) => said({ achievedOn: addDays(leo.bornOn, age) });

describe("the age by WHO's months", () => {
  test.each([
    { age: 0, months: 0 },
    { age: 116, months: 116 / 30.4375 },
    { age: 487, months: 16 },
    { age: 730.5 * 2, months: 48 },
  ])('of day $age is $months', ({ age, months }) => {
    expect(motorMonths(leo, addDays(leo.bornOn, age))).toBeCloseTo(months, 10);
  });

  test.each([
    { age: 0, counted: -66 },
    { age: 66, counted: 0 },
    { age: 280, counted: 214 },
    { age: 730, counted: 664 },
    { age: 731, counted: 731 },
  ])('of a child born at 30 weeks 4 days, day $age counts as $counted', ({ age, counted }) => {
    expect(motorMonths(theo, addDays(leo.bornOn, age)) * 30.4375).toBeCloseTo(counted, 9);
  });

  test('a child born at 37 weeks is read from birth, one born a day earlier from the due date', () => {
    const on = addDays(leo.bornOn, 100);

    expect(motorMonths({ ...leo, gestationDays: 259 }, on) * 30.4375).toBeCloseTo(100, 9);
    expect(motorMonths({ ...leo, gestationDays: 258 }, on) * 30.4375).toBeCloseTo(78, 9);
  });
});

describe('a day on the band of a window', () => {
  test.each([
    { age: 114, months: 3.7, position: 'earlier' },
    { age: 115, months: 3.8, position: 'inside' },
    { age: 116, months: 3.8, position: 'inside' },
    { age: 189, months: 6.2, position: 'inside' },
    { age: 281, months: 9.2, position: 'inside' },
    { age: 282, months: 9.3, position: 'later' },
  ])('of age $age days is at $months months, $position the window of sitting', ({ age, months, position }) => {
    const reading = readWindow(sitting, leo, onDay(age), LATER);

    expect(reading).toMatchObject({ state: 'seen', isAbout: false, position });
    expect('months' in reading && inTenths(reading.months)).toBe(months);
  });

  test.each([
    { name: 'standing with help', p1: 4.8, p99: 11.4, first: 145, last: 348 },
    { name: 'crawling', p1: 5.2, p99: 13.5, first: 157, last: 412 },
    { name: 'walking with help', p1: 5.9, p99: 13.7, first: 179, last: 418 },
    { name: 'standing alone', p1: 6.9, p99: 16.9, first: 209, last: 515 },
    { name: 'walking alone', p1: 8.2, p99: 17.6, first: 249, last: 537 },
  ])('$name is inside from day $first to day $last', ({ first, last, ...window }) => {
    const positions = [first - 1, first, last, last + 1].map((age) => readWindow(window, leo, onDay(age), LATER));

    expect(positions).toMatchObject([
      { position: 'earlier' },
      { position: 'inside' },
      { position: 'inside' },
      { position: 'later' },
    ]);
  });

  test.each([
    { age: 180, position: 'earlier' },
    { age: 181, position: 'inside' },
    { age: 347, position: 'inside' },
    { age: 348, position: 'later' },
  ])('is read at the corrected age: day $age of a child 66 days early is $position', ({ age, position }) => {
    expect(readWindow(sitting, theo, onDay(age), LATER)).toMatchObject({
      position,
      months: (age - 66) / 30.4375,
      monthsFromBirth: age / 30.4375,
    });
  });
});

describe('a month of which no day is known', () => {
  test('stands in its middle', () => {
    const reading = readWindow(sitting, leo, said({ achievedIn: month('2026-07') }), LATER);

    expect(reading).toEqual({
      state: 'seen',
      months: 186 / 30.4375,
      monthsFromBirth: null,
      isAbout: true,
      position: 'inside',
    });
  });

  test.each([
    { achievedIn: '2026-04', position: 'earlier' },
    { achievedIn: '2026-05', position: 'inside' },
    { achievedIn: '2026-10', position: 'inside' },
    { achievedIn: '2026-11', position: 'later' },
  ])('$achievedIn is $position: inside if any of its days may be', ({ achievedIn, position }) => {
    expect(readWindow(sitting, leo, said({ achievedIn: month(achievedIn) }), LATER)).toMatchObject({ position });
  });

  test('of birth begins with the day of birth, and this month ends today', () => {
    const newborn = { bornOn: day('2026-07-20'), gestationDays: null };
    const inJuly = said({ achievedIn: month('2026-07') });

    expect(readWindow(sitting, newborn, inJuly, day('2026-07-31'))).toMatchObject({ months: 0 });
    expect(readWindow(sitting, leo, inJuly, day('2026-07-03'))).toMatchObject({ months: 174 / 30.4375 });
    expect(readWindow({ p1: 0.4, p99: 9 }, newborn, inJuly, day('2026-07-30'))).toMatchObject({ position: 'earlier' });
    expect(readWindow({ p1: 0.4, p99: 9 }, newborn, inJuly, day('2026-07-31'))).toMatchObject({ position: 'inside' });
    expect(readWindow({ p1: 0, p99: 0 }, newborn, inJuly, day('2026-07-31'))).toMatchObject({ position: 'inside' });
  });
});

describe('what is not noted', () => {
  test.each([
    { age: 0, state: 'ahead' },
    { age: 281, state: 'ahead' },
    { age: 282, state: 'past-end' },
    { age: 2000, state: 'past-end' },
  ])('is $state on day $age', ({ age, state }) => {
    const today = addDays(leo.bornOn, age);

    expect(readWindow(sitting, leo, null, today)).toMatchObject({ state });
    expect(readWindow(sitting, leo, undefined, today)).toMatchObject({ state });
    expect(readWindow(sitting, leo, said({ answer: 'not-yet' }), today)).toMatchObject({ state });
    expect(readWindow(sitting, leo, said({ answer: 'not-sure' }), today)).toMatchObject({ state });
    expect(readWindow(sitting, leo, { ...onDay(age), answer: 'not-yet' }, today)).toMatchObject({ state });
    expect(readWindow(sitting, leo, said({ answer: 'achieved' }), today)).toMatchObject({ state });
  });

  test('past the end of a window keeps what was said', () => {
    expect(readWindow(sitting, leo, null, LATER)).toEqual({ state: 'past-end', said: 'none' });
    expect(readWindow(sitting, leo, said({ answer: 'achieved' }), LATER)).toEqual({ state: 'past-end', said: 'none' });
    expect(readWindow(sitting, leo, said({ answer: 'not-yet' }), LATER)).toEqual({
      state: 'past-end',
      said: 'not-yet',
    });
    expect(readWindow(sitting, leo, said({ answer: 'not-sure' }), LATER)).toEqual({
      state: 'past-end',
      said: 'not-sure',
    });
  });

  test('of a child born early is past the end by its corrected age', () => {
    expect(readWindow(sitting, theo, null, addDays(leo.bornOn, 347))).toEqual({ state: 'ahead' });
    expect(readWindow(sitting, theo, null, addDays(leo.bornOn, 348))).toEqual({ state: 'past-end', said: 'none' });
  });
});

test('a lost skill stays on its day, and is told apart', () => {
  const lost = { ...onDay(189), lostOn: addDays(leo.bornOn, 250) };

  expect(readWindow(sitting, leo, lost, LATER)).toMatchObject({ state: 'lost', position: 'inside' });
});

describe('all windows of a child', () => {
  const { windows } = milestoneList;
  const states = (age: number, ...answers: MilestoneAnswer[]) =>
    readWindows(windows, leo, answersByMilestone(answers), addDays(leo.bornOn, age)).map(
      ({ reading }) => reading.state,
    );
  const walks = { ...onDay(396), milestoneId: 'ms-18-phy-1' };
  const [sits, stands] = [said({ answer: 'not-yet' }), 'mw-standing-with-assistance'];

  test('of a child who walks alone, nobody asks about what came before', () => {
    expect(states(610, walks)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed', 'seen']);
  });

  test('of an older child of whom nothing was noted, walking alone is asked about alone', () => {
    expect(states(610)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed', 'past-end']);
  });

  test("'not yet', 'not sure' and a lost skill are never passed over", () => {
    const lost = said({ milestoneId: stands, lostOn: addDays(leo.bornOn, 500) });

    expect(states(610, walks, sits, lost).slice(0, 2)).toEqual(['past-end', 'lost']);
  });

  test('before walking alone has ended, each window that has is asked about', () => {
    expect(states(300)).toEqual(['past-end', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
    expect(states(300, { ...onDay(290), milestoneId: 'mw-standing-alone' })[0]).toBe('past-end');
  });

  test('of a child who walks alone, windows that have not ended are still to come', () => {
    const early = { ...onDay(260), milestoneId: 'ms-18-phy-1' };

    expect(states(300, early)).toEqual(['passed', 'ahead', 'ahead', 'ahead', 'ahead', 'seen']);
  });

  test.each([
    { window: 1, name: 'standing holding on', age: 366, by: 'ms-12-phy-1' },
    { window: 1, name: 'standing holding on', age: 366, by: 'ms-12-phy-2' },
    { window: 3, name: 'walking holding on', age: 430, by: 'ms-12-phy-2' },
    { window: 0, name: 'sitting', age: 300, by: 'ms-09-phy-1' },
    { window: 4, name: 'standing alone', age: 520, by: 'ms-15-phy-1' },
    { window: 5, name: 'walking alone', age: 540, by: 'ms-24-phy-2' },
  ])('$name is not asked about where $by says the same, unless that was lost', ({ window, age, by }) => {
    const seen = { ...onDay(age - 10), milestoneId: by };

    expect(states(age)[window]).toBe('past-end');
    expect(states(age, seen)[window]).toBe('passed');
    expect(states(age, { ...seen, lostOn: addDays(leo.bornOn, age - 1) })[window]).toBe('past-end');
    expect(states(age, { ...seen, answer: 'not-yet', achievedOn: null })[window]).toBe('past-end');
  });

  test("the parents' own 'not yet' stands, whatever says otherwise", () => {
    const pulls = { ...onDay(350), milestoneId: 'ms-12-phy-1' };

    expect(states(366, pulls, said({ milestoneId: stands, answer: 'not-yet' }))[1]).toBe('past-end');
    expect(states(2200, said({ milestoneId: stands, answer: 'not-yet' }))[1]).toBe('past-end');
  });

  test('of a child of 6 years nothing is asked that nobody noted', () => {
    expect(states(2191).at(-1)).toBe('past-end');
    expect(states(2192)).toEqual(Array.from({ length: 6 }, () => 'passed'));
  });

  test('an edition without windows has none', () => {
    expect(readWindows([], leo, new Map(), LATER)).toEqual([]);
  });
});
