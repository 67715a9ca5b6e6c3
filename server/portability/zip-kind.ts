export function looksLikeZip(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';
}
