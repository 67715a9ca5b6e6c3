import { expect, test } from 'vitest';
import { ofVaccine } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { rowsOnDay } from './rows-on-day.ts';
import { unsettledGroups } from './unsettled-groups.ts';

const NOT_ANSWERED = { vaccineGroup: 'Rotavirus', why: 'not-answered' };
const FIND_RECORD = { vaccineGroup: 'Rotavirus', why: 'find-record' };

/** Of a child added today, of whom nobody has said what was given before. */
function unsettled(bornOn: string, on: string, { undated = 0, isPastOpen = true } = {}) {
  const days = Array.from({ length: undated }, () => null);
  const doses = ofVaccine('rv', ...days).map((dose, place) => ({ ...dose, id: `${place}` }));
  const today = day(on);
  const child = plannedChildOn({ bornOn: day(bornOn), doses }, today, { addedOn: today, isPastOpen });
  return unsettledGroups(child, rowsOnDay(child));
}

test.each([
  { what: 'the first can still be given, until 14 weeks and 6 days', bornOn: '2026-08-11', is: [] },
  { what: 'it is too late for the first', bornOn: '2026-08-10', is: [NOT_ANSWERED] },
  {
    what: 'of the same child the fourth PCV is open, but the third is planned',
    bornOn: '2026-05-01',
    is: [NOT_ANSWERED],
  },
  { what: 'the last can still be given, at 8 months', bornOn: '2026-03-23', is: [NOT_ANSWERED] },
  { what: 'it is too late for any', bornOn: '2026-03-22', is: [] },
])('without an answer rotavirus is not settled where one may be needed: $what', ({ bornOn, is }) => {
  expect(unsettled(bornOn, '2026-11-23')).toEqual(is);
});

test('it is settled once somebody has said that nothing was given', () => {
  expect(unsettled('2026-07-26', '2026-11-23', { isPastOpen: false })).toEqual([]);
});

test.each([1, 2])('the record is to be found of %i doses without a day', (undated) => {
  expect(unsettled('2026-07-26', '2026-11-23', { undated, isPastOpen: false })).toEqual([FIND_RECORD]);
});
