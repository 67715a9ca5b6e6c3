import { sha256 } from '#domain/hash/sha-256.ts';

/**
 * A stable uuid for a name.
 *
 * @param name ASCII
 * @returns lower case, version 8, from the first bits of the name's SHA-256
 *
 * Source: RFC 9562, section 5.8: version in bits 48 to 51, variant in bits 64 and 65.
 */
export function uuidOf(name: string): string {
  const words = sha256(Uint8Array.from(name, (letter) => letter.charCodeAt(0)));
  const [a = '', b = '', c = '', d = ''] = Array.from(words.subarray(0, 4), hexOf);
  const variant = ((Number.parseInt(c.charAt(0), 16) & 0b0011) | 0b1000).toString(16);
  return [a, b.slice(0, 4), `8${b.slice(5)}`, `${variant}${c.slice(1, 4)}`, `${c.slice(4)}${d}`].join('-');
}

function hexOf(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
