import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfNone } from '#server/auth/password.ts';
import { aPerson } from '#testing/family.ts';
import { anIdentityOf } from '#testing/identities.ts';
import { aRace, type Race } from '#testing/servers/race.ts';

const rounds = 6;
let home: Race['home'];
let racers: Race['racers'];
let end: Race['end'];

beforeAll(async () => {
  ({ home, racers, end } = await aRace());
});

afterAll(() => end());

test('[ACC-01] of the last two ways into an account, unlinked at the same moment in two processes, one stays', async () => {
  for (let round = 0; round < rounds; round++) {
    const parent = await aPerson(home, 'Hannah Brooks', { password_hash: hashOfNone(home.house.passwordCost) });
    const ids: string[] = [];
    for (const _ of racers) ids.push(await anIdentityOf(home, parent));
    const session = parent.cookies.get('sid') ?? '';

    const legs = racers.map((racer, i) =>
      racer.run({ times: 1, session, method: 'DELETE', path: `/api/me/identities/${ids[i]}` }),
    );
    const statuses = (await Promise.all(legs)).flat().map(({ status }) => status);

    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
    const left = home.house.db
      .selectFrom('identities')
      .select('id')
      .where('unlinked_at', 'is', null)
      .where('user_id', '=', parent.id);
    expect(await left.execute()).toHaveLength(1);
  }
});
