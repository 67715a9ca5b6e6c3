import { expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { fixture } from '#testing/files/csv-files.ts';
import { aChild } from '#testing/family.ts';
import { aFamilyRace } from '#testing/servers/race.ts';

const rounds = 15;
const rowsOfFile = 5;

const race = aFamilyRace();

test('[GRO-01] of one CSV file that two servers are sent at the same moment each row is added once', async () => {
  const { family } = race;
  const { parent } = family;
  const upload = fixture('baby-buddy-weight.csv').toString('base64');
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aChild(family, parent);

    const path = `/api/children/${id}/measurements/csv`;
    const answers = await race.send({ times: 2, method: 'POST', path, body: null, upload });

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ body }) => JSON.stringify(body).includes(`"added":${rowsOfFile}`))).toHaveLength(1);
    expect(await parent.call(measurementEndpoints.list, { params: { childId: id } })).toHaveLength(rowsOfFile);
  }
});
