import { expect, test } from 'vitest';
import { signOut, signOutEverywhere } from '#contract/accounts/signing-in.ts';
import { readMe } from '#contract/accounts/me.ts';
import { sendSignIn } from '#testing/accounts.ts';
import { aPerson } from '#testing/family.ts';
import { aHouseWithFreshLimits, type TestHouse } from '#testing/house.ts';
import type { House } from '#server/http/house.ts';
import type { Answer } from '#testing/client.ts';

test('[AUTH-08] signing out ends the session, clears the cookie and the cache of the browser', async () => {
  const { home, email } = await anAccount();
  const parent = home.visitor();
  await sendSignIn(parent, { email });
  const token = parent.cookies.get('sid') ?? '';

  const answer = await parent.ask(signOut, { body: {} });

  expect(answer).toMatchObject({ status: 200, body: { next: '/' } });
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect(sidOf(answer)).toMatch(/^sid=; Max-Age=0; Path=\//);
  expect(parent.cookies.get('flash')).toBe('logged-out');
  expect((await home.visitor().get('/api/me', { authorization: `Bearer ${token}` })).status).toBe(401);
});

test('[AUTH-11] signing out everywhere ends every session of this account and of no other', async () => {
  const { home, email } = await anAccount();
  const other = await aPerson(home, 'Daniel Brooks');
  const [phone, laptop] = [home.visitor(), home.visitor()];
  await sendSignIn(phone, { email });
  await sendSignIn(laptop, { email });

  const answer = await laptop.ask(signOutEverywhere, { body: {} });

  expect(answer).toMatchObject({ status: 200, body: { next: '/' } });
  expect(laptop.cookies.get('flash')).toBe('logged-out-everywhere');
  expect((await phone.ask(readMe, {})).status).toBe(401);
  expect((await laptop.ask(readMe, {})).status).toBe(401);
  expect((await other.ask(readMe, {})).status).toBe(200);
});

test('[AUTH-08] a visitor has nothing to sign out of', async () => {
  const { home } = await anAccount();

  expect((await home.visitor().ask(signOut, { body: {} })).status).toBe(401);
  expect((await home.visitor().ask(signOutEverywhere, { body: {} })).status).toBe(401);
});

const sidOf = ({ headers }: Answer) => headers.getSetCookie().find((cookie) => /^(__Host-)?sid=/.test(cookie));

/** A house with unused limits, and the address of an account in it. */
async function anAccount(changes: Partial<House> = {}): Promise<{ home: TestHouse; email: string }> {
  const home = await aHouseWithFreshLimits(changes);
  return { home, email: (await aPerson(home, 'Hannah Brooks')).email };
}
