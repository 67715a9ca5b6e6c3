import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Problem } from '#server/http/problem.ts';
import { Turns } from '#server/http/limits/turns.ts';
import { lowerHashingPriority } from './hashing-priority.ts';

/** What one argon2id hash takes. */
export type PasswordCost = {
  readonly memoryKiB: number;
  /** Times the memory is gone over. */
  readonly passes: number;
};

/** The cost of a real server: 19 MiB, two passes. Source: OWASP Password Storage Cheat Sheet, argon2id. */
export const realCost: PasswordCost = { memoryKiB: 19 * 1024, passes: 2 };
/** The least that argon2 accepts, for tests. */
export const lowestCost: PasswordCost = { memoryKiB: 8, passes: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const phcShape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=1\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{43})$/;

// Memory and processor belong to the process, and so does their limit: every house in it shares this one. One core is
// left to those who only read.
const line = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 60 };
const turns = new Turns(line);
/** How many hashes are under way or wait at most. */
export const mostHashes = line.atOnce + line.waiting;
const argon2id = promisify(argon2);
let isLowered = false;

/**
 * Hashes a password for keeping.
 *
 * @returns a PHC string, `$argon2id$v=19$m=…,t=…,p=1$salt$hash`
 * @throws Problem `unavailable` when too many hashes wait already
 */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether a password is the one that was hashed. Without a hash to compare with it takes as long and says no,
 * so that the time of an answer never tells whether an account exists.
 *
 * @param kept a PHC string, or null where there is no account
 * @param cost what the comparison with nothing costs
 * @throws Problem `unavailable` when too many hashes wait already
 */
export async function isPassword(password: string, kept: string | null, cost: PasswordCost): Promise<boolean> {
  if (kept === null) {
    await derive(password, randomBytes(SALT_BYTES), cost);
    return false;
  }
  const { salt, hash, ...keptCost } = readPhc(kept);
  return timingSafeEqual(await derive(password, salt, keptCost), hash);
}

async function derive(password: string, salt: Buffer, { memoryKiB, passes }: PasswordCost): Promise<Buffer> {
  const hash = () => {
    const hashing = argon2id('argon2id', {
      // Keyboards differ in how they compose the same letter.
      message: password.normalize('NFKC'),
      nonce: salt,
      memory: memoryKiB,
      passes,
      parallelism: 1,
      tagLength: HASH_BYTES,
    });
    // The threads are there once the first of them has work.
    if (!isLowered) lowerHashingPriority();
    isLowered = true;
    return hashing;
  };
  return turns.run(hash, () => new Problem('unavailable', { retryAfterS: 5 }));
}

function readPhc(text: string): PasswordCost & { salt: Buffer; hash: Buffer } {
  const [, memory, passes, salt, hash] = phcShape.exec(text) ?? [];
  if (!memory || !passes || !salt || !hash) throw new Error('a kept password hash cannot be read');
  return {
    memoryKiB: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/** Base64 as PHC strings have it. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
