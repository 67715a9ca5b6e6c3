import { expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';

/** On November 21, 2026. */
test.each([
  { bornOn: '2018-01-10', shortName: 'Tdap' },
  { bornOn: '2020-01-10', shortName: 'DTaP' },
])('what must not be given has the name it would be planned by: $shortName, born $bornOn', async (asked) => {
  const { shortName } = asked;
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day(asked.bornOn) });
  const params = { childId: child.id };
  const body = { conditions: ['reaction-dtap'], seen: [] };
  const { planned } = await family.parent.call(noteVaccineConditions, { params, body });
  const { notPlanned } = await family.parent.call(readVisitPlan, { params });

  const row = planned.find(({ vaccine, status }) => vaccine === 'dtap' && status === 'contraindicated');
  expect(row).toMatchObject({ shortName });
  expect(notPlanned.map((one) => one.shortName)).toContain(shortName);
});
