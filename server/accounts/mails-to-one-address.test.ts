import { beforeEach, expect, test } from 'vitest';
import { resendConfirmation } from '#contract/accounts/signing-in.ts';
import { readConfig } from '#server/config.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { hashOf } from '#server/auth/token.ts';
import {
  anEmail,
  confirmationTokensTo,
  resetTokensTo,
  sendConfirmation,
  sendNewPassword,
  sendResetRequest,
  sendSignIn,
  sendSignUp,
  solvedChallenge,
} from '#testing/accounts.ts';
import type { Client } from '#testing/client.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse, noLimits, type TestHouse } from '#testing/house.ts';
import { writeMails } from '#testing/jobs.ts';

const settings = { LOG_LEVEL: 'silent', TRUST_PROXY_HOPS: '1' };
const { confirmationsTo, signUpAgainTo, newAccountsTold, mailPair } = realLimits;
const limits = { ...noLimits, confirmationsTo, signUpAgainTo, newAccountsTold, mailPair };

let home: TestHouse;
beforeEach(async () => {
  home = await aHouse({ limits, config: readConfig(settings) });
});

/** Of one /56, each in a /64 of its own. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, n) => home.visitorFrom(`2001:db8:0:${(n + 1).toString(16)}::1`));

test('[decision 53] strangers of many networks have an address mailed five links a day to confirm it, and see no difference', async () => {
  const email = anEmail();
  const answers = [];
  for (const stranger of strangers(12)) answers.push(await signsUp(stranger, email));

  expect(await linksTo(email)).toHaveLength(5);
  expect(answers).toEqual(answers.map(() => ({ status: 201, text: '{"next":"/signup-success"}', jobs: 1 })));
  expect(await linksTo(anotherSpelling(email)), 'the spelling makes no difference').toEqual([]);

  home.clock.goOn({ hours: 24 });
  await signsUp(home.visitorFrom('203.0.113.9'), email);
  expect(await linksTo(email)).toHaveLength(6);
});

test('[decision 53] who owns an address that strangers signed up too often confirms what this browser signed up by any link', async () => {
  const email = anEmail();
  for (const stranger of strangers(6)) await signsUp(stranger, email);
  const owner = home.visitorFrom('203.0.113.9');
  await sendSignUp(owner, { email, name: 'Hannah Brooks', password: 'the own long password' });

  const [link] = await linksTo(email);

  expect(await sendConfirmation(owner, link)).toMatchObject({ status: 200, body: { next: '/login' } });
  expect((await sendSignIn(owner, { email, password: 'the own long password' })).status).toBe(200);
  expect(await owner.get('/api/me')).toMatchObject({ body: { name: 'Hannah Brooks' } });
});

test('[decision 53] the owner of such an address gets in on another device, too, and the stranger does not', async () => {
  const email = anEmail();
  for (const stranger of strangers(6)) await signsUp(stranger, email);
  const phone = home.visitorFrom('203.0.113.9');
  await sendConfirmation(phone, (await linksTo(email)).at(-1));

  await sendResetRequest(phone, email);
  await writeMails(home, 'mail-password-reset');
  expect((await sendNewPassword(phone, (await resetTokensTo(home, email))[0])).status).toBe(200);

  expect((await sendSignIn(phone, { email, password: 'Nine owls at 9!' })).status).toBe(200);
  expect((await sendSignIn(home.visitor(), { email, password: strangersPassword })).status).toBe(401);
});

test('[decision 53] a link confirms its own sign-up, also in a browser in which somebody else signed the address up', async () => {
  const email = anEmail();
  const shared = home.visitor();
  await signsUp(shared, email);
  await linksTo(email);
  home.clock.goOn({ minutes: 1 });
  await sendSignUp(home.visitor(), { email, name: 'Hannah Brooks', password: 'the own long password' });

  expect((await sendConfirmation(shared, (await linksTo(email))[1])).status).toBe(200);

  expect((await sendSignIn(shared, { email, password: 'the own long password' })).status).toBe(200);
});

test('[decision 53] a link confirms nothing that this browser signed up with another address', async () => {
  const [email, other] = [anEmail(), anEmail()];
  const browser = home.visitor();
  await sendSignUp(home.visitor(), { email, name: 'Hannah Brooks' });
  await sendSignUp(browser, { email: other, name: 'Daniel Brooks' });

  await sendConfirmation(browser, (await linksTo(email))[0]);

  const users = home.house.db.selectFrom('users').select('name').where('email', 'in', [email, other]);
  expect(await users.execute()).toEqual([{ name: 'Hannah Brooks' }]);
});

test('[decision 53] the mail to sign up again comes three times a day at most, and leaves the links to the owner', async () => {
  const email = anEmail();
  const [first, second, ...others] = strangers(9);
  for (const stranger of [first, second]) if (stranger) await signsUp(stranger, email);
  for (const stranger of others) expect(await asksAgain(stranger, email)).toBe(200);
  await signsUp(home.visitorFrom('203.0.113.9'), email);

  await linksTo(email);

  const kinds = (await home.mailsTo(email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'sign-up-again')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'confirm-address')).toHaveLength(3);
});

test('[decision 52] a confirmation is not mailed again once nobody can sign up, nor to who is not invited any more', async () => {
  const email = anEmail();
  const browser = home.visitor();
  await signsUp(browser, email);
  await linksTo(email);
  const { db, clock, storage } = home.house;
  const houseWhere = (SIGN_UP: string) =>
    aHouse({ db, clock, storage, limits, config: readConfig({ ...settings, SIGN_UP }) });

  home = await houseWhere('closed');
  for (const address of [email, anEmail()]) expect(await asksAgain(home.visitor(), address)).toBe(403);
  home = await houseWhere('invited');
  for (const address of [email, anEmail()]) expect(await asksAgain(home.visitor(), address)).toBe(200);

  expect(await linksTo(email)).toHaveLength(1);
});

test('[decision 53] strangers have an account mailed three links to a new password, then one an hour, and one always works', async () => {
  const { email } = await aPerson(home, 'Hannah Brooks');
  for (let minute = 0; minute < 180; minute += 10) {
    expect((await sendResetRequest(home.visitor(), email)).status).toBe(200);
    await writeMails(home, 'mail-password-reset');
    expect(await isNewestLinkGood(email), `after ${minute} minutes`).toBe(true);
    home.clock.goOn({ minutes: 10 });
  }

  expect(await resetTokensTo(home, email)).toHaveLength(5);
});

test('[decision 53] the operator is told of twenty new accounts a day at most', async () => {
  home = await aHouse({ limits, config: readConfig({ ...settings, OPERATOR_EMAIL: anEmail() }) });
  for (const stranger of strangers(22)) {
    const email = anEmail();
    await signsUp(stranger, email);
    await sendConfirmation(stranger, (await linksTo(email))[0]);
  }

  expect(await home.mailsTo(home.house.config.operator.email ?? '')).toHaveLength(20);
});

const strangersPassword = 'the password of a stranger';

async function signsUp(stranger: Client, email: string) {
  const before = await countJobs();
  const { status, text } = await sendSignUp(stranger, { email, name: 'Somebody Else', password: strangersPassword });
  return { status, text, jobs: (await countJobs()) - before };
}

async function asksAgain(stranger: Client, email: string): Promise<number> {
  const challengeToken = await solvedChallenge(stranger, 'resend');
  return (await stranger.ask(resendConfirmation, { body: { email, challengeToken } })).status;
}

function linksTo(email: string): Promise<string[]> {
  return confirmationTokensTo(home, email);
}

const anotherSpelling = (email: string) => email.toUpperCase();

async function countJobs(): Promise<number> {
  return (await home.house.db.selectFrom('jobs').select('id').execute()).length;
}

async function isNewestLinkGood(email: string): Promise<boolean> {
  const link = (await resetTokensTo(home, email)).at(-1) ?? '';
  const row = await home.house.db
    .selectFrom('tokens')
    .select('expires_at')
    .where('hash', '=', hashOf(link))
    .executeTakeFirst();
  return row !== undefined && row.expires_at > home.clock.now().toISOString();
}
