import { expect, test } from 'vitest';
import { askChallenge, Next, signUp } from '#contract/accounts/signing-in.ts';
import { rememberPage } from '#server/auth/first-page.ts';
import { readConfig } from '#server/config.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import {
  anEmail,
  solvedChallenge,
  sendConfirmation,
  sendNewPassword,
  confirmationTokensTo,
  sendSignIn,
  sendSignUp,
} from '#testing/accounts.ts';
import { aPerson, familyPassword } from '#testing/family.ts';
import { aHouse, aHouseWithFreshLimits, noLimits } from '#testing/house.ts';

test('[AUTH-03] an existing account is reported in any spelling of its address, and nothing is stored', async () => {
  const home = await aHouse();
  const email = anEmail();
  await aPerson(home, 'Hannah Brooks', { email });

  const answer = await sendSignUp(home.visitor(), { email: ` ${email.toUpperCase()} ` });

  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'already-exists', title: 'An account with this email already exists' },
  });
  expect(await home.mailsTo(email)).toEqual([]);
});

test('[AUTH-03] an unconfirmed sign-up does not block an address', async () => {
  const home = await aHouse();
  const email = anEmail();

  const first = await sendSignUp(home.visitor(), { email, name: 'Somebody Else' });
  home.clock.goOn({ minutes: 1 });
  const second = await sendSignUp(home.visitor(), { email, name: 'Hannah Brooks' });

  expect(second.status).toBe(first.status);
  expect(second.body).toEqual(first.body);
  const [, own] = await confirmationTokensTo(home, email);
  expect((await sendConfirmation(home.visitor(), own)).status).toBe(200);
  const users = home.house.db.selectFrom('users').select('name').where('email', '=', email);
  expect(await users.execute()).toEqual([{ name: 'Hannah Brooks' }]);
  const pending = home.house.db.selectFrom('sign_ups').select('id').where('email', '=', email);
  expect(await pending.execute()).toEqual([]);
});

test('[AUTH-01] the sign-up leads on to a saved invitation, and so does the sign-in after confirming on a phone', async () => {
  const home = await aHouse();
  const parent = home.visitor();
  const email = anEmail();
  const cookies = cookiesOf(undefined, false);
  await rememberPage(home.house, cookies, '/invitation?token=abc');
  parent.cookies.set('next', /next=([^;]+)/.exec(cookies.made[0] ?? '')?.[1] ?? '');

  expect((await sendSignUp(parent, { email })).body).toEqual({ next: '/invitation?token=abc' });
  const phone = home.visitor();
  const { body } = await sendConfirmation(phone, (await confirmationTokensTo(home, email))[0]);
  const token = new URLSearchParams(Next.parse(body).next.split('?')[1]).get('token') ?? '';
  await sendNewPassword(phone, token, 'Nine owls at 9!');

  expect((await sendSignIn(phone, { email, password: 'Nine owls at 9!' })).body).toEqual({
    next: '/invitation?token=abc',
  });
});

test.each([
  ['SUNSHINE', 'This password is on a list of common ones. Please choose another.'],
  ['Fernling2026', 'This password is easy to guess for this account. Please choose another.'],
  ['HannahBrooks', 'This password is easy to guess for this account. Please choose another.'],
  ['short', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password can have at most 128 characters'],
])('[AUTH-01] the password %.10s is refused', async (weak, message) => {
  const home = await aHouse();
  const email = anEmail();

  const answer = await sendSignUp(home.visitor(), { email, password: weak });

  expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'password', message }] } });
  expect(await home.mailsTo(email)).toEqual([]);
});

test('[AUTH-01] spaces and letters of any script make a password', async () => {
  const home = await aHouse();

  const answer = await sendSignUp(home.visitor(), { email: anEmail(), password: '  пять сов 🦉 ' });

  expect(answer.status).toBe(201);
});

test.each(['Nowhere/Land', 'Europe/Berlin/x/y', '../etc'])('[AUTH-01] %s is no time zone', async (timeZone) => {
  const home = await aHouse();

  const answer = await sendSignUp(home.visitor(), { email: anEmail(), timeZone });

  expect(answer).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'timeZone', message: 'This is not a time zone' }] },
  });
});

test('[AUTH-09] a security check survives a mistake in another field and is spent by the sign-up', async () => {
  const home = await aHouse();
  const client = home.visitor();
  const challengeToken = await solvedChallenge(client, 'sign-up');
  const body = { name: 'Hannah Brooks', email: anEmail(), password: familyPassword, challengeToken };

  expect((await client.ask(signUp, { body: { ...body, password: 'sunshine' } })).status).toBe(422);
  expect((await client.ask(signUp, { body })).status).toBe(201);

  expect(await client.ask(signUp, { body })).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'challengeToken', message: 'Security check failed. Please try again.' }] },
  });
});

test('[AUTH-12] one network signs an address up five times an hour at most, and shuts nobody else out', async () => {
  const limits = { ...noLimits, mailPair: realLimits.mailPair };
  const home = await aHouse({ limits, config: readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY_HOPS: '1' }) });
  const email = anEmail();
  for (let i = 0; i < 5; i++) expect((await sendSignUp(home.visitor(), { email })).status).toBe(201);

  const answer = await sendSignUp(home.visitor(), { email: email.toUpperCase() });

  expect(answer).toMatchObject({ status: 429, body: { code: 'slow-down' } });
  expect((await sendSignUp(home.visitor(), { email: anEmail() })).status).toBe(201);
  expect((await sendSignUp(home.visitorFrom('203.0.113.9'), { email })).status).toBe(201);
  home.clock.goOn({ hours: 1 });
  expect((await sendSignUp(home.visitor(), { email })).status).toBe(201);
});

test('[AUTH-12] the more sign-ups an hour from one network address, the harder a check a parent behind it gets, who signs up', async () => {
  const limits = { ...noLimits, mailNetwork: { easy: 2, most: 5, windowS: 3600 } };
  const home = await aHouseWithFreshLimits({ limits });
  const harder: number[] = [];
  for (let i = 0; i < 5; i++) {
    const { bits } = await home.visitor().call(askChallenge, { body: { action: 'sign-up' } });
    harder.push(bits - home.house.challengeBits);
    expect((await sendSignUp(home.visitor(), { email: anEmail() })).status).toBe(201);
  }

  expect(harder).toEqual([0, 0, 3, 3, 4]);
  expect((await sendSignUp(home.visitor(), { email: anEmail() })).status).toBe(429);
});
