import { randomBytes } from 'node:crypto';

/**
 * A new UUID, version 7: its first 48 bits are the time, so that rows made one after another lie side by side on disk.
 *
 * @param atMs milliseconds since 1970
 *
 * Source: RFC 9562, section 5.7.
 */
export function newId(atMs: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(atMs, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Several new ids, each above the one before, for rows that keep the order in which they are given. */
export function newIds(count: number, atMs: number): string[] {
  return Array.from({ length: count }, () => newId(atMs)).toSorted();
}
