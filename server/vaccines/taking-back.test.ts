import { describe, expect, test } from 'vitest';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { changeDose, takeBackDoses } from '#contract/vaccines/changes.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

const twoShots = [
  { givenOn: '2026-11-21', cvx: '120' },
  { givenOn: '2026-11-21', vaccine: 'pcv' },
];
const seenIn = ({ doses }: VaccinePlan) => doses.map(({ id, version }) => ({ id, version }));

describe('[VAX-03] [decision 78] doses that were recorded together', () => {
  test('are taken back together, and once more without a change', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id };
    const before = await aPlan(family);
    const body = { doses: seenIn(await marked(family, twoShots)) };

    const back = await family.parent.call(takeBackDoses, { params, body });
    const again = await family.parent.call(takeBackDoses, { params, body });

    expect(back.doses).toEqual([]);
    expect(['dtap', 'pcv'].map((vaccine) => rowsOf(back, vaccine))).toEqual(
      ['dtap', 'pcv'].map((vaccine) => rowsOf(before, vaccine)),
    );
    expect(again).toEqual(back);
  });

  test('all stay where one of them was changed since, and the plan is told as it is', async () => {
    const family = await aFamily();
    const { child, house, parent } = family;
    const params = { childId: child.id };
    const doses = seenIn(await marked(family, twoShots));
    await parent.call(changeDose, {
      params: { ...params, doseId: doses[1]?.id ?? '' },
      body: { givenOn: '2026-11-21', vaccine: 'pcv', lot: 'A1204', version: 1 },
    });
    const before = await storedCare(house.db);

    const answer = await parent.ask(takeBackDoses, { params, body: { doses } });

    const current = { doses: [{ id: doses[0]?.id }, { id: doses[1]?.id, lot: 'A1204' }] };
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(await storedCare(house.db)).toEqual(before);
  });
});
