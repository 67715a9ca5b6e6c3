import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMeasurements } from '#contract/growth.ts';
import { fixture } from '#testing/files/csv-files.ts';
import { aChild, aFamily, type Family } from '#testing/family.ts';
import { aRace, type Race } from '#testing/servers/race.ts';

const rounds = 15;
const rowsOfFile = 5;

let family: Family;
let race: Race;

beforeAll(async () => {
  race = await aRace();
  family = await aFamily(race.home);
});

afterAll(() => race.end());

test('[GRO-01] of one CSV file that two servers are sent at the same moment each row is added once', async () => {
  const { parent } = family;
  const upload = fixture('baby-buddy-weight.csv').toString('base64');
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aChild(family, parent);
    const leg = {
      times: 2,
      session: parent.cookies.get('sid') ?? '',
      method: 'POST',
      path: `/api/children/${id}/measurements/csv`,
      body: null,
      upload,
    };

    const answers = (await Promise.all(race.racers.map((racer) => racer.run(leg)))).flat();

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ body }) => JSON.stringify(body).includes(`"added":${rowsOfFile}`))).toHaveLength(1);
    expect(await parent.call(listMeasurements, { params: { childId: id } })).toHaveLength(rowsOfFile);
  }
});
