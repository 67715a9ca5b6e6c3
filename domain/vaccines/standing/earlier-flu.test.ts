import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { mayHaveEarlierFlu } from './earlier-flu.ts';

test.each([
  { what: 'a child of 2 years, added this fall', may: true },
  { what: 'a child of 2 years of whom a dose of last season is recorded', givenOn: ['2025-10-20'], may: false },
  { what: 'a child of whom one of this season is recorded', givenOn: ['2026-10-02'], may: true },
  { what: 'a child of whom one of the first day of this season is recorded', givenOn: ['2026-07-01'], may: true },
  { what: 'a child added before the age of 6 months', addedOn: '2025-01-20', may: false },
  { what: 'a baby whose first season it is', bornOn: '2026-01-01', may: false },
  { what: 'a baby of 6 months when the season before ended', bornOn: '2025-12-30', may: true },
  { what: 'a baby of 6 months when this season began', bornOn: '2026-01-01', addedOn: '2026-07-02', may: false },
])('$what may have had influenza vaccine in an earlier season: $may', (of) => {
  const { bornOn = '2024-09-20', addedOn = '2026-11-01', givenOn = [], may } = of;
  const days = givenOn.map((on) => day(on));

  const facts = { bornOn: day(bornOn), addedOn: day(addedOn), givenOn: days, today: day('2026-12-15') };
  expect(mayHaveEarlierFlu(facts)).toBe(may);
});
