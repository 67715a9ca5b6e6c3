import { expect, test } from 'vitest';
import { cvxOf } from '#testing/vaccines/vaccine-plans.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { YEARS_OF_BABIES } from '#testing/vaccines/years-of-babies.ts';
import { YEARS_OF_CHILDREN } from '#testing/vaccines/years-of-children.ts';
import { day } from '#domain/time/day.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { plannedGroups } from './planned-group.ts';
import { visitsOnDay, type VisitOnDay } from './visits-on-day.ts';

const vaccineOf = new Map(plannedGroups(routineSchedule()).map(({ id, group }) => [group, id]));

function textOf({ on, noLaterThan, products }: VisitOnDay): string {
  const shots = products.map((product) => {
    const rows = product.rows.map(({ vaccineGroup, number }) => `${vaccineOf.get(vaccineGroup)} ${number}`);
    return `${cvxOf(product)} ${rows.join(' + ')}`;
  });
  return `${on} – ${noLaterThan}: ${shots.join(', ')}`;
}

test.each([...YEARS_OF_BABIES, ...YEARS_OF_CHILDREN])('the year ahead of $who', ({ child, today, visits, left }) => {
  const ahead = visitsOnDay(plannedChildOn(child, day(today)));
  const without = ahead.notPlanned.map(({ vaccineGroup, why }) => `${vaccineOf.get(vaccineGroup)} ${why}`);

  expect(ahead.visits.map(textOf)).toEqual(visits);
  expect(without).toEqual(left);
});
