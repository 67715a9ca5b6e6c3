import { expect, test } from 'vitest';
import { milestoneAnswerEndpoints } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { aFamilyRace } from '#testing/servers/race.ts';

const rounds = 25;
const timesEach = 4;

const race = aFamilyRace();

test('[MIL-02] a milestone that two parents mark at the same moment, on two servers, is kept once, and both get it', async () => {
  for (const { id: milestoneId } of milestoneList.milestones.slice(0, rounds)) {
    const answers = await bothMark(milestoneId, () => '2026-11-20');

    const stored = await storedAbout(milestoneId);
    expect(stored).toHaveLength(1);
    expect(answers).toEqual(answers.map(() => ({ status: 201, body: stored[0] })));
  }
});

test('[MIL-02] with different days one is kept, and the other parent gets it with the refusal', async () => {
  for (const { id: milestoneId } of milestoneList.milestones.slice(rounds, 2 * rounds)) {
    const answers = await bothMark(milestoneId, (racer) => `2026-11-${19 + racer}`);

    const stored = await storedAbout(milestoneId);
    expect(stored).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(timesEach);
    expect(answers.map(({ status, body }) => (status === 409 ? body : { current: body }))).toEqual(
      answers.map(() => expect.objectContaining({ current: stored[0] })),
    );
  }
});

function bothMark(milestoneId: string, dayOf: (racer: number) => string) {
  const { child, parent, coParent } = race.family;
  return race.send(
    (racer) => ({
      times: timesEach,
      method: 'POST',
      path: `/api/children/${child.id}/milestone-answers`,
      body: { milestoneId, answer: 'achieved', achievedOn: dayOf(racer) },
    }),
    [parent, coParent],
  );
}

async function storedAbout(milestoneId: string) {
  const { child, parent } = race.family;
  const list = await parent.call(milestoneAnswerEndpoints.list, { params: { childId: child.id } });
  return list.filter((answer) => answer.milestoneId === milestoneId);
}
