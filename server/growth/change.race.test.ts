import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMeasurements } from '#contract/growth.ts';
import { aFamily, aMeasurement, type Family } from '#testing/family.ts';
import { aRace, type Race } from '#testing/servers/race.ts';

const rounds = 25;
const timesEach = 4;

let family: Family;
let race: Race;

beforeAll(async () => {
  race = await aRace();
  family = await aFamily(race.home);
});

afterAll(() => race.end());

test('[GRO-01] of edits that two servers get at the same moment one is kept, and the others are told which', async () => {
  const { child, parent } = family;
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aMeasurement(family, child, parent);

    const answers = await raceFor(id);

    const stored = await storedAs(id);
    expect(answers.filter(({ status }) => status === 200)).toEqual([{ status: 200, body: stored }]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2 * timesEach - 1);
    expect(answers.map(({ status, body }) => (status === 409 ? body : { current: stored }))).toEqual(
      answers.map(() => expect.objectContaining({ current: stored })),
    );
  }
});

/** Has both processes change one measurement, each to a weight of its own. */
async function raceFor(id: string) {
  const { child, parent } = family;
  const legs = race.racers.map((racer, index) =>
    racer.run({
      times: timesEach,
      session: parent.cookies.get('sid') ?? '',
      method: 'PUT',
      path: `/api/children/${child.id}/measurements/${id}`,
      body: { measuredOn: '2026-09-19', weightKg: 5 + index / 10, version: 1 },
    }),
  );
  return (await Promise.all(legs)).flat();
}

async function storedAs(id: string) {
  const list = await family.parent.call(listMeasurements, { params: { childId: family.child.id } });
  return list.find((measurement) => measurement.id === id);
}
