import { beforeEach, expect, test } from 'vitest';
import { Next, resendConfirmation } from '#contract/accounts/signing-in.ts';
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
import type { Answer, Client } from '#testing/client.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse, noLimits, type TestHouse } from '#testing/house.ts';
import { writeMails } from '#testing/jobs.ts';
import { renderer } from '#web/app/render.tsx';
import { tidyAccounts } from './jobs.ts';

const settings = { LOG_LEVEL: 'silent', TRUST_PROXY_HOPS: '1' };
const { confirmationsTo, newAccountsTold, mailPair } = realLimits;
const limits = { ...noLimits, confirmationsTo, newAccountsTold, mailPair };

let home: TestHouse;
beforeEach(async () => {
  home = await aHouse({ limits, config: readConfig(settings) });
});

/** Of one /56, each in a /64 of its own. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, n) => home.visitorFrom(`2001:db8:0:${(n + 1).toString(16)}::1`));

test('[decision 53] strangers of many networks have an address mailed five links a day to confirm it, then one an hour, and see no difference', async () => {
  const email = anEmail();
  const answers = [];
  for (const stranger of strangers(12)) answers.push(await signsUp(stranger, email));

  expect(await linksTo(email)).toHaveLength(6);
  expect(answers).toEqual(answers.map(() => ({ status: 201, text: '{"next":"/signup-success"}', jobs: 1 })));
  expect(await linksTo(anotherSpelling(email)), 'the spelling makes no difference').toEqual([]);

  home.clock.goOn({ hours: 1 });
  for (const stranger of strangers(3)) await signsUp(stranger, email);
  expect(await linksTo(email)).toHaveLength(7);
  home.clock.goOn({ hours: 23 });
  await signsUp(home.visitorFrom('203.0.113.9'), email);
  expect(await linksTo(email)).toHaveLength(8);
});

test('[decision 53] after five sign-ups of a stranger the owner of the address is mailed a link that opens the own account', async () => {
  const email = anEmail();
  const stranger = home.visitorFrom('198.51.100.7');
  for (let n = 0; n < 5; n += 1) await signsUp(stranger, email);
  await linksTo(email);
  home.clock.goOn({ minutes: 1 });
  const owner = home.visitorFrom('203.0.113.9');
  await sendSignUp(owner, { email, name: 'Hannah Brooks', password: 'the own long password' });

  const [link, ...others] = (await linksTo(email)).slice(5);

  expect(others).toEqual([]);
  expect(await sendConfirmation(owner, link)).toMatchObject({ status: 200, body: { next: '/login' } });
  expect((await sendSignIn(owner, { email, password: 'the own long password' })).status).toBe(200);
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

test('[decision 53] on another device any link lets the owner of such an address choose a password, and never takes a stranger’s', async () => {
  const email = anEmail();
  for (const stranger of strangers(6)) await signsUp(stranger, email);
  const phone = home.visitorFrom('203.0.113.9');

  const answer = await sendConfirmation(phone, (await linksTo(email)).at(-1));

  expect(answer).toMatchObject({ status: 200, body: { next: passwordPage } });
  expect((await sendSignIn(home.visitor(), { email, password: strangersPassword })).status).toBe(401);
  expect((await sendNewPassword(phone, tokenOf(answer))).status).toBe(200);
  expect((await sendSignIn(phone, { email, password: 'Nine owls at 9!' })).status).toBe(200);
  expect((await sendSignIn(home.visitor(), { email, password: strangersPassword })).status).toBe(401);
});

test('[AUTH-02] who presses the link of a stranger’s only sign-up chooses the password, and the stranger’s opens nothing', async () => {
  const email = anEmail();
  await signsUp(home.visitorFrom('198.51.100.7'), email);
  const owner = home.visitorFrom('203.0.113.9');

  const answer = await sendConfirmation(owner, (await linksTo(email))[0]);

  expect(answer).toMatchObject({ status: 200, body: { next: passwordPage } });
  expect((await sendSignIn(home.visitor(), { email, password: strangersPassword })).status).toBe(401);
  expect((await sendNewPassword(owner, tokenOf(answer))).status).toBe(200);
  expect((await sendSignIn(owner, { email, password: 'Nine owls at 9!' })).status).toBe(200);
  expect((await sendSignIn(home.visitor(), { email, password: strangersPassword })).status).toBe(401);
});

test('[AUTH-02] who presses a stranger’s link and leaves gets in later by a link to a new password', async () => {
  const email = anEmail();
  await signsUp(home.visitor(), email);
  await sendConfirmation(home.visitor(), (await linksTo(email))[0]);
  home.clock.goOn({ hours: 3 });

  expect((await sendResetRequest(home.visitor(), email)).status).toBe(200);
  await writeMails(home, 'mail-password-reset');
  expect((await sendNewPassword(home.visitor(), (await resetTokensTo(home, email)).at(-1))).status).toBe(200);
});

test('[decision 53] the page that asks for a password says why', async () => {
  home = await aHouse({ limits, pages: renderer, config: readConfig(settings) });
  const email = anEmail();
  for (const stranger of strangers(2)) await signsUp(stranger, email);
  const phone = home.visitor();
  const { body } = await sendConfirmation(phone, (await linksTo(email))[0]);

  const { text } = await phone.get(Next.parse(body).next);

  expect(text).toContain('<h1>Choose your password</h1>');
  expect(text).toContain(`Your address ${email} is confirmed.`);
  expect(text).toContain('It was signed up in another browser. Choose your password here, so that only you know it.');
});

test('[decision 53] the browser that pressed such a link may press again until a password is chosen, another one may not', async () => {
  const email = anEmail();
  for (const stranger of strangers(2)) await signsUp(stranger, email);
  const phone = home.visitor();
  const [link] = await linksTo(email);
  await sendConfirmation(phone, link);

  const again = await sendConfirmation(phone, link);

  expect(again).toMatchObject({ status: 200, body: { next: passwordPage } });
  expect((await sendConfirmation(home.visitor(), link)).status).toBe(410);
  expect((await sendNewPassword(phone, tokenOf(again))).status).toBe(200);
  expect(await sendConfirmation(phone, link)).toMatchObject({ status: 200, body: { next: '/login' } });
});

test('[decision 53] in a browser in which somebody else signed the address up, a link asks for a password', async () => {
  const email = anEmail();
  const shared = home.visitor();
  await signsUp(shared, email);
  await linksTo(email);
  home.clock.goOn({ minutes: 1 });
  await sendSignUp(home.visitor(), { email, name: 'Hannah Brooks', password: 'the own long password' });
  const [strangersLink, ownLink] = await linksTo(email);

  expect(await sendConfirmation(shared, ownLink)).toMatchObject({ status: 200, body: { next: passwordPage } });

  expect((await sendConfirmation(shared, strangersLink)).status).toBe(410);
  expect((await sendSignIn(shared, { email, password: strangersPassword })).status).toBe(401);
});

test('[decision 53] a link that a stranger has mailed takes no password of the stranger when the sign-up of the owner is older than its own link', async () => {
  const email = anEmail();
  await sendSignUp(home.visitor(), { email, name: 'Hannah Brooks' });
  await linksTo(email);
  home.clock.goOn({ hours: 47 });
  await signsUp(home.visitorFrom('198.51.100.7'), email);
  await linksTo(email);
  home.clock.goOn({ hours: 2 });
  await tidyAccounts(home.house.db, home.clock.now());

  const answer = await sendConfirmation(home.visitor(), (await linksTo(email)).at(-1));

  expect(answer).toMatchObject({ status: 200, body: { next: passwordPage } });
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

test('[decision 53] who asks again in a browser that did not sign up is mailed a link, which asks for a password', async () => {
  const email = anEmail();
  for (const stranger of strangers(2)) await signsUp(stranger, email);
  await linksTo(email);
  const laptop = home.visitorFrom('203.0.113.9');
  home.clock.goOn({ minutes: 1 });
  expect(await asksAgain(laptop, email)).toBe(200);

  const links = await linksTo(email);

  expect(links).toHaveLength(3);
  expect(await sendConfirmation(laptop, links[2])).toMatchObject({ status: 200, body: { next: passwordPage } });
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
const passwordPage = expect.stringMatching(/^\/reset-password\?token=[\w-]{43}&confirmed=1$/);

function tokenOf({ body }: Answer): string {
  return new URLSearchParams(Next.parse(body).next.split('?')[1]).get('token') ?? '';
}

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
