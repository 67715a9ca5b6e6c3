import { initialHash, mixBlock, padded, sha256 } from '#domain/hash/sha-256.ts';

const MOST_BITS = 32;
/** Numbers have eleven digits, so that the hashed text keeps its length. */
const FIRST_NUMBER = 10_000_000_000;
/** About 10 ms on a fast machine, 100 ms on a slow phone. */
const BATCH = 10_000;

const ID_LENGTH = 36;
const ZERO = 0x30;

/**
 * Takes about 2^`bits` tries.
 *
 * @param id a uuid
 * @param bits leading zero bits of the hash, 0 to 32
 * @param onProgress called now and then with the number of tries
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
 * Whether the SHA-256 of id, dot and number starts with `bits` zero bits.
 *
 * @throws RangeError as `solve` does
 */
export function answers(id: string, number: number, bits: number): boolean {
  requireChallenge(id, bits);
  return leadingZeros(sha256(hashedText(id, number))) >= bits;
}

/** @param first a multiple of `BATCH` */
function solveWithin(id: string, bits: number, first: number): number | null {
  const block = padded(hashedText(id, first));
  const hash = initialHash();
  const start = initialHash();
  // Words 0 to 8 are the id, 9 to 11 the dot and the digits: only the last four digits change.
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
