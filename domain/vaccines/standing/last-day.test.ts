import { expect, test } from 'vitest';
import { day, dayNumber, type Day } from '#domain/time/day.ts';
import type { Antigen } from '../edition.ts';
import { CURRENT_EDITION, editionOn } from '../editions/editions-data.ts';
import { isLastDay, isOfSeriesAge, lastDayToGive } from './last-day.ts';

const edition = editionOn(CURRENT_EDITION, day('2026-11-23'));

/** One antigen with one series that has a dose for each end of a season; null has none. */
function antigenOf(name: string, ends: readonly (Day | null)[]): Antigen[] {
  return edition.antigens.slice(0, 1).map((antigen) => {
    const series = antigen.series.slice(0, 1).map((one) => {
      const doses = ends.flatMap((end) =>
        one
          .doses()
          .slice(0, 1)
          .map((dose) => ({ ...dose, seasonEnd: end && dayNumber(end) })),
      );
      return { ...one, name, doses: () => doses };
    });
    return { ...antigen, series };
  });
}

const [march, april, may] = [day('2027-03-31'), day('2027-04-30'), day('2027-05-31')];

test.each<{ what: string; latest: Day | null; ends: readonly (Day | null)[]; last: Day | null }>([
  { what: 'neither an age nor a season', latest: null, ends: [null], last: null },
  { what: 'no dose', latest: null, ends: [], last: null },
  { what: 'an age', latest: april, ends: [null], last: april },
  { what: 'a season', latest: null, ends: [april], last: april },
  { what: 'a season before the age', latest: may, ends: [april], last: april },
  { what: 'an age before the end of the season', latest: march, ends: [april], last: march },
  { what: 'two seasons', latest: null, ends: [may, null, april], last: april },
  { what: 'two seasons before the age', latest: may, ends: [april, march], last: march },
])('a dose ends with the earlier one: $what, $last', ({ latest, ends, last }) => {
  const antigens = [...antigenOf('its', ends), ...antigenOf('another', [day('2020-01-01')])];

  expect(lastDayToGive({ antigens }, { series: ['its'], latest })).toBe(last);
});

test.each([
  { vaccineGroup: 'Rotavirus', on: '2026-09-15', is: true },
  { vaccineGroup: 'Rotavirus', on: '2026-09-16', is: false },
  { vaccineGroup: 'MMR', on: '2026-09-15', is: false },
  { vaccineGroup: 'RSV', on: '2027-03-31', is: true },
  { vaccineGroup: 'RSV', on: '2027-03-30', is: false },
])('of a child born on January 15, $on is a last day of $vaccineGroup: $is', ({ vaccineGroup, on, is }) => {
  expect(isLastDay(edition, { vaccineGroup, bornOn: day('2026-01-15') }, day(on))).toBe(is);
});

test.each([
  { series: 'Rotavirus 3-dose series', on: '2026-09-15', is: true },
  { series: 'Rotavirus 3-dose series', on: '2026-09-16', is: false },
  { series: 'HepB 3-dose series', on: '2040-01-15', is: true },
  { series: 'none', on: '2026-01-15', is: false },
])('of a child born on January 15, a dose of $series may still follow others on $on: $is', ({ series, on, is }) => {
  expect(isOfSeriesAge(edition, { series: [series] }, day('2026-01-15'), day(on))).toBe(is);
});
