import { describe, expect, test } from 'vitest';
import { removeDose } from '#contract/vaccines/changes.ts';
import { newId } from '#server/db/id.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

describe('[VAX-03] doses of a visit', () => {
  test('sent again answer as the first time; another one under their id is refused', async () => {
    const family = await aFamily();
    const [row] = (await aPlan(family)).planned;
    const dose = { id: newId(), givenOn: '2026-07-19', cvx: '08', fills: [row?.id ?? ''] };

    const [first, again] = [await marked(family, [dose]), await marked(family, [dose])];
    const path = `/api/children/${family.child.id}/doses`;
    const other = await family.parent.post(path, { doses: [{ ...dose, lot: 'B4821' }] });

    expect(again).toEqual(first);
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first } });
    expect(await aPlan(family)).toEqual(first);
  });

  test('saved though no answer came are corrected as one with what is new', async () => {
    const family = await aFamily();
    const [id, another] = [newId(), newId()];
    const dtap = { id, givenOn: '2026-09-19', vaccine: 'dtap' };
    const hib = { id: another, givenOn: '2026-09-20', vaccine: 'hib' };
    await marked(family, [dtap]);

    const plan = await marked(family, [{ ...dtap, givenOn: '2026-09-20', lot: 'B4821', version: 1 }, hib]);
    const again = await marked(family, [{ ...dtap, givenOn: '2026-09-20', lot: 'B4821', version: 1 }, hib]);

    expect(again).toEqual(plan);
    expect(plan.doses.map((dose) => [dose.id, dose.givenOn, dose.lot, dose.version])).toEqual([
      [id, '2026-09-20', 'B4821', 2],
      [another, '2026-09-20', null, 1],
    ]);
  });

  test('are not corrected over what another parent wrote meanwhile, and are recorded anew where they are gone', async () => {
    const family = await aFamily();
    const dose = { id: newId(), givenOn: '2026-09-19', vaccine: 'dtap' };
    await marked(family, [dose]);
    const stored = await marked(family, [{ ...dose, lot: 'B4821', version: 1 }]);

    const path = `/api/children/${family.child.id}/doses`;
    const late = await family.parent.post(path, { doses: [{ ...dose, lot: 'C1', version: 1 }] });
    await family.coParent.call(removeDose, {
      params: { childId: family.child.id, doseId: dose.id },
      body: { version: 2 },
    });
    const anew = await marked(family, [{ ...dose, lot: 'C1', version: 2 }]);

    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(anew.doses).toMatchObject([{ id: dose.id, lot: 'C1', version: 1 }]);
  });
});
