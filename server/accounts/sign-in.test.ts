import { expect, test } from 'vitest';
import { signIn, signUp } from '#contract/accounts/signing-in.ts';
import { changeMe, readMe } from '#contract/accounts/me.ts';
import { rememberPage } from '#server/auth/first-page.ts';
import { hashPassword, realCost } from '#server/auth/password.ts';
import { readConfig } from '#server/config.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import { anEmail, solvedChallenge, sendSignIn } from '#testing/accounts.ts';
import { aPerson, familyPassword } from '#testing/family.ts';
import { aHouseWithFreshLimits, type TestHouse } from '#testing/house.ts';
import type { House } from '#server/http/house.ts';
import type { Answer } from '#testing/client.ts';

test('[AUTH-04] the right password opens a session that ends with the browser', async () => {
  const { home, email } = await anAccount();
  const parent = home.visitor();

  const answer = await sendSignIn(parent, { email: ` ${email.toUpperCase()}` });

  expect(answer).toMatchObject({ status: 200, body: { next: '/dashboard' } });
  expect(sidOf(answer)).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(parent.cookies.get('flash')).toBe('welcome-back');
  expect((await parent.call(readMe, {})).email).toBe(email);
});

test('[AUTH-04] with "remember me" the cookie outlasts the browser', async () => {
  const { home, email } = await anAccount();

  const answer = await sendSignIn(home.visitor(), { email, remember: true });

  expect(sidOf(answer)).toMatch(/; Max-Age=31536000;/);
});

test('[AUTH-11] over https the cookie belongs to this host and to https alone', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://family.example.org' });
  const { home, email } = await anAccount({ config });
  const parent = home.visitor();

  const answer = await sendSignIn(parent, { email });

  expect(sidOf(answer)).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await parent.ask(readMe, {})).status).toBe(200);
});

test('[AUTH-04] a wrong password and an unknown address get the same answer', async () => {
  const { home, email } = await anAccount();

  const wrong = await sendSignIn(home.visitor(), { email, password: 'not the right one' });
  const unknown = await sendSignIn(home.visitor(), { email: anEmail() });

  expect(wrong).toMatchObject({ status: 401, body: { code: 'sign-in-needed', title: 'Invalid email or password' } });
  const { requestId: _, ...ofWrong } = Object(wrong.body);
  const { requestId: __, ...ofUnknown } = Object(unknown.body);
  expect([unknown.status, ofUnknown]).toEqual([wrong.status, ofWrong]);
  expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  expect(sidOf(wrong)).toBeUndefined();
});

test('[AUTH-04] the answer takes as long for an unknown address as for a wrong password', async () => {
  const { home, email } = await anAccount({ passwordCost: realCost });
  const password_hash = await hashPassword(familyPassword, realCost);
  await home.house.db.updateTable('users').set({ password_hash }).where('email', '=', email).execute();
  const pending = anEmail();
  const visitor = home.visitor();
  const challengeToken = await solvedChallenge(visitor, 'sign-up');
  await visitor.ask(signUp, { body: { name: 'Hannah', email: pending, password: familyPassword, challengeToken } });
  const emails = { known: email, unknown: anEmail(), pending };
  // Processor time, unlike the clock's, does not grow while other processes have the machine.
  const leastCpu = { known: Infinity, unknown: Infinity, pending: Infinity };

  for (let round = 0; round < 7; round += 1) {
    home.clock.goOn({ minutes: 15 });
    for (const kind of ['known', 'unknown', 'pending'] as const) {
      const client = home.visitor();
      const given = { email: emails[kind], password: 'not the right one' };
      const body = { ...given, challengeToken: await solvedChallenge(client, 'sign-in') };
      const before = process.cpuUsage();
      expect((await client.ask(signIn, { body })).status).toBe(401);
      const { user, system } = process.cpuUsage(before);
      leastCpu[kind] = Math.min(leastCpu[kind], user + system);
    }
  }

  // Without a hash an answer would take less than a tenth.
  expect(leastCpu.unknown / leastCpu.known).toSatisfy((ratio: number) => ratio > 0.5 && ratio < 2);
  expect(leastCpu.pending / leastCpu.known).toSatisfy((ratio: number) => ratio > 0.5 && ratio < 2);
});

