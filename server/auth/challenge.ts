import type { Challenge, ChallengeAction } from '#contract/accounts/signing-in.ts';
import { answers } from '#domain/accounts/proof-of-work.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { fieldProblem, Problem } from '#server/problem.ts';
import { countUse, selectUse } from '#server/limits/queries.ts';
import { spend, type Limits, type SharedLimit } from '#server/limits/rate-limit.ts';
import { insertChallenge, takeChallenge } from './queries.ts';

const lifeMs = 5 * 60_000;
/** Eight times the work. */
const harderBits = 3;
const harderForMs = 15 * 60_000;
/** Sixteen times the work, some ten seconds of a phone's. */
const hardestBits = 4;

type Checking = { readonly db: Db; readonly limits: Limits; readonly challengeBits: number };
type Asking = { readonly action: ChallengeAction; readonly network: string; readonly now: Date };

/** @throws Problem `slow-down` when a network address asks for too many */
export async function giveChallenge({ db, ...house }: Checking, { action, network, now }: Asking): Promise<Challenge> {
  await spend(db, `challenge:${network}`, house.limits.challengeNetwork, now);
  const more = await moreBits({ db, ...house }, { action, network, now });
  const challenge = {
    id: newId(now.getTime()),
    bits: house.challengeBits + more,
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

type Answered = Asking & { readonly bits: number };

/**
 * Counts an action of a network address, which strangers may share: past the easy ones it asks for harder challenges.
 *
 * @throws Problem `slow-down`; `bad-input` about `challengeToken` for too few bits
 */
export async function spendShared(house: Checking, { bits, ...asking }: Answered): Promise<void> {
  const { key, limit } = sharedBy(house.limits, asking);
  const used = await spend(house.db, key, limit, asking.now);
  if (bits < house.challengeBits + moreBitsAfter(used - 1, limit)) throw challengeFailed();
}

/**
 * Also makes the next challenge of this network address harder.
 *
 * @param bits what the answered challenge asked for
 * @throws Problem `bad-input` about `challengeToken` for too few bits
 */
export async function requireHarder(house: Checking, bits: number, network: string, now: Date): Promise<void> {
  if (bits >= house.challengeBits + harderBits) return;
  await countUse(house.db, harderKey(network), since(now), now);
  throw challengeFailed();
}

async function moreBits({ db, limits }: Checking, asking: Asking): Promise<number> {
  const { action, network, now } = asking;
  const { key, limit } = sharedBy(limits, asking);
  const used = await selectUse(db, key, new Date(now.getTime() - limit.windowS * 1000), now);
  const isHarder = action === 'sign-in' && (await selectUse(db, harderKey(network), since(now), now)) > 0;
  return Math.max(moreBitsAfter(used, limit), isHarder ? harderBits : 0);
}

function moreBitsAfter(used: number, { easy }: SharedLimit): number {
  if (used < easy) return 0;
  return used < 2 * easy ? harderBits : hardestBits;
}

function sharedBy(limits: Limits, { action, network }: Asking): { key: string; limit: SharedLimit } {
  if (action === 'sign-in') return { key: `sign-in network:${network}`, limit: limits.signInNetwork };
  const limit = action === 'contact' ? limits.contactNetwork : limits.mailNetwork;
  return { key: `${action} mails from:${network}`, limit };
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
