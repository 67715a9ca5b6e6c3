import { expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { signOutEverywhere } from '#contract/accounts/signing-in.ts';
import { solvedChallenge } from '#testing/accounts.ts';
import type { Client } from '#testing/client.ts';
import { aPerson, familyPassword, type Person } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';

const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1';

test('[AUTH-11] a parent sees where they are logged in: here first, then by last use, with the device in words', async () => {
  const { home, person } = await anAccount();
  const phone = await logsIn(home, person, firefox);
  await logsIn(home, person, safari);

  const sessions = await phone.call(listSessions, {});

  expect(sessions).toMatchObject([
    { device: 'Phone, Firefox', madeAt: '2026-11-21T15:01:00.000Z', isThis: true },
    { device: 'Tablet, Safari', usedAt: '2026-11-21T15:02:00.001Z', isThis: false },
    { device: 'App', madeAt: '2026-11-21T15:00:00.000Z', isThis: false },
  ]);
});

test('[AUTH-11] ending one of them from elsewhere logs it out with its next request', async () => {
  const { home, person } = await anAccount();
  const tablet = await logsIn(home, person, safari);
  const sessionId = (await person.call(listSessions, {})).find(({ isThis }) => !isThis)?.id ?? '';

  expect(await person.ask(endSession, { params: { sessionId } })).toMatchObject({ status: 200, body: {} });

  expect(await tablet.ask(readMe, {})).toMatchObject({ status: 401, body: { code: 'sign-in-needed' } });
  expect((await person.ask(readMe, {})).status).toBe(200);
  expect((await person.ask(endSession, { params: { sessionId } })).status).toBe(404);
  expect((await person.call(listSecurityEvents, {}))[0]).toMatchObject({ kind: 'session-ended', device: 'App' });
});

test('[AUTH-11] the session of another account cannot be ended', async () => {
  const { home, person } = await anAccount();
  const other = await aPerson(home, 'Sam Okafor');
  const sessionId = (await person.call(listSessions, {}))[0]?.id ?? '';

  expect((await other.ask(endSession, { params: { sessionId } })).status).toBe(404);
  expect((await person.ask(readMe, {})).status).toBe(200);
});

test('[AUTH-11] all other devices are logged out, and this session stays', async () => {
  const { home, person } = await anAccount();
  const others = [await logsIn(home, person, firefox), await logsIn(home, person, safari)];

  expect(await person.ask(endOtherSessions, { body: {} })).toMatchObject({ status: 200, body: {} });

  for (const other of others) expect((await other.ask(readMe, {})).status).toBe(401);
  expect(await person.call(listSessions, {})).toMatchObject([{ isThis: true }]);
  expect((await person.call(listSecurityEvents, {}))[0]).toMatchObject({ kind: 'logged-out-everywhere' });
});

test('[AUTH-11] logging out everywhere is listed among the events', async () => {
  const { home, person } = await anAccount();

  await person.ask(signOutEverywhere, { body: {} });
  const again = await logsIn(home, person, firefox);

  const kinds = (await again.call(listSecurityEvents, {})).map(({ kind }) => kind);
  expect(kinds).toEqual(['logged-in', 'logged-out-everywhere']);
});

test('[AUTH-11] a login from a device that the account has not seen is mailed to its owner, once', async () => {
  const { home, person } = await anAccount();
  await home.house.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();

  await logsIn(home, person, firefox);
  expect(await home.mailsTo(person.email), 'not at the very first login').toEqual([]);
  await logsIn(home, person, firefox);
  expect(await home.mailsTo(person.email)).toEqual([]);
  await logsIn(home, person, safari);
  await logsIn(home, person, safari);

  expect(await home.mailsTo(person.email)).toMatchObject([
    { kind: 'new-device', subject: 'New login to your Fernling account' },
  ]);
});

test('[AUTH-11] guessing a password does not make a device a known one', async () => {
  const { home, person } = await anAccount();
  await person.ask(signOutEverywhere, { body: {} });
  await logsIn(home, person, firefox);
  await logsIn(home, person, safari, 'not this one');

  await logsIn(home, person, safari);

  expect((await home.mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['new-device']);
});

async function anAccount(): Promise<{ home: TestHouse; person: Person }> {
  const home = await aHouse();
  return { home, person: await aPerson(home, 'Hannah Brooks') };
}

/** A browser with this user agent that logs in. */
async function logsIn(
  home: TestHouse,
  { email }: Person,
  userAgent: string,
  password = familyPassword,
): Promise<Client> {
  home.clock.goOn({ minutes: 1 });
  const browser = home.visitor();
  const challengeToken = await solvedChallenge(browser, 'sign-in');
  await browser.post('/api/sign-in', { email, password, challengeToken }, { 'user-agent': userAgent });
  home.clock.goOn({ ms: 1 });
  return browser;
}
