import { expect, test } from 'vitest';
import { askChallenge, signIn } from '#contract/accounts/signing-in.ts';
import { solve } from '#domain/accounts/proof-of-work.ts';
import { anEmail, sendSignIn } from '#testing/accounts.ts';
import { aPerson, familyPassword } from '#testing/family.ts';
import { aHouseWithFreshLimits, noLimits, type TestHouse } from '#testing/house.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import type { House } from '#server/http/house.ts';

test('[AUTH-12] ten tries for one account from one address in a quarter of an hour, right or wrong', async () => {
  const limits = { ...noLimits, signInPair: realLimits.signInPair };
  const { home, email } = await anAccount({ limits });
  for (let i = 0; i < 10; i++) {
    expect((await sendSignIn(home.visitor(), { email, password: `guess ${i}` })).status).toBe(401);
  }

  const eleventh = await sendSignIn(home.visitor(), { email });

  expect(eleventh).toMatchObject({
    status: 429,
    body: { code: 'slow-down', title: 'Too many tries. Please wait a little.' },
  });
  expect(eleventh.headers.get('retry-after')).toBe('900');
  home.clock.goOn({ minutes: 15 });
  expect((await sendSignIn(home.visitor(), { email })).status).toBe(200);
});

test('[AUTH-12] after thirty tries from one network address, a parent behind it gets a harder check and is let in', async () => {
  const limits = { ...noLimits, signInNetwork: realLimits.signInNetwork };
  const { home, email } = await anAccount({ limits });
  const early = await home.visitor().call(askChallenge, { body: { action: 'sign-in' } });
  for (let i = 0; i < 30; i++) await sendSignIn(home.visitor(), { email: anEmail() });
  const parent = home.visitor();

  const { bits } = await parent.call(askChallenge, { body: { action: 'sign-in' } });

  expect(early.bits).toBe(home.house.challengeBits);
  expect(bits).toBe(home.house.challengeBits + 3);
  expect((await sendSignIn(parent, { email })).status).toBe(200);
  const challengeToken = `${early.id}.${solve(early.id, early.bits)}`;
  const answer = await parent.ask(signIn, { body: { email, password: familyPassword, challengeToken } });
  expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'challengeToken' }] } });
});

test('[AUTH-12] only a crowd of ten times as many tries from one network address has to wait', async () => {
  const limits = { ...noLimits, signInNetwork: { ...realLimits.signInNetwork, most: 3, easy: 2 } };
  const { home, email } = await anAccount({ limits });
  for (let i = 0; i < 3; i++) await sendSignIn(home.visitor(), { email: anEmail() });

  expect((await sendSignIn(home.visitor(), { email })).status).toBe(429);
  expect(realLimits.signInNetwork).toEqual({ easy: 30, most: 300, windowS: 900 });
  expect(realLimits.challengeNetwork).toEqual({ most: 3000, windowS: 900 });
});

test('[AUTH-12] an account tried from everywhere asks for a harder check and still lets its parent in', async () => {
  const { home, email } = await anAccount();
  for (let i = 0; i < 20; i++) await sendSignIn(home.visitor(), { email, password: `guess ${i}` });
  const parent = home.visitor();

  const refused = await sendSignIn(parent, { email });
  const { bits } = await parent.call(askChallenge, { body: { action: 'sign-in' } });

  expect(refused).toMatchObject({
    status: 422,
    body: { fields: [{ name: 'challengeToken', message: 'Security check failed. Please try again.' }] },
  });
  expect(bits).toBe(home.house.challengeBits + 3);
  expect((await sendSignIn(parent, { email })).status).toBe(200);
});

/** A house with unused limits, and the address of an account in it. */
async function anAccount(changes: Partial<House> = {}): Promise<{ home: TestHouse; email: string }> {
  const home = await aHouseWithFreshLimits(changes);
  return { home, email: (await aPerson(home, 'Hannah Brooks')).email };
}
