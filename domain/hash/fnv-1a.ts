const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Spreads short texts evenly; it hides nothing.
 *
 * @param text read as its code units, which for ASCII are its bytes
 * @returns 32 bits, from 0
 *
 * Source: Fowler, Noll, Vo, Eastlake, Hansen, 'The FNV Non-Cryptographic Hash Algorithm', draft-eastlake-fnv: FNV-1a, 32 bits.
 */
export function fnv1a(text: string): number {
  let hash = OFFSET_BASIS;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash >>> 0;
}
