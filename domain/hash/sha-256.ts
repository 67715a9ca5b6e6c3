// The first 32 bits of the fractions of the cube roots of the first 64 primes.
// prettier-ignore
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

export const initialHash = (): Int32Array =>
  Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);

const schedule = new Int32Array(64);

/**
 * Mixes one block into a hash, in place.
 *
 * @param hash eight words, from `initialHash` or the previous block
 * @param block sixteen big-endian words of the padded message
 *
 * Source: FIPS 180-4, section 6.2.2.
 */
export function mixBlock(hash: Int32Array, block: Int32Array): void {
  // `?? 0` satisfies the type of an indexed read.
  schedule.set(block);
  for (let t = 16; t < 64; t++) {
    const x = schedule[t - 15] ?? 0;
    const y = schedule[t - 2] ?? 0;
    const fromX = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const fromY = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[t] = fromX + fromY + (schedule[t - 7] ?? 0) + (schedule[t - 16] ?? 0);
  }
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let t = 0; t < 64; t++) {
    const fromE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const chosen = (e & f) ^ (~e & g);
    const first = (h + fromE + chosen + (ROUND_CONSTANTS[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    const fromA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + fromA + majority) | 0;
  }
  hash[0] = (hash[0] ?? 0) + a;
  hash[1] = (hash[1] ?? 0) + b;
  hash[2] = (hash[2] ?? 0) + c;
  hash[3] = (hash[3] ?? 0) + d;
  hash[4] = (hash[4] ?? 0) + e;
  hash[5] = (hash[5] ?? 0) + f;
  hash[6] = (hash[6] ?? 0) + g;
  hash[7] = (hash[7] ?? 0) + h;
}

/** Source: FIPS 180-4, section 5.1.1. */
export function padded(message: Uint8Array): Int32Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - LENGTH_BYTES, BigInt(message.length) * 8n);
  return Int32Array.from({ length: bytes.length / 4 }, (_, word) => view.getInt32(word * 4));
}

/**
 * For pages served over http, where the platform's is missing.
 *
 * @returns the eight words of the hash
 */
export function sha256(message: Uint8Array): Int32Array {
  const words = padded(message);
  const hash = initialHash();
  for (let start = 0; start < words.length; start += 16) mixBlock(hash, words.subarray(start, start + 16));
  return hash;
}
