import { describe, expect, test } from 'vitest';
import { aChild, tie } from '#testing/family.ts';
import { aPlan, rowOf, rowsOf } from '#testing/vaccines/stored-vaccines.ts';
import { aFamilyRace } from '#testing/servers/race.ts';

const rounds = 12;
const timesEach = 3;

const race = aFamilyRace();

/** Another child of both parents, who has no plan yet. */
async function aSibling() {
  const { family } = race;
  const child = await aChild(family, family.parent);
  await tie(family, child, family.coParent);
  return { child, parent: family.parent };
}

type Sent = { readonly method: string; readonly path: string; readonly body?: unknown };

/** Each parent sends a request from a process of their own, several times at the same moment. */
function raceFor(sent: Sent) {
  const { parent, coParent } = race.family;
  return race.send({ times: timesEach, ...sent }, [parent, coParent]);
}

describe('[VAX-03] when two servers are asked at the same moment', () => {
  test('two tabs that mark the same row write down one dose', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const mine = await aSibling();
      const row = rowOf(await aPlan(mine), 'hepb', 1);

      const answers = await raceFor({
        method: 'PATCH',
        path: `/api/children/${mine.child.id}/planned-doses/${row.id}`,
        body: { completed: true, givenOn: '2026-07-19', version: 1 },
      });

      const plan = await aPlan(mine);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(plan.doses).toHaveLength(1);
      expect(rowOf(plan, 'hepb', 1)).toMatchObject({ id: row.id, doseId: plan.doses[0]?.id });
    }
  });

  test('two parents who mark the same vaccine on the same day record one dose, and both get it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const mine = await aSibling();
      await aPlan(mine);

      const answers = await raceFor({
        method: 'POST',
        path: `/api/children/${mine.child.id}/doses`,
        body: { doses: [{ givenOn: '2026-09-19', cvx: '120' }] },
      });

      const plan = await aPlan(mine);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused).toHaveLength(answers.length - 1);
      expect(refused).toMatchObject(refused.map(() => ({ status: 409, body: { code: 'already-exists' } })));
      expect(plan.doses).toHaveLength(1);
      expect(rowsOf(plan, 'hib').filter((one) => one.startsWith('completed'))).toHaveLength(1);
    }
  });

  test('two parents who fill the same row on different days record one dose, and the later one gets the plan', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const mine = await aSibling();
      const { id } = rowOf(await aPlan(mine), 'hib', 1);
      const path = `/api/children/${mine.child.id}/doses`;
      const dose = (givenOn: string) => ({ doses: [{ givenOn, vaccine: 'hib', fills: [id] }] });

      const answers = await race.send((racer) => ({
        times: 1,
        method: 'POST',
        path,
        body: dose(`2026-09-${20 + racer}`),
      }));

      const plan = await aPlan(mine);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ current: plan });
      expect(plan.doses).toHaveLength(1);
    }
  });
});

test('[VAX-01] when two servers are asked first at the same moment, a child gets one plan', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const mine = await aSibling();

    const path = `/api/children/${mine.child.id}/vaccine-plan`;
    const answers = await raceFor({ method: 'GET', path });

    const plan = await aPlan(mine);
    expect(plan.planned).toHaveLength(31);
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: plan })));
  }
});
