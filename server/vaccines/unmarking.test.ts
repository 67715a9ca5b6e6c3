import { expect, test } from 'vitest';
import { changePlannedDose } from '#contract/vaccines/changes.ts';
import { day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

test('[VAX-03] [VAX-04] a dose that is unmarked is open again in its own row, with its notes', async () => {
  const family = await aFamily();
  const { child, parent } = family;
  const plan = await marked(family, [{ givenOn: day('2026-09-19'), cvx: '120' }]);
  const { id: plannedDoseId, version } = rowOf(plan, 'dtap', 1);
  const params = { childId: child.id, plannedDoseId };
  await parent.call(changePlannedDose, { params, body: { notes: 'Left thigh', version } });

  await parent.call(changePlannedDose, {
    params,
    body: { completed: false, version: rowOf(await aPlan(family), 'dtap', 1).version },
  });

  expect(rowOf(await aPlan(family), 'dtap', 1)).toMatchObject({
    id: plannedDoseId,
    completed: false,
    notes: 'Left thigh',
  });
});
