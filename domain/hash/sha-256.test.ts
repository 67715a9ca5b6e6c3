import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha-256.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const hex = (words: Int32Array) => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

// Source: NIST, Cryptographic Standards and Guidelines, examples with intermediate values, SHA-256;
// the empty message and the million from the SHA test vectors of NIST's CAVP and FIPS 180-2, appendix B.
test.each([
  ['nothing', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['three letters', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    '56 letters',
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('[AUTH-09] the hash of %s is the published one', (_, message, published) => {
  expect(hex(sha256(ascii(message)))).toBe(published);
});

test('[AUTH-09] messages of every length around one, two and three blocks hash as Node hashes them', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 31 + length) % 256);

    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});
