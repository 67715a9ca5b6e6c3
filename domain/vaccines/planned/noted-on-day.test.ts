import { expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { notedOnDay } from './noted-on-day.ts';

const bornOn = day('2009-11-23');

function ofTravel(months: number) {
  const doses = months > 12 ? ofProduct('03', '2011-05-21') : [];
  const [noted] = notedOnDay(plannedChildOn({ bornOn, conditions: ['travel'], doses }, addMonths(bornOn, months)));
  return noted;
}

test.each([24, 203, 204, 215])('a traveler of %i months is asked about the second MMR', (months) => {
  expect(ofTravel(months)?.ask).toContain('whether it should come early');
});

test('a traveler under 6 months is not asked about MMR yet', () => {
  expect(ofTravel(3)).toMatchObject({ usedFrom: '6m', ask: null });
});

test.each([3, 8, 24, 204])('a traveler of %i months asks which other vaccines the country calls for', (months) => {
  expect(ofTravel(months)?.askAlways).toBe('Ask which other vaccines the country calls for.');
});
