import { expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { aPerson, type Person } from '#testing/family.ts';
import { fullFor } from '#testing/db/full-disk.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { createLog } from '#server/log.ts';
import { deleteEndedSessions } from './queries.ts';
import { endSessionsOf, openSession } from './session.ts';

async function signedIn(remember: boolean): Promise<{ home: TestHouse; person: Person; token: string }> {
  const home = await aHouse();
  const person = await aPerson(home, 'Hannah Brooks');
  await endSessionsOf(home.house.db, person.id);
  const token = await openSession(home.house.db, { userId: person.id, remember, now: home.clock.now() });
  person.cookies.set('sid', token);
  return { home, person, token };
}

const isIn = async (person: Person) => (await person.ask(readMe, {})).status === 200;

test('[AUTH-11] without "remember me" twelve hours without use end a session', async () => {
  const { home, person } = await signedIn(false);

  home.clock.goOn({ hours: 11, minutes: 59 });
  expect(await isIn(person)).toBe(true);
  home.clock.goOn({ hours: 11, minutes: 59 });
  expect(await isIn(person)).toBe(true);
  home.clock.goOn({ hours: 12 });
  expect(await isIn(person)).toBe(false);
});

test('[AUTH-11] with "remember me" a session lasts 60 days without use', async () => {
  const { home, person } = await signedIn(true);

  home.clock.goOn({ days: 59 });
  expect(await isIn(person)).toBe(true);
  home.clock.goOn({ days: 60 });
  expect(await isIn(person)).toBe(false);
});

test('[AUTH-11] used every month a remembered session ends after a year all the same', async () => {
  const { home, person } = await signedIn(true);

  for (let day = 30; day < 365; day += 30) {
    home.clock.goOn({ days: 30 });
    expect(await isIn(person)).toBe(true);
  }
  home.clock.goOn({ days: 5 });

  expect(await isIn(person)).toBe(false);
});

test('[AUTH-11] the use of a session is noted every ten minutes, not with each request', async () => {
  const { home, person } = await signedIn(false);
  const noted = async () => {
    const rows = home.house.db.selectFrom('sessions').select('used_at').where('user_id', '=', person.id);
    return (await rows.orderBy('id', 'desc').execute()).map((row) => row.used_at);
  };
  const atFirst = await noted();

  home.clock.goOn({ minutes: 9, seconds: 59 });
  await isIn(person);
  expect(await noted()).toEqual(atFirst);
  home.clock.goOn({ seconds: 1 });
  await isIn(person);

  expect(await noted()).toContain(home.clock.now().toISOString());
});

test('[AUTH-11] a full disk does not block reading, and is logged without its message', async () => {
  const { home, person } = await signedIn(false);
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const full = await aHouse({ log, clock: home.clock.now, db: home.house.db.withPlugin(fullFor('UpdateQueryNode')) });
  home.clock.goOn({ minutes: 10 });

  const answer = await full.visitor().get('/api/me', { cookie: `sid=${person.cookies.get('sid')}` });

  expect(answer.status).toBe(200);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { err: { name: 'Error', code: 'ERR_SQLITE' } },
  ]);
  expect(lines.join('')).not.toContain('disk is full');
});

test('[AUTH-11] the database holds a hash of the token and not the token', async () => {
  const { home, person, token } = await signedIn(false);

  const rows = await home.house.db.selectFrom('sessions').selectAll().where('user_id', '=', person.id).execute();

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('[AUTH-11] an app sends the same token in a header; a wrong one is not signed in, even with a good cookie', async () => {
  const { home, person, token } = await signedIn(false);
  const visitor = home.visitor();

  expect((await visitor.get('/api/me', { authorization: `Bearer ${token}` })).status).toBe(200);
  expect((await visitor.get('/api/me', { authorization: `Bearer ${token.slice(1)}A` })).status).toBe(401);
  expect((await visitor.get('/api/me', { authorization: 'Basic abc' })).status).toBe(401);
  expect((await person.get('/api/me', { authorization: 'Bearer nonsense' })).status).toBe(401);
});

test('sessions that have ended are tidied away, those that last stay', async () => {
  const { home, person } = await signedIn(true);
  await openSession(home.house.db, { userId: person.id, remember: false, now: home.clock.now() });
  home.clock.goOn({ hours: 13 });

  await deleteEndedSessions(home.house.db, home.clock.now());

  const left = home.house.db.selectFrom('sessions').select('remember').where('user_id', '=', person.id);
  expect(await left.execute()).toEqual([{ remember: 1 }]);
});
