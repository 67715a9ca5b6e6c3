import type { Challenge, ChallengeAction } from '#contract/accounts/signing-in.ts';
import { answers } from '#domain/accounts/proof-of-work.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { fieldProblem, Problem } from '#server/problem.ts';
import { countUse, selectUse } from '#server/limits/queries.ts';
import { spend, type Limits } from '#server/limits/rate-limit.ts';
import { insertChallenge, takeChallenge } from './queries.ts';

const lifeMs = 5 * 60_000;
/** Eight times the work. */
const harderBits = 3;
const harderForMs = 15 * 60_000;

type Checking = { readonly db: Db; readonly limits: Limits; readonly challengeBits: number };
type Asking = { readonly action: ChallengeAction; readonly network: string; readonly now: Date };

/** @throws Problem `slow-down` when a network address asks for too many */
export async function giveChallenge({ db, ...house }: Checking, { action, network, now }: Asking): Promise<Challenge> {
  await spend(db, `challenge:${network}`, house.limits.challengeNetwork, now);
  const isHarder = action === 'sign-in' && (await needsHarder(db, network, now));
  const challenge = {
    id: newId(now.getTime()),
    bits: house.challengeBits + (isHarder ? harderBits : 0),
    expiresAt: new Date(now.getTime() + lifeMs),
  };
  await insertChallenge(db, { ...challenge, action });
  return { ...challenge, expiresAt: challenge.expiresAt.toISOString() };
}

/**
 * A challenge is spent whether the answer is right or wrong.
 *
 * @param token the challenge's id, a dot, the number found
 * @returns the challenge's bits
 * @throws Problem `bad-input` about `challengeToken`
 */
export async function requireAnswer(db: Db, token: string, action: ChallengeAction, now: Date): Promise<number> {
  const [id = '', number = ''] = token.split('.');
  const bits = await takeChallenge(db, id, action, now);
  if (bits === null || !answers(id, Number(number), bits)) throw challengeFailed();
  return bits;
}

/**
 * Also makes the next challenge of this network address harder.
 *
 * @param bits what the answered challenge asked for
 * @throws Problem `bad-input` about `challengeToken` for too few bits
 */
export async function requireHarder(house: Checking, bits: number, network: string, now: Date): Promise<void> {
  if (bits >= house.challengeBits + harderBits) return;
  await makeNextHarder(house.db, network, now);
  throw challengeFailed();
}

/** The next challenges that a network address is given to sign in, for a quarter of an hour. */
export async function makeNextHarder(db: Db, network: string, now: Date): Promise<void> {
  await countUse(db, harderKey(network), since(now), now);
}

async function needsHarder(db: Db, network: string, now: Date): Promise<boolean> {
  return (await selectUse(db, harderKey(network), since(now), now)) > 0;
}

function harderKey(network: string): string {
  return `harder challenge:${network}`;
}

function since(now: Date): Date {
  return new Date(now.getTime() - harderForMs);
}

function challengeFailed(): Problem {
  const failed = fieldProblem('challengeToken', 'Security check failed. Please try again.');
  return new Problem('bad-input', { fields: [failed] }, 'security-check');
}
