import { describe, expect, test } from 'vitest';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { rowsOnDay } from './rows-on-day.ts';
import { visitsOnDay } from './visits-on-day.ts';
import { visitTitle } from '../words/plan/visit-words.ts';

/** A girl who lacks her third doses. */
function childOn(born: string, today: Day) {
  const bornOn = day(born);
  const [two, four] = [addDays(bornOn, 61), addDays(bornOn, 122)];
  const doses = [
    ...ofProduct('08', bornOn, two),
    ...ofProduct('306', day('2026-10-15')),
    ...['116', '20', '48', '216', '10'].flatMap((cvx) => ofProduct(cvx, two, four)),
  ];
  return plannedChildOn({ bornOn, doses, motherHepatitisB: 'negative' }, today);
}

function rotavirusOn(born: string, today: Day) {
  return rowsOnDay(childOn(born, today)).find(({ vaccine, number }) => vaccine === 'rv' && number === 3);
}

describe('the last day of the third rotavirus dose, at 8 months, is told 28 days ahead', () => {
  test.each([
    { born: '2026-03-31', last: '2026-12-01' },
    { born: '2026-04-02', last: '2026-12-02' },
    { born: '2026-04-08', last: '2026-12-08' },
    { born: '2026-04-12', last: '2026-12-12' },
  ])('inside its window, which ends a few days before: born $born, $last', ({ born, last }) => {
    const lastDayOn = day(last);
    const told = [-29, -28, -10, 0, 1].map((days) => rotavirusOn(born, addDays(lastDayOn, days))?.lastDayOn);

    expect(told).toEqual([null, lastDayOn, lastDayOn, lastDayOn, null]);
  });

  test('and it waits for nothing once 14 are left', () => {
    const lastDayOn = day('2026-12-02');

    expect([-15, -14].map((days) => rotavirusOn('2026-04-02', addDays(lastDayOn, days))?.isPrompt)).toEqual([
      false,
      true,
    ]);
  });

  test('in the title of the visit', () => {
    const today = day('2026-11-28');
    const visits = visitsOnDay(childOn('2026-04-02', today));
    const [first] = visits.visits;

    expect(first && visitTitle(first, visits, today)).toBe('As soon as you can, no later than December 2');
  });
});

test('a rotavirus dose is as soon as possible from the day on which it is due, not only from the day after', () => {
  const bornOn = day('2026-04-02');
  const doses = ofProduct('116', addDays(bornOn, 90), addDays(bornOn, 215));
  const rowOn = (on: string) =>
    rowsOnDay(plannedChildOn({ bornOn, doses }, day(on))).find(
      ({ vaccine, number }) => vaccine === 'rv' && number === 3,
    );
  const told = ['2026-12-01', '2026-12-02'].map(rowOn);

  expect(told.map((row) => row?.dueOn)).toEqual(['2026-12-01', '2026-12-01']);
  expect(told.map((row) => row?.isPrompt)).toEqual([true, true]);
  expect(told.map((row) => row?.lastDayOn)).toEqual(['2026-12-02', '2026-12-02']);
});
