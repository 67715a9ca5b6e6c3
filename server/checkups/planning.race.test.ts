import { expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { aChild } from '#testing/family.ts';
import { aFamilyRace } from '#testing/servers/race.ts';

const rounds = 15;

const race = aFamilyRace();

test('[CHK-01] when two servers are asked first at the same moment, a child gets one plan', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { family } = race;
    const { id: childId } = await aChild(family, family.parent);

    const answers = await race.send({ times: 3, method: 'GET', path: `/api/children/${childId}/checkups` });

    const list = await family.parent.call(listCheckups, { params: { childId } });
    expect(list).toHaveLength(checkupSchedule.visits.length);
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: list })));
  }
});
