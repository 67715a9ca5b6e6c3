import { expect, test } from 'vitest';
import { askChallenge } from '#contract/accounts/signing-in.ts';
import { solve } from '#domain/accounts/proof-of-work.ts';
import { solvedChallenge } from '#testing/accounts.ts';
import { aHouse, noLimits } from '#testing/house.ts';
import { deleteOldUses } from '#server/limits/queries.ts';
import { requireAnswer } from './challenge.ts';
import { deleteExpiredChallenges } from './queries.ts';

const failed = {
  code: 'bad-input',
  details: { fields: [{ name: 'challengeToken', message: 'Security check failed. Please try again.' }] },
};

test('[AUTH-09] an answer passes once', async () => {
  const { house, clock, visitor } = await aHouse();
  const token = await solvedChallenge(visitor(), 'sign-in');

  expect(await requireAnswer(house.db, token, 'sign-in', clock.now())).toBe(1);
  await expect(requireAnswer(house.db, token, 'sign-in', clock.now())).rejects.toMatchObject(failed);
});

test('[AUTH-09] of many who give one answer at the same moment one passes', async () => {
  const { house, clock, visitor } = await aHouse();
  const token = await solvedChallenge(visitor(), 'sign-in');

  const tries = Array.from({ length: 20 }, () => requireAnswer(house.db, token, 'sign-in', clock.now()));

  const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(passed).toHaveLength(1);
});

test('[AUTH-09] an answer is good for the action it was asked for only', async () => {
  const { house, clock, visitor } = await aHouse();
  const token = await solvedChallenge(visitor(), 'resend');

  await expect(requireAnswer(house.db, token, 'sign-up', clock.now())).rejects.toMatchObject(failed);
});

test('[AUTH-09] after five minutes an answer comes too late', async () => {
  const { house, clock, visitor } = await aHouse();
  const inTime = await solvedChallenge(visitor(), 'sign-up');
  const late = await solvedChallenge(visitor(), 'sign-up');

  clock.goOn({ minutes: 4, seconds: 59 });
  await requireAnswer(house.db, inTime, 'sign-up', clock.now());
  clock.goOn({ seconds: 1 });

  await expect(requireAnswer(house.db, late, 'sign-up', clock.now())).rejects.toMatchObject(failed);
});

test('[AUTH-09] a wrong number is refused, and so is an unknown challenge', async () => {
  const { house, clock, visitor } = await aHouse({ challengeBits: 12 });
  const { id, bits } = await visitor().call(askChallenge, { body: { action: 'sign-in' } });
  const right = solve(id, bits);

  await expect(requireAnswer(house.db, `${id}.${right - 1}`, 'sign-in', clock.now())).rejects.toMatchObject(failed);
  const unknown = '01935a5e-3c00-7000-8000-000000000001';
  await expect(requireAnswer(house.db, `${unknown}.1`, 'sign-in', clock.now())).rejects.toMatchObject(failed);
});

test('[AUTH-09] the real figure of 18 bits is asked for and can be worked out', async () => {
  const { house, clock, visitor } = await aHouse({ challengeBits: 18 });

  const token = await solvedChallenge(visitor(), 'sign-up');

  expect(await requireAnswer(house.db, token, 'sign-up', clock.now())).toBe(18);
});

test('[AUTH-12] one network address gets no endless number of challenges', async () => {
  const limits = { ...noLimits, challengeNetwork: { most: 2, windowS: 900 } };
  const { visitor } = await aHouse({ limits });
  const ask = () => visitor().ask(askChallenge, { body: { action: 'sign-in' } });
  await ask();
  await ask();

  const { status, headers } = await ask();

  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('unanswered challenges are deleted, and a day later the counts of limits', async () => {
  const { house, clock, visitor } = await aHouse();
  await solvedChallenge(visitor(), 'sign-in');
  clock.goOn({ minutes: 5 });
  await deleteExpiredChallenges(house.db, clock.now());
  await deleteOldUses(house.db, clock.now());

  expect(await house.db.selectFrom('challenges').select('id').execute()).toEqual([]);
  expect(await house.db.selectFrom('rate_limits').select('key').execute()).not.toEqual([]);
  clock.goOn({ days: 1 });
  await deleteOldUses(house.db, clock.now());
  expect(await house.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
});
