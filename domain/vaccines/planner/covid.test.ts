import { expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { productsOf, requestFor, visitToday } from '#testing/vaccines/vaccine-plans.ts';
import { planVisits } from './planner.ts';

const TODAY = day('2026-11-23');
const GROUPS = [...requestFor(TODAY).editionOn(TODAY, []).vaccineGroups.keys()];
const wishes = { withGroups: ['COVID-19'], withoutGroups: GROUPS.filter((group) => group !== 'COVID-19') };

test.each(Array.from({ length: 35 }, (_, n) => 6 + n * 6))(
  'COVID-19 vaccine that a parent asks for can be given to a child of %i months that never had it',
  (months) => {
    const request = requestFor(addMonths(TODAY, -months), [], wishes);
    const { visits, notPlanned } = planVisits(request, TODAY, addMonths(TODAY, 1));

    expect(visits[0]?.on).toBe(TODAY);
    expect(productsOf(visits[0])).toHaveLength(1);
    expect(notPlanned.map(({ vaccineGroup }) => vaccineGroup)).not.toContain('COVID-19');
  },
);

test.each([
  { months: 143, cvx: '311' },
  { months: 144, cvx: '309' },
])('at $months months it is CVX $cvx', ({ months, cvx }) => {
  const request = requestFor(addMonths(TODAY, -months), [], wishes);

  expect(productsOf(visitToday(request, TODAY))).toEqual([cvx]);
});
