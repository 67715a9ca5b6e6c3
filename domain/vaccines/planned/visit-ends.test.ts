import { expect, test } from 'vitest';
import { openDayUntil } from '#domain/time/federal-holidays.ts';
import { bookedChildren } from '#testing/vaccines/booked-children.ts';
import { visitsOnDay } from './visits-on-day.ts';

test('no visit can wait until after the last day that the list names for one of its doses', () => {
  const ends = bookedChildren(20_261_129, 400).flatMap(({ of }) =>
    visitsOnDay(of).visits.flatMap(({ on, noLaterThan, products }) => {
      const rows = products.flatMap((product) => product.rows.flatMap(({ row }) => row ?? []));
      const named = rows.flatMap(({ lastDayOn, windowEndsOn }) => [lastDayOn ?? [], windowEndsOn ?? []].flat());
      return named.map((end) => ({ on, noLaterThan, end }));
    }),
  );
  const tooLate = ends.filter(({ on, noLaterThan, end }) => noLaterThan > on && noLaterThan > openDayUntil(end));

  expect(ends.length).toBeGreaterThan(2000);
  expect(tooLate).toEqual([]);
});
