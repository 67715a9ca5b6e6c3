import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransfers, startExport, startImport } from '#contract/accounts/transfers.ts';
import { selectUse } from '#server/limits/queries.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { aPerson } from '#testing/family.ts';
import { aRace, type Race } from '#testing/servers/race.ts';
import { keysIn } from '#testing/files/temporary-storage.ts';
import { zipped } from '#testing/files/zips.ts';

const rounds = 10;

let home: Race['home'];
let racers: Race['racers'];
let end: Race['end'];

beforeAll(async () => {
  ({ home, racers, end } = await aRace());
});

afterAll(() => end());

test('[ACC-03] of exports that two servers are asked for at the same moment one is started, and all requests get it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const person = await aPerson(home, 'Hannah Brooks');
    const session = person.cookies.get('sid') ?? '';
    const leg = { times: 4, session, method: startExport.method, path: startExport.path, body: {} };

    const answers = (await Promise.all(racers.map((racer) => racer.run(leg)))).flat();

    const { export: begun } = await person.call(listTransfers, {});
    expect(answers).toEqual(answers.map(() => ({ status: 201, body: begun })));
    expect(await transfersOf(person.id)).toBe(1);
  }
});

test('[ACC-03] of files that two servers are sent at the same moment to be imported one is accepted, and the others are deleted', async () => {
  const upload = (await zipped([['holiday.txt', 'sun']])).toString('base64');
  for (let round = 0; round < rounds; round += 1) {
    const person = await aPerson(home, 'Hannah Brooks');
    const session = person.cookies.get('sid') ?? '';
    const leg = { times: 4, session, method: startImport.method, path: startImport.path, body: null, upload };

    const answers = (await Promise.all(racers.map((racer) => racer.run(leg)))).flat();

    const counts = [201, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    expect(counts).toEqual([1, 7]);
    const { import: begun } = await person.call(listTransfers, {});
    expect(await keysIn(home.house.storage, `imports/${person.id}`)).toEqual([`imports/${person.id}/${begun?.id}.zip`]);
    expect(await filesReceivedFrom(person.id)).toBe(1);
  }
});

/** Each is counted before it is read. */
function filesReceivedFrom(userId: string): Promise<number> {
  const { db, clock } = home.house;
  const { windowS } = realLimits.imports;
  return selectUse(db, `imports:${userId}`, new Date(clock().getTime() - windowS * 1000), clock());
}

async function transfersOf(userId: string): Promise<number> {
  const rows = await home.house.db.selectFrom('transfers').select('id').where('user_id', '=', userId).execute();
  return rows.length;
}
