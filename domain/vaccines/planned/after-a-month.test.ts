import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { dayToTell, plannedDays } from './planned-days.ts';
import { rowsOnDay } from './rows-on-day.ts';
import { visitsOnDay } from './visits-on-day.ts';

type Child = Parameters<typeof plannedChildOn>[0];

const inMonth = (vaccine: string, givenIn: string): NonNullable<Child['doses']>[number] => ({
  id: `${vaccine} ${givenIn}`,
  givenOn: null,
  givenIn: month(givenIn),
  cvx: null,
  vaccine,
});

/** The days on which the list, the next visits and calendars have the next dose of a vaccine. */
function daysOf(of: Child, { vaccine, group }: { vaccine: string; group: string }, today: string) {
  const child = plannedChildOn(of, day(today));
  const row = rowsOnDay(child).find((one) => one.vaccine === vaccine && !one.completed && one.dueOn !== null);
  const planned = plannedDays(child).get(row?.id ?? '');
  const visit = visitsOnDay(child).visits.find(({ products }) =>
    products.some(({ doses }) => doses.some(({ vaccineGroup }) => vaccineGroup === group)),
  );
  return { due: row?.dueOn, visit: visit?.on, told: row && dayToTell(row, planned, child.today) };
}

const varicella = { vaccine: 'var', group: 'Varicella' };
const mmr = { vaccine: 'mmr', group: 'MMR' };

describe('after a live vaccine of which only the month is known, the next one waits 28 days from the last day of it', () => {
  // The most likely day of the MMR is the 15th, 28 days before October 13; the last is September 30.
  const toddler: Child = { bornOn: day('2025-06-05'), doses: [inMonth('mmr', '2026-09')] };
  const on = '2026-10-28';
  // What else is due waits for one visit, on October 30.
  const withOthers = '2026-10-30';

  test('in the list, in the visits and in calendars, while it is to come', () => {
    expect(daysOf(toddler, varicella, '2026-10-02')).toEqual({ due: on, visit: withOthers, told: withOthers });
  });

  test('on no day between the two is it due', () => {
    expect(daysOf(toddler, varicella, '2026-10-14')).toEqual({ due: on, visit: on, told: on });
    expect(daysOf(toddler, varicella, '2026-10-27')).toEqual({ due: on, visit: on, told: on });
  });

  test.each([
    { today: '2026-09-10', from: '2026-10-08' },
    { today: '2026-09-21', from: '2026-10-19' },
    { today: '2026-09-30', from: on },
  ])('while its month is not over, from today, since it was given by then: $today', ({ today, from }) => {
    expect(daysOf(toddler, varicella, today)).toEqual({ due: from, visit: from, told: from });
  });

  test('the other way round, too', () => {
    expect(daysOf({ ...toddler, doses: [inMonth('var', '2026-09')] }, mmr, '2026-10-02')).toEqual({
      due: on,
      visit: withOthers,
      told: withOthers,
    });
  });

  test('but not past the last day on which it can be given', () => {
    // By the 15th the third rotavirus dose can be given from July 13; by the 30th, a week after its last day.
    const late: Child = { bornOn: day('2026-11-21'), doses: [inMonth('rv', '2027-01'), inMonth('rv', '2027-06')] };

    expect(daysOf(late, { vaccine: 'rv', group: 'Rotavirus' }, '2027-07-10').due).toBe('2027-07-21');
  });
});

describe('after a dose of which only the month is known', () => {
  test('the next of the same vaccine is not planned before its shortest interval from the last day of it', () => {
    // Catching up, four weeks after the first: from September 30.
    const child: Child = { bornOn: day('2026-01-05'), doses: [inMonth('dtap', '2026-09')] };

    expect(daysOf(child, { vaccine: 'dtap', group: 'DTaP/Tdap/Td' }, '2026-10-15').due).toBe('2026-10-28');
  });

  test('a dose of its age is due on its day', () => {
    const child: Child = { bornOn: day('2026-07-05'), doses: [inMonth('dtap', '2026-09')] };

    expect(daysOf(child, { vaccine: 'dtap', group: 'DTaP/Tdap/Td' }, '2026-10-15').due).toBe('2026-11-05');
  });

  test('it is itself judged by its most likely day: a dose four weeks after that one counts', () => {
    const given = { ...inMonth('var', '2026-10'), givenIn: null, givenOn: day('2026-10-13') };
    const child = plannedChildOn(
      { bornOn: day('2025-06-05'), doses: [inMonth('mmr', '2026-09'), given] },
      day('2026-11-10'),
    );

    expect(child.assessment.evaluations.filter(({ isBestSeries }) => isBestSeries).map(({ status }) => status)).toEqual(
      ['valid', 'valid', 'valid', 'valid'],
    );
  });
});

test('a dose of this month is of no later day than that on which it was entered, so the next one keeps its day', () => {
  const entered = { ...inMonth('dtap', '2026-11'), enteredOn: day('2026-11-20') };
  const baby: Child = { bornOn: day('2026-04-20'), doses: [entered] };
  const dueOn = (today: string) => daysOf(baby, { vaccine: 'dtap', group: 'DTaP/Tdap/Td' }, today).due;

  expect(dueOn('2026-11-20')).toBe('2026-12-18');
  expect(dueOn('2026-11-25')).toBe('2026-12-18');
  expect(dueOn('2026-12-02')).toBe('2026-12-18');
});
