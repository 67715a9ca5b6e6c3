import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { visitsOnDay } from './visits-on-day.ts';

const tuesday = day('2026-12-01');

/** When the next visits give the first MMR to a child who had everything else, with a checkup booked. */
function mmrOn({ ageMonths = 14, noted, booked, today = tuesday }: Asked): Day | undefined {
  const bornOn = addMonths(today, -ageMonths);
  const doses = [
    ...ofProduct('08', bornOn),
    ...[2, 4, 6].flatMap((months) => ['146', '216'].flatMap((cvx) => ofProduct(cvx, addMonths(bornOn, months)))),
  ].filter(({ givenOn }) => givenOn !== null && givenOn < today);
  const checkups = [{ on: booked, isScheduled: true, ageMonths }];
  const child = { bornOn, motherHepatitisB: 'negative' as const, motherRsvVaccine: true, doses, conditions: [noted] };
  return visitsOnDay(plannedChildOn(child, today, { checkups })).visits.find(({ products }) =>
    products.some((product) => product.doses.some(({ vaccineGroup }) => vaccineGroup === 'MMR')),
  )?.on;
}

type Asked = { readonly ageMonths?: number; readonly noted: string; readonly booked: Day; readonly today?: Day };

describe('a first MMR for a stay where there is measles waits for no booked checkup', () => {
  test.each([1, 2, 3, 7, 20])('in %i days', (days) => {
    const booked = addDays(tuesday, days);

    expect(mmrOn({ noted: 'measles-outbreak', booked })).toBe(tuesday);
    expect(mmrOn({ noted: 'measles-outbreak', booked, ageMonths: 7 })).toBe(tuesday);
  });

  test('but for a Sunday', () => {
    const sunday = day('2026-12-06');

    expect(mmrOn({ noted: 'measles-outbreak', booked: addDays(sunday, 3), today: sunday })).toBe('2026-12-07');
  });

  test('and before travel it waits a week at most, as before', () => {
    expect(mmrOn({ noted: 'travel', booked: addDays(tuesday, 7) })).toBe(addDays(tuesday, 7));
    expect(mmrOn({ noted: 'travel', booked: addDays(tuesday, 8) })).toBe(tuesday);
  });
});
