import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { aChild, aFamily, type Family } from '#testing/family.ts';
import { aRace, type Race } from '#testing/servers/race.ts';

const rounds = 15;

let family: Family;
let race: Race;

beforeAll(async () => {
  race = await aRace();
  family = await aFamily(race.home);
});

afterAll(() => race.end());

test('[CHK-01] when two servers are asked first at the same moment, a child gets one plan', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id: childId } = await aChild(family, family.parent);

    const answers = await raceFor(childId);

    const list = await family.parent.call(listCheckups, { params: { childId } });
    expect(list).toHaveLength(checkupSchedule.visits.length);
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: list })));
  }
});

/** Has both processes read the checkups of a child, several times at once. */
async function raceFor(childId: string) {
  const legs = race.racers.map((racer) =>
    racer.run({
      times: 3,
      session: family.parent.cookies.get('sid') ?? '',
      method: 'GET',
      path: `/api/children/${childId}/checkups`,
    }),
  );
  return (await Promise.all(legs)).flat();
}
