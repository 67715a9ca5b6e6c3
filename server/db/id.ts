import { randomBytes } from 'node:crypto';

let latest = { ms: 0, made: 0 };
const mostOrdered = 0xfff;

/**
 * A UUID, version 7: 48 bits of time, then 12 that count within a millisecond, so that rows sort in the order this
 * process made them.
 *
 * Source: RFC 9562, sections 5.7 and 6.2 (method 1).
 *
 * @param atMs milliseconds since 1970
 */
export function newId(atMs: number = Date.now()): string {
  latest = { ms: atMs, made: atMs === latest.ms ? latest.made + 1 : 0 };
  const bytes = randomBytes(16);
  bytes.writeUIntBE(atMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | Math.min(latest.made, mostOrdered), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function newIds(count: number, atMs: number): string[] {
  return Array.from({ length: count }, () => newId(atMs)).toSorted();
}

export function withNewIds<Row extends object>(rows: readonly Row[], now: Date): (Row & { readonly id: string })[] {
  const ids = newIds(rows.length, now.getTime());
  return rows.map((row, n) => ({ ...row, id: ids[n] ?? '' }));
}
