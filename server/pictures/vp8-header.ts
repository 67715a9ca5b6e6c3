/** Reads bits that are as likely 0 as 1 from the arithmetic code of the first partition (RFC 6386, 7.3). */
class Bits {
  readonly #bytes: Uint8Array;
  #next = 2;
  #value: number;
  #range = 255;
  #shifts = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#value = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  }

  bit(): 0 | 1 {
    const split = 1 + (((this.#range - 1) * 128) >> 8);
    const bit = this.#value >= split << 8 ? 1 : 0;
    if (bit) this.#value -= split << 8;
    this.#range = bit ? this.#range - split : split;
    while (this.#range < 128) this.#shift();
    return bit;
  }

  number(bits: number): number {
    return Array.from({ length: bits }, () => this.bit()).reduce<number>((sum, bit) => 2 * sum + bit, 0);
  }

  /** Numbers that are each preceded by a bit that says whether they are there. */
  skipOptional(times: number, bits: number): void {
    for (let n = 0; n < times; n += 1) if (this.bit()) this.number(bits);
  }

  #shift(): void {
    this.#value <<= 1;
    this.#range <<= 1;
    this.#shifts += 1;
    if (this.#shifts % 8 === 0) this.#value |= this.#bytes[this.#next++] ?? 0;
  }
}

/** How many partitions of coefficients a key frame has: 1, 2, 4 or 8 (RFC 6386, 9.2 to 9.5 and 19.2). */
export function tokenPartitionsOf(frame: Uint8Array): number {
  const bits = new Bits(frame.subarray(10));
  bits.number(2);
  if (bits.bit()) skipSegmentation(bits);
  bits.number(10);
  if (bits.bit() && bits.bit()) bits.skipOptional(8, 7);
  return 2 ** bits.number(2);
}

function skipSegmentation(bits: Bits): void {
  const [hasMap, hasValues] = [bits.bit(), bits.bit()];
  if (hasValues) {
    bits.number(1);
    bits.skipOptional(4, 8);
    bits.skipOptional(4, 7);
  }
  if (hasMap) bits.skipOptional(3, 8);
}
