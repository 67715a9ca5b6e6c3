import { expect, test } from 'vitest';
import { listInsights } from '#contract/insights.ts';
import { aChild, tie } from '#testing/family.ts';
import { aFamilyRace } from '#testing/servers/race.ts';

const rounds = 12;
const timesEach = 4;

const race = aFamilyRace();

test('[AI-01] of two parents who generate at the same moment, on two servers and in several tabs, one gets the insight', async () => {
  const { family } = race;
  const { parent, coParent } = family;
  for (let round = 0; round < rounds; round += 1) {
    const child = await aChild(family, parent, { first_name: `Child ${round}` });
    await tie(family, child, coParent);

    const answers = await race.send(
      { times: timesEach, method: 'POST', path: '/functions/v1/generate-insights', body: { childId: child.id } },
      [parent, coParent],
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * timesEach - 1);
    expect(await parent.call(listInsights, { params: { childId: child.id } })).toHaveLength(1);
  }
});
