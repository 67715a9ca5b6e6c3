import { expect, test } from 'vitest';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { readMe } from '#contract/accounts/me.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { newToken } from '#server/auth/token.ts';
import {
  anEmail,
  sendResetRequest,
  sendConfirmation,
  confirmationTokensTo,
  resetTokensTo,
  sendNewPassword,
  sendSignIn,
  sendSignUp,
  solvedChallenge,
} from '#testing/accounts.ts';
import { aPerson, type Person } from '#testing/family.ts';
import { aHouse, aHouseWithFreshLimits, noLimits, type TestHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { renderer } from '#web/app/render.tsx';

const newPassword = 'Nine owls at 9!';

test('[AUTH-06] [AUTH-07] a parent who forgot the password gets a link, sets another one, and logs in with it', async () => {
  const { home, person } = await anAccount();
  const phone = home.visitor();
  const link = await aLink(home, person);

  const answer = await sendNewPassword(phone, link);

  expect(answer).toMatchObject({ status: 200, body: { next: '/login' } });
  expect(phone.cookies.get('flash')).toBe('password-reset');
  expect((await sendSignIn(phone, { email: person.email })).status).toBe(401);
  expect((await sendSignIn(phone, { email: person.email, password: newPassword })).status).toBe(200);
});

test('[AUTH-06] the answer is the same for an unknown address, for one that waits to be confirmed, and for an account', async () => {
  const { home, person } = await anAccount();
  const [unknown, waiting] = [anEmail(), anEmail()];
  await sendSignUp(home.visitor(), { email: waiting });
  const answers = [];
  for (const email of [unknown, waiting, person.email]) {
    const before = await jobsOf(home);
    answers.push({ ...shown(await sendResetRequest(home.visitor(), email)), jobs: (await jobsOf(home)) - before });
  }

  await workOff(home);

  expect(answers).toEqual(answers.map(() => ({ status: 200, text: '{}', jobs: 1 })));
  expect(await resetTokensTo(home, unknown)).toEqual([]);
  expect(await resetTokensTo(home, waiting)).toEqual([]);
  expect(await resetTokensTo(home, person.email)).toHaveLength(1);
});

test('[AUTH-07] the own name is no new password', async () => {
  const { home, person } = await anAccount();

  const answer = await sendNewPassword(home.visitor(), await aLink(home, person), `${person.name} 1!`);

  expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'newPassword', code: 'common' }] } });
});

test('[decision 53] where the last link works no more, the next one is mailed at once', async () => {
  const { home, person } = await anAccount();
  await sendNewPassword(home.visitor(), await aLink(home, person));
  await sendResetRequest(home.visitor(), person.email);
  await workOff(home);

  const links = await resetTokensTo(home, person.email);

  expect(links).toHaveLength(2);
  expect((await sendNewPassword(home.visitor(), links[1])).status).toBe(200);
});

test('[AUTH-07] every session of the account ends, and no other', async () => {
  const { home, person } = await anAccount();
  const other = await aPerson(home, 'Daniel Brooks');

  await sendNewPassword(home.visitor(), await aLink(home, person));

  expect((await person.ask(readMe, {})).status).toBe(401);
  expect((await other.ask(readMe, {})).status).toBe(200);
});

test('[AUTH-07] a link works once, and with it the other links of the account end', async () => {
  const { home, person } = await anAccount();
  const first = await aLink(home, person);
  const second = await aLink(home, person);

  await sendNewPassword(home.visitor(), second);

  for (const link of [second, first, newToken()]) {
    expect(await sendNewPassword(home.visitor(), link)).toMatchObject({
      status: 410,
      body: { code: 'spent', title: 'This link has expired or has already been used.' },
    });
  }
});

test('[AUTH-07] a link works for one hour', async () => {
  const { home, person } = await anAccount();
  const [inTime, late] = [await aLink(home, person), await aLink(home, await aPerson(home, 'Daniel Brooks'))];

  home.clock.goOn({ minutes: 49, seconds: 59 });
  expect((await sendNewPassword(home.visitor(), inTime)).status).toBe(200);
  home.clock.goOn({ minutes: 10, seconds: 1 });

  expect((await sendNewPassword(home.visitor(), late)).status).toBe(410);
});

test('[AUTH-07] the link of a confirming mail sets no password, and that of a resetting mail makes no account', async () => {
  const { home, person } = await anAccount();
  const email = anEmail();
  await sendSignUp(home.visitor(), { email });
  const [confirming] = await confirmationTokensTo(home, email);

  expect((await sendNewPassword(home.visitor(), confirming)).status).toBe(410);
  expect((await sendConfirmation(home.visitor(), await aLink(home, person))).status).toBe(410);
});

test('[AUTH-12] after too many tries with a forgotten password, the new one works at once', async () => {
  const limits = { ...noLimits, signInPair: realLimits.signInPair };
  const home = await aHouseWithFreshLimits({ limits });
  const person = await aPerson(home, 'Hannah Brooks');
  for (let i = 0; i < 10; i++) await sendSignIn(home.visitor(), { email: person.email, password: `guess ${i}` });
  expect((await sendSignIn(home.visitor(), { email: person.email })).status).toBe(429);

  await sendNewPassword(home.visitor(), await aLink(home, person));

  expect((await sendSignIn(home.visitor(), { email: person.email, password: newPassword })).status).toBe(200);
});

