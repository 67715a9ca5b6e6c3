import { expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { dayAtAge } from '#domain/vaccines/duration.ts';
import { recommendedOn } from './schedule.ts';
import { visitOf } from './schedule-data.ts';

const births = Array.from({ length: 366 }, (_, n) => addDays(day('2024-01-01'), n));

test('[CHK-01] whenever a child is born, the doses of an age are due on the day of its checkup', () => {
  const ages = [2, 4, 6, 12].map((months) => ({ age: `${months}m` as const, visit: visitOf(`m${months}`) }));
  const froms = new Set(routineSchedule().vaccines.flatMap(({ rows }) => rows.map(({ from }) => from)));

  expect(ages.filter(({ age }) => !froms.has(age))).toEqual([]);
  for (const bornOn of births) {
    expect(ages.map(({ visit }) => recommendedOn(visit, bornOn))).toEqual(ages.map(({ age }) => dayAtAge(bornOn, age)));
  }
});
