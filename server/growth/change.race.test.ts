import { expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { aMeasurement } from '#testing/family.ts';
import { aFamilyRace } from '#testing/servers/race.ts';

const rounds = 25;
const timesEach = 4;

const race = aFamilyRace();

test('[GRO-01] of edits that two servers get at the same moment one is saved, and the others get it', async () => {
  const { family } = race;
  const { child, parent } = family;
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aMeasurement(family, child, parent);

    const answers = await raceFor(id);

    const stored = await storedAs(id);
    const saved = Array.from({ length: timesEach }, () => ({ status: 200, body: stored }));
    expect(answers.filter(({ status }) => status === 200)).toEqual(saved);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(timesEach);
    expect(answers.map(({ status, body }) => (status === 409 ? body : { current: stored }))).toEqual(
      answers.map(() => expect.objectContaining({ current: stored })),
    );
  }
});

/** Makes both processes change one measurement, each to its own weight several times. */
function raceFor(id: string) {
  return race.send((racer) => ({
    times: timesEach,
    method: 'PUT',
    path: `/api/children/${race.family.child.id}/measurements/${id}`,
    body: { measuredOn: '2026-09-19', weightKg: 5 + racer / 10, version: 1 },
  }));
}

async function storedAs(id: string) {
  const { child, parent } = race.family;
  const list = await parent.call(measurementEndpoints.list, { params: { childId: child.id } });
  return list.find((measurement) => measurement.id === id);
}
