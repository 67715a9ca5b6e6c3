import { expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { day } from '#domain/time/day.ts';
import { aCheckup, aQuestion } from '#testing/checkups/checkups.ts';
import { aChild, tie } from '#testing/family.ts';
import { aFamilyRace } from '#testing/servers/race.ts';
import { aPlan, rowOf } from '#testing/vaccines/stored-vaccines.ts';

const rounds = 12;
const on = '2026-11-20';

const race = aFamilyRace();

test('[decision 76] two parents who save the same visit at the same moment save it once, and the later one gets the checkup', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { family } = race;
    const { parent, coParent } = family;
    const child = await aChild(family, parent);
    await tie(family, child, coParent);
    const { id } = await aCheckup(family, child, parent, { scheduled_on: day(on) });
    const { id: questionId } = await aQuestion(family, child, parent, { checkup_id: id });
    const dtap = rowOf(await aPlan({ child, parent }), 'dtap', 1);

    const answers = await race.send(
      (racer) => ({
        times: 1,
        method: 'POST',
        path: `/api/children/${child.id}/checkups/${id}/visit`,
        body: {
          completedOn: on,
          measurement: { measuredOn: on, weightKg: 6.5 + racer / 100 },
          ...(round % 2 === 0 && {
            doses: [{ givenOn: on, vaccine: 'dtap', fills: [dtap.id] }],
            answers: [{ questionId, answer: `Answer ${racer}`, version: 1 }],
          }),
          version: 1,
        },
      }),
      [parent, coParent],
    );

    const [saved] = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    const [refused] = answers.filter(({ status }) => status !== 200);
    const measured = await parent.call(measurementEndpoints.list, { params: { childId: child.id } });
    const plan = await aPlan({ child, parent });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { id, completed: true } },
    });
    expect(saved).toMatchObject({ measurement: { id: measured[0]?.id } });
    expect([measured.length, plan.doses.length]).toEqual([1, round % 2 === 0 ? 1 : 0]);
  }
});
