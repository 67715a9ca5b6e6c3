import { expect, test } from 'vitest';
import { readMe } from '#contract/accounts/me.ts';
import { changePassword } from '#contract/accounts/passwords.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { sendResetRequest, resetTokensTo, sendNewPassword, sendSignIn } from '#testing/accounts.ts';
import type { Client } from '#testing/client.ts';
import { aPerson, familyPassword, type Person } from '#testing/family.ts';
import { aHouseWithFreshLimits, noLimits, type TestHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import type { House } from '#server/http/house.ts';

const newPassword = 'nine owls at nine';

test('[AUTH-10] only the new password works from then on; other devices stay signed in', async () => {
  const { home, person } = await anAccount();
  const tablet = home.visitor();
  await sendSignIn(tablet, { email: person.email });

  expect(await changes(person)).toMatchObject({ status: 200, body: {} });

  expect((await sendSignIn(home.visitor(), { email: person.email })).status).toBe(401);
  expect((await sendSignIn(home.visitor(), { email: person.email, password: newPassword })).status).toBe(200);
  expect((await tablet.ask(readMe, {})).status).toBe(200);
});

test('[AUTH-10] a wrong current password changes nothing, and the owner sees the try', async () => {
  const { home, person } = await anAccount();

  const answer = await changes(person, { currentPassword: 'not this one' });
  await workOff(home);

  expect(answer).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'currentPassword', message: 'Current password is incorrect' }] },
  });
  expect((await sendSignIn(home.visitor(), { email: person.email })).status).toBe(200);
  expect(new Set((await person.call(listSecurityEvents, {})).map(({ kind }) => kind))).toEqual(
    new Set(['login-failed', 'logged-in']),
  );
});

test.each([
  { given: 'seven77', message: 'Password must be at least 8 characters' },
  { given: 'aaaaaaaa', message: 'This password is easy to guess for this account. Please choose another.' },
  { given: 'sunshine', message: 'This password is on a list of common ones. Please choose another.' },
])('[AUTH-10] $given is refused: $message', async ({ given, message }) => {
  const { person } = await anAccount();

  expect(await changes(person, { newPassword: given, confirmPassword: given })).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'newPassword', message }] },
  });
});

test('[AUTH-10] the owner is mailed, sees it among the events, and a link mailed before still sets another one', async () => {
  const { home, person } = await anAccount();
  await sendResetRequest(home.visitor(), person.email);
  await workOff(home);
  const [link] = await resetTokensTo(home, person.email);
  home.clock.goOn({ minutes: 1 });

  await changes(person);

  expect((await home.mailsTo(person.email)).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed']);
  expect((await person.call(listSecurityEvents, {}))[0]).toMatchObject({ kind: 'password-changed', device: 'App' });
  expect((await sendNewPassword(home.visitor(), link)).status).toBe(200);
});

test('[decision 53] who knows the password keeps the owner of the mailbox from no new one', async () => {
  const { home, person } = await anAccount();
  const formerPartner = home.visitor();
  await sendSignIn(formerPartner, { email: person.email });
  await sendResetRequest(formerPartner, person.email);
  await workOff(home);
  expect((await changes(formerPartner)).status).toBe(200);

  const [link] = await resetTokensTo(home, person.email);

  expect((await sendNewPassword(home.visitor(), link)).status).toBe(200);
  expect((await formerPartner.ask(readMe, {})).status).toBe(401);
});

test('[AUTH-12] on a stolen phone ten guesses of the password are enough for a quarter of an hour', async () => {
  const { home, person } = await anAccount({ limits: { ...noLimits, passwordSession: realLimits.passwordSession } });
  for (let i = 0; i < 10; i++) await changes(person, { currentPassword: `guess ${i}` });

  expect(await changes(person)).toMatchObject({ status: 429, body: { retryAfterS: 900 } });
  expect((await sendSignIn(home.visitor(), { email: person.email })).status, 'the owner still gets in').toBe(200);
  home.clock.goOn({ minutes: 15 });
  expect((await changes(person)).status).toBe(200);
});

test('[AUTH-10] of two changes at once that both know the old password, one succeeds', async () => {
  const { home, person } = await anAccount();
  const others = ['owls at dawn', 'owls at noon'];

  const answers = await Promise.all(
    others.map((given) => changes(person, { newPassword: given, confirmPassword: given })),
  );

  const made = others.filter((_, i) => answers[i]?.status === 200);
  expect(made).toHaveLength(1);
  for (const password of others) {
    const { status } = await sendSignIn(home.visitor(), { email: person.email, password });
    expect(status).toBe(made.includes(password) ? 200 : 401);
  }
});

async function anAccount(parts: Partial<House> = {}): Promise<{ home: TestHouse; person: Person }> {
  const home = await aHouseWithFreshLimits(parts);
  return { home, person: await aPerson(home, 'Hannah Brooks') };
}

function changes(client: Client, given: Partial<Record<string, string>> = {}) {
  const body = { currentPassword: familyPassword, newPassword, confirmPassword: newPassword, ...given };
  return client.ask(changePassword, { body });
}
