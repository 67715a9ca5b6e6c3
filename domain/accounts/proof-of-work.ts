import { initialHash, mixBlock, padded, sha256 } from '#domain/hash/sha-256.ts';

/** Most leading zero bits of a challenge: those of the hash's first word. */
const MOST_BITS = 32;
/** The first number tried. All have eleven digits, so that the hashed text keeps its length. */
const FIRST_NUMBER = 10_000_000_000;
/** Numbers tried between progress reports: about 10 ms on a fast machine, 100 ms on a slow phone. */
const BATCH = 10_000;

const ID_LENGTH = 36;
const ZERO = 0x30;

/**
 * Solves a challenge by trying numbers in turn, about 2^`bits` of them.
 *
 * @param id         the challenge's id, a uuid
 * @param bits       leading zero bits that the hash must have, 0 to 32
 * @param onProgress told now and then how many numbers were tried
 * @returns the first number that answers it
 * @throws RangeError when `id` is not as long as a uuid or `bits` is out of range
 */
export function solve(id: string, bits: number, onProgress?: (tries: number) => void): number {
  requireChallenge(id, bits);
  for (let tries = 0; ; tries += BATCH) {
    const found = solveWithin(id, bits, FIRST_NUMBER + tries);
    if (found !== null) return found;
    onProgress?.(tries + BATCH);
  }
}

/**
 * Whether `number` solves a challenge: the SHA-256 of id, dot and number starts with `bits` zero bits.
 *
 * @throws RangeError when `id` is not as long as a uuid or `bits` is out of range
 */
export function answers(id: string, number: number, bits: number): boolean {
  requireChallenge(id, bits);
  return leadingZeros(sha256(hashedText(id, number))) >= bits;
}

/** Tries the `BATCH` numbers from `first` on, which must be a multiple of it. */
function solveWithin(id: string, bits: number, first: number): number | null {
  const block = padded(hashedText(id, first));
  const hash = initialHash();
  const start = initialHash();
  // The block's words 0 to 8 are the id, 9 to 11 the dot and the eleven digits: only the last four digits change.
  for (let lastDigits = 0; lastDigits < BATCH; lastDigits++) {
    block[11] = fourDigits(lastDigits);
    hash.set(start);
    mixBlock(hash, block);
    if (leadingZeros(hash) >= bits) return first + lastDigits;
  }
  return null;
}

const hashedText = (id: string, number: number): Uint8Array =>
  Uint8Array.from(`${id}.${number}`, (character) => character.charCodeAt(0));

const leadingZeros = (hash: Int32Array): number => Math.clz32(hash[0] ?? 0);

/** The ASCII codes of a number's last four digits, as one word. */
function fourDigits(number: number): number {
  const digit = (power: number) => ZERO + (Math.floor(number / power) % 10);
  return (digit(1000) << 24) | (digit(100) << 16) | (digit(10) << 8) | digit(1);
}

function requireChallenge(id: string, bits: number): void {
  if (id.length !== ID_LENGTH) throw new RangeError(`a challenge's id has ${ID_LENGTH} characters, got ${id.length}`);
  if (!Number.isInteger(bits) || bits < 0 || bits > MOST_BITS) {
    throw new RangeError(`a challenge asks for 0 to ${MOST_BITS} bits, got ${bits}`);
  }
}
