import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Problem } from '#server/problem.ts';
import { Turns } from '#server/limits/turns.ts';
import { lowerHashingPriority } from './hashing-priority.ts';

export type PasswordCost = {
  readonly memoryKiB: number;
  readonly passes: number;
};

/** Source: OWASP Password Storage Cheat Sheet, argon2id. */
export const realCost: PasswordCost = { memoryKiB: 19 * 1024, passes: 2 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const phcShape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=1\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{43})$/;

// Per process, for memory and CPU. One core is left for reads.
const line = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 60 };
const turns = new Turns(line);
/** @internal */
export const mostHashes = line.atOnce + line.waiting;
const argon2id = promisify(argon2);
let isLowered = false;

/**
 * @returns a PHC string, `$argon2id$v=19$m=…,t=…,p=1$salt$hash`
 * @throws Problem `unavailable` when too many hashes are waiting
 */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phcOf(salt, await derive(password, salt, cost), cost);
}

/** A PHC string that no password matches: its hash is all zeros. Checking against it takes as long as against a real one. */
export function hashOfNone(cost: PasswordCost): string {
  return phcOf(randomBytes(SALT_BYTES), Buffer.alloc(HASH_BYTES), cost);
}

/** Whether an account has no password. */
export function isHashOfNone(stored: string): boolean {
  return readPhc(stored).hash.every((byte) => byte === 0);
}

/**
 * Without a hash it takes just as long and returns false, so that timing does not reveal whether an account exists.
 *
 * @param stored a PHC string, or null where there is no account
 * @param cost used when there is no hash
 * @throws Problem `unavailable` when too many hashes are waiting
 */
export async function isPassword(password: string, stored: string | null, cost: PasswordCost): Promise<boolean> {
  if (stored === null) {
    await derive(password, randomBytes(SALT_BYTES), cost);
    return false;
  }
  const { salt, hash, ...storedCost } = readPhc(stored);
  return timingSafeEqual(await derive(password, salt, storedCost), hash);
}

async function derive(password: string, salt: Buffer, { memoryKiB, passes }: PasswordCost): Promise<Buffer> {
  const hash = () => {
    const hashing = argon2id('argon2id', {
      // Keyboards compose the same letter differently.
      message: password.normalize('NFKC'),
      nonce: salt,
      memory: memoryKiB,
      passes,
      parallelism: 1,
      tagLength: HASH_BYTES,
    });
    // The threads exist once the first of them has work.
    if (!isLowered) lowerHashingPriority();
    isLowered = true;
    return hashing;
  };
  return turns.run(hash, () => new Problem('unavailable', { retryAfterS: 5 }));
}

function phcOf(salt: Buffer, hash: Buffer, { memoryKiB, passes }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

function readPhc(text: string): PasswordCost & { salt: Buffer; hash: Buffer } {
  const [, memory, passes, salt, hash] = phcShape.exec(text) ?? [];
  if (!memory || !passes || !salt || !hash) throw new Error('a stored password hash cannot be read');
  return {
    memoryKiB: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
