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
  const row = { shownNumber: number, dueOn: day(dueOn), recommended: undefined };
  expect(whyPlanned(plannedGroup(vaccine), day('2026-01-15'), row, isBeforeDue)).toBe(why);
});

test.each([
  { vaccine: 'hepb', dueOn: '2026-07-15', age: '6 months', on: '2026-07-15', why: 'Recommended: 6 months.' },
  { vaccine: 'pcv', dueOn: '2027-01-15', age: '6 months', on: '2026-07-15', why: 'For this child: 12 to 15 months.' },
])('[VAX-02] dose 3 of $vaccine beside $age, on $dueOn: $why', ({ vaccine, dueOn, age, on, why }) => {
  const row = { shownNumber: 3, dueOn: day(dueOn), recommended: { age, on: day(on) } };
  expect(whyPlanned(plannedGroup(vaccine), day('2026-01-15'), row, false)).toBe(why);
});

test('[VAX-02] a dose after one without a day is counted from the dose that is shown before it', () => {
  const row = { shownNumber: 2, dueOn: day('2026-08-01'), recommended: undefined };
  expect(whyPlanned(plannedGroup('hepb'), day('2026-01-15'), row, false)).toBe(
    'Counted from dose 1, as if it were given on its day.',
  );
});
