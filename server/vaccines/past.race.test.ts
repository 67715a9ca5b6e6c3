import { expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { aChild, tie } from '#testing/family.ts';
import { aFamilyRace } from '#testing/servers/race.ts';
import { aPlan } from '#testing/vaccines/stored-vaccines.ts';

const rounds = 12;

const race = aFamilyRace();

test('[CHK-02] an answer is taken back whole or not at all where the other parent changes a checkup of it at the same moment', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { parent, coParent } = race.family;
    const child = await aChild(race.family, parent);
    await tie(race.family, child, coParent);
    await aPlan({ child, parent });
    const params = { childId: child.id };
    const [first] = await parent.call(listCheckups, { params });
    const body = { checkups: [first?.id ?? ''], doses: [{ givenOn: '2026-07-19', cvx: '08' }], isDone: true };
    const { added } = await parent.call(answerPast, { params, body });

    const noted = { completed: true, completedOn: '2026-07-22', version: added.checkups[0]?.version };
    const answers = await race.send(
      (racer) =>
        racer === 0
          ? { times: 1, method: 'DELETE', path: `/api/children/${child.id}/past`, body: added }
          : { times: 1, method: 'PATCH', path: `/api/children/${child.id}/checkups/${first?.id}`, body: noted },
      [parent, coParent],
    );

    const plan = await aPlan({ child, parent });
    const [now] = await parent.call(listCheckups, { params });
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 409, body: { code: 'changed-meanwhile' } }]);
    expect([
      { doses: 0, completed: false, completedOn: null },
      { doses: 1, completed: true, completedOn: '2026-07-22' },
    ]).toContainEqual({ doses: plan.doses.length, completed: now?.completed, completedOn: now?.completedOn });
  }
});
