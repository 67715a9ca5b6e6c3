import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '#server/auth/token.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { anEmail, sendConfirmation, confirmationTokensTo, sendSignUp } from '#testing/accounts.ts';
import { aPlace, testEngine } from '#testing/db/a-database.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';

const rounds = 8;
const rivals = 6;
let servers: TestHouse[] = [];

// On PostgreSQL two servers with connections of their own; the embedded database has one server only.
beforeAll(async () => {
  const place = await aPlace();
  const names = testEngine() === 'postgres' ? ['first', 'second'] : ['only'];
  servers = await Promise.all(names.map(async () => aHouse({ db: await openDb(place) })));
});

afterAll(() => Promise.all(servers.map(({ house }) => close(house.db))));

test('[AUTH-02] of many links of one address pressed at the same moment one makes the account', async () => {
  for (let round = 0; round < rounds; round++) {
    const email = anEmail();
    for (let i = 0; i < rivals; i++) await sendSignUp(server(0).visitor(), { email, name: `Rival ${i}` });
    const links = await namedLinks(email);

    const statuses = await Promise.all(links.map(({ token }, i) => statusOf(i, token)));

    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...links.slice(1).map(() => 410)]);
    expect(await accountsOf(email)).toEqual([links[statuses.indexOf(200)]?.name]);
    expect(await pendingOf(email)).toEqual([]);
  }
});

test('[AUTH-02] one link pressed by many browsers at the same moment is spent once', async () => {
  for (let round = 0; round < rounds; round++) {
    const email = anEmail();
    await sendSignUp(server(0).visitor(), { email });
    const link = (await confirmationTokensTo(server(0), email)).at(0);

    const statuses = await Promise.all(Array.from({ length: rivals }, (_, i) => statusOf(i, link)));

    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410, 410, 410]);
    expect(await accountsOf(email)).toEqual(['Hannah Brooks']);
  }
});

test('[AUTH-02] two clicks of one browser at the same moment both confirm the address', async () => {
  for (let round = 0; round < rounds; round++) {
    const email = anEmail();
    await sendSignUp(server(0).visitor(), { email });
    const link = (await confirmationTokensTo(server(0), email)).at(0);
    const cookies = { browser: 'the same browser' };

    const statuses = await Promise.all(Array.from({ length: rivals }, (_, i) => statusOf(i, link, cookies)));

    expect(statuses).toEqual(statuses.map(() => 200));
    expect(await accountsOf(email)).toEqual(['Hannah Brooks']);
  }
});

const server = (i: number) => {
  const found = servers.at(i % servers.length);
  if (!found) throw new Error('no server');
  return found;
};

/** The links mailed to an address, each with the name of the sign-up that it confirms. */
async function namedLinks(email: string): Promise<{ token: string; name: string }[]> {
  const tokens = await confirmationTokensTo(server(0), email);
  const named = await server(0)
    .house.db.selectFrom('tokens')
    .innerJoin('sign_ups', 'sign_ups.id', 'tokens.sign_up_id')
    .select(['tokens.hash', 'sign_ups.name'])
    .where('sign_ups.email', '=', email)
    .execute();
  return tokens.map((token) => ({ token, name: named.find(({ hash }) => hash === hashOf(token))?.name ?? '' }));
}

/** Opens a link at one server or the other, in a new browser unless its cookies are given. */
async function statusOf(i: number, token: string | undefined, cookies: Record<string, string> = {}): Promise<number> {
  const browser = server(i).visitor();
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
  return (await sendConfirmation(browser, token)).status;
}

async function accountsOf(email: string): Promise<string[]> {
  const rows = server(0).house.db.selectFrom('users').select('name').where('email', '=', email);
  return (await rows.execute()).map(({ name }) => name);
}

function pendingOf(email: string) {
  return server(0).house.db.selectFrom('sign_ups').select('id').where('email', '=', email).execute();
}