test('[AUTH-04] signing in leads to the page asked for first, once', async () => {
  const { home, email } = await anAccount();
  const parent = home.visitor();
  const cookies = cookiesOf(undefined, false);
  await rememberPage(home.house, cookies, '/dashboard?tab=growth');
  parent.cookies.set('next', /next=([^;]+)/.exec(cookies.made[0] ?? '')?.[1] ?? '');

  expect((await sendSignIn(parent, { email })).body).toEqual({ next: '/dashboard?tab=growth' });
  expect((await sendSignIn(parent, { email })).body).toEqual({ next: '/dashboard' });
});

test('[AUTH-04] does not redirect to a page that this server did not seal', async () => {
  const { home, email } = await anAccount();
  const parent = home.visitor();
  parent.cookies.set('next', '/evil');

  expect((await sendSignIn(parent, { email })).body).toEqual({ next: '/dashboard' });
});

test('[AUTH-11] each sign-in has a token of its own and ends what this browser had open', async () => {
  const { home, email } = await anAccount();
  const parent = home.visitor();
  await sendSignIn(parent, { email });
  const first = parent.cookies.get('sid') ?? '';

  await sendSignIn(parent, { email });

  expect(parent.cookies.get('sid')).not.toBe(first);
  expect((await home.visitor().get('/api/me', { authorization: `Bearer ${first}` })).status).toBe(401);
});

test('[AUTH-11] a token planted in the browser before signing in is not reused', async () => {
  const { home, email } = await anAccount();
  const parent = home.visitor();
  const planted = 'A'.repeat(43);
  parent.cookies.set('sid', planted);

  await sendSignIn(parent, { email });

  expect(parent.cookies.get('sid')).not.toBe(planted);
  expect((await home.visitor().get('/api/me', { authorization: `Bearer ${planted}` })).status).toBe(401);
});

test('[AUTH-04] an app gets a bearer token and no cookie; a browser never sees the token', async () => {
  const { home, email } = await anAccount();

  const toApp = await sendSignIn(home.visitor(), { email, client: 'app' });
  const toBrowser = await sendSignIn(home.visitor(), { email });

  expect(toApp.headers.getSetCookie()).toEqual([]);
  const { token } = signIn.reply.parse(toApp.body);
  expect((await home.visitor().get('/api/me', { authorization: `Bearer ${token}` })).status).toBe(200);
  expect(toBrowser.body).toEqual({ next: '/dashboard' });
});

test('[AUTH-04] [ACC-02] signing in, on a journey say, leaves the time zone that was chosen in the settings', async () => {
  const { home, email } = await anAccount();
  const parent = home.visitor();
  await sendSignIn(parent, { email });
  const chosen = await parent.call(changeMe, { body: { timeZone: 'Asia/Tokyo', version: 1 } });
  const abroad = home.visitor();
  const challengeToken = await solvedChallenge(abroad, 'sign-in');

  const withZone = { email, password: familyPassword, challengeToken, timeZone: 'Europe/Berlin' };
  const refused = await abroad.post('/api/sign-in', withZone);
  await sendSignIn(abroad, { email });

  expect(refused).toMatchObject({ status: 422, body: { fields: [{ name: 'timeZone', code: 'unknown' }] } });
  expect(await abroad.call(readMe, {})).toEqual(chosen);
});

test('[AUTH-09] a security check is good for one sign-in', async () => {
  const { home, email } = await anAccount();
  const client = home.visitor();
  const challengeToken = await solvedChallenge(client, 'sign-in');
  await client.ask(signIn, { body: { email, password: 'not the right one', challengeToken } });

  const again = await client.ask(signIn, { body: { email, password: familyPassword, challengeToken } });

  expect(again).toMatchObject({ status: 422, body: { fields: [{ name: 'challengeToken' }] } });
});

const sidOf = ({ headers }: Answer) => headers.getSetCookie().find((cookie) => /^(__Host-)?sid=/.test(cookie));

/** A house with unused limits, and the address of an account in it. */
async function anAccount(changes: Partial<House> = {}): Promise<{ home: TestHouse; email: string }> {
  const home = await aHouseWithFreshLimits(changes);
  return { home, email: (await aPerson(home, 'Hannah Brooks')).email };
}