test('[AUTH-07] the page of a link names the account, spends nothing, and says when the link works no more', async () => {
  const home = await aHouse({ pages: renderer });
  const person = await aPerson(home, 'Hannah Brooks');
  const link = await aLink(home, person);
  const page = `/reset-password?token=${link}`;

  const [first, second] = [await home.visitor().get(page), await home.visitor().get(page)];
  await sendNewPassword(home.visitor(), link);
  const spent = await home.visitor().get(page);

  for (const { text, headers } of [first, second]) {
    expect(text).toContain(`For ${person.email}. All other devices are logged out.`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(spent.text).toContain('This link has expired or has already been used.');
  expect(spent.text).not.toContain(person.email);
});

test.each([
  { password: 'Owls 7!', message: 'Password must be at least 8 characters' },
  { password: 'nine owls at 9!', message: 'Password must contain at least 1 uppercase letter' },
  { password: 'Nine owls at nine!', message: 'Password must contain at least 1 number' },
  { password: 'Nine owls at 9', message: 'Password must contain at least 1 special character' },
  { password: 'P@ssw0rd', message: 'This password is on a list of common ones. Please choose another.' },
])('[AUTH-07] $password is refused by the server: $message', async ({ password, message }) => {
  const { home, person } = await anAccount();
  const link = await aLink(home, person);

  const answer = await sendNewPassword(home.visitor(), link, password);

  expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'newPassword', message }] } });
  expect((await sendNewPassword(home.visitor(), link)).status, 'the link is not spent by a refusal').toBe(200);
});

test('[AUTH-07] the confirmation is compared on the server, too', async () => {
  const { home } = await anAccount();
  const body = { token: newToken(), newPassword, confirmPassword: 'Nine owls at 8!' };

  expect(await home.visitor().post('/api/reset-password', body)).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'confirmPassword', message: "Passwords don't match" }] },
  });
});

test('[AUTH-06] the owner sees that it was asked for and done, and is mailed that the password was changed', async () => {
  const { home, person } = await anAccount();
  const link = await aLink(home, person);
  home.clock.goOn({ minutes: 1 });
  await sendNewPassword(home.visitor(), link);
  home.clock.goOn({ minutes: 1 });
  await sendSignIn(person, { email: person.email, password: newPassword });

  const events = await person.call(listSecurityEvents, {});
  const mails = await home.mailsTo(person.email);

  expect(events.map(({ kind }) => kind)).toEqual(['logged-in', 'password-reset', 'reset-asked']);
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['reset-password', 'Choose a new password for Fernling'],
    ['password-changed', 'Your Fernling password was changed'],
  ]);
});

test('[AUTH-12] [decision 53] an account gets one link in ten minutes, however often somebody asks, and every answer is the same', async () => {
  const { home, person } = await anAccount();
  const ask = async () => {
    const answer = await sendResetRequest(home.visitor(), person.email);
    await workOff(home);
    return answer.status;
  };

  for (let minute = 0; minute < 10; minute++) {
    expect(await ask()).toBe(200);
    home.clock.goOn({ minutes: 1 });
  }
  const [link, ...more] = await resetTokensTo(home, person.email);
  expect(more).toEqual([]);
  expect(await ask()).toBe(200);

  expect(await resetTokensTo(home, person.email)).toHaveLength(2);
  expect((await sendNewPassword(home.visitor(), link)).status).toBe(200);
});

test('[AUTH-12] strangers who have many mails sent from a network address do not keep a parent behind it from a link', async () => {
  const limits = { ...noLimits, mailNetwork: { ...realLimits.mailNetwork, easy: 2 } };
  const home = await aHouseWithFreshLimits({ limits });
  const early = await solvedChallenge(home.visitor(), 'forgot');
  for (let i = 0; i < 3; i++) expect((await sendResetRequest(home.visitor(), anEmail())).status).toBe(200);

  const answer = await home.visitor().ask(forgotPassword, { body: { email: anEmail(), challengeToken: early } });

  expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'challengeToken' }] } });
  expect((await sendResetRequest(home.visitor(), anEmail())).status).toBe(200);
  expect(realLimits.mailNetwork).toEqual({ easy: 30, most: 1000, windowS: 3600 });
});

async function anAccount(): Promise<{ home: TestHouse; person: Person }> {
  const home = await aHouse();
  return { home, person: await aPerson(home, 'Hannah Brooks') };
}

/** Asks for a link and reads it out of the newest mail. */
async function aLink(home: TestHouse, { email }: Person): Promise<string | undefined> {
  home.clock.goOn({ minutes: 10 });
  await sendResetRequest(home.visitor(), email);
  await workOff(home);
  return (await resetTokensTo(home, email)).at(-1);
}

async function jobsOf({ house }: TestHouse): Promise<number> {
  return (await house.db.selectFrom('jobs').select('id').execute()).length;
}

function shown({ status, text }: { status: number; text: string }) {
  return { status, text };
}
