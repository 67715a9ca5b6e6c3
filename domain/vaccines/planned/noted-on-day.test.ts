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
  expect(ofTravel(months)?.askAlways).toBe(
    'Call the doctor before the trip, and ask which other vaccines the country calls for. After contact with measles, call at once.',
  );
});

const CALL = 'Call the doctor before the stay, and at once after contact with measles.';
const PROTECTED = /how else the child can be protected from measles\./;

function ofStay(months: number, other?: string) {
  const today = addMonths(bornOn, months);
  const conditions = ['measles-outbreak', ...(other ? [other] : [])];
  return notedOnDay(plannedChildOn({ bornOn, conditions }, today)).find(({ id }) => id === 'measles-outbreak');
}

test.each([0, 3, 8, 24])('a baby of %i months near measles: the doctor is called before the stay', (months) => {
  expect(ofStay(months)?.askAlways).toBe(CALL);
});

test.each([
  { other: 'hiv', says: 'Ask the doctor first whether MMR may be given' },
  { other: 'reaction-mmr', says: 'MMR is not to be given' },
])('with $other noted too, how else to protect the child is asked from birth', ({ other, says }) => {
  for (const months of [0, 3, 6, 11]) {
    const asked = ofStay(months, other)?.askAlways;
    expect(asked).toMatch(PROTECTED);
    expect(asked).toContain(says);
    expect(asked).toContain(CALL);
  }
  expect(ofStay(12, other)).toMatchObject({ ask: expect.stringMatching(PROTECTED), askAlways: CALL });
});

test('fever is urgent without a spleen, and not for a traveler', () => {
  const urgent = (condition: string) =>
    notedOnDay(plannedChildOn({ bornOn, conditions: [condition] }, bornOn)).map((noted) => noted.isFeverUrgent);

  expect(urgent('no-spleen')).toEqual([true]);
  expect(urgent('travel')).toEqual([false]);
});
