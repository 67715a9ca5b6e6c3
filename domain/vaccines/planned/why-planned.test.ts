import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { whyPlanned } from './why-planned.ts';

test.each([
  { vaccine: 'dtap', number: 5, dueOn: '2030-01-15', isBeforeDue: false, why: 'Recommended: 4 to 6 years.' },
  { vaccine: 'dtap', number: 5, dueOn: '2030-01-15', isBeforeDue: true, why: 'Recommended: 4 to 6 years.' },
  {
    vaccine: 'hib',
    number: 3,
    dueOn: '2027-01-15',
    isBeforeDue: false,
    why: 'Recommended: 12 to 15 months (booster).',
  },
  {
    vaccine: 'hepa',
    number: 2,
    dueOn: '2027-09-01',
    isBeforeDue: false,
    why: 'Counted from dose 1, as if it were given on its day.',
  },
  {
    vaccine: 'hepa',
    number: 2,
    dueOn: '2027-09-01',
    isBeforeDue: true,
    why: 'Counted from dose 1, as if what is due were given today.',
  },
])('[VAX-02] dose $number of $vaccine on $dueOn: $why', ({ vaccine, number, dueOn, isBeforeDue, why }) => {
  const row = { number, dueOn: day(dueOn) };
  expect(whyPlanned(plannedGroup(vaccine), day('2026-01-15'), row, isBeforeDue)).toBe(why);
});
