import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { outputOnly } from './output-only.ts';

/** The first text may resemble the others little, so after this many the next one becomes the sample. Ours. */
const TEXTS_PER_SAMPLE = 1000;
/** In bytes. Every later text is packed and unpacked with the sample, so a long one would slow all. Ours. */
const LONGEST_SAMPLE = 250_000;
// Measured on pages of 115 KB: level 3 takes 13 % more memory, level 7 saves 2 % for a third more time.
const level = { [constants.ZSTD_c_compressionLevel]: 6 };

type Samples = readonly (Buffer | undefined)[];

/** Texts that were packed together, each to be unpacked by itself. */
export class PackedTexts {
  readonly #packed: Uint8Array<ArrayBuffer>;
  readonly #ends: readonly number[];
  readonly #lengths: readonly number[];
  readonly #samples: Samples;

  constructor(frames: readonly Uint8Array[], lengths: readonly number[], samples: Samples) {
    // A copy of its own size: zlib's results may hold larger buffers.
    this.#packed = new Uint8Array(Buffer.concat(frames));
    let end = 0;
    this.#ends = frames.map(({ byteLength }) => (end += byteLength));
    this.#lengths = lengths;
    this.#samples = samples;
  }

  /** How much memory the packed texts hold. */
  get bytes(): number {
    return this.#packed.byteLength;
  }

  /** @param at which of the texts; as UTF-8 */
  unpacked(at = 0): Buffer<ArrayBuffer> {
    const length = this.#lengths[at];
    if (length === undefined) throw new RangeError(`no text ${at} was packed`);
    const sample = this.#samples[at];
    // In one piece: zlib would make several and copy them together. It begins another one when the first is full.
    const chunkSize = Math.max(length + 1, constants.Z_MIN_CHUNK);
    const unpacking = { chunkSize, info: true, ...(sample && { dictionary: sample }) };
    const frame = this.#packed.subarray(this.#ends[at - 1] ?? 0, this.#ends[at]);
    return outputOnly(zstdDecompressSync(frame, unpacking));
  }
}

/**
 * Packs texts that resemble each other, such as one page of many families. Each is kept as its differences from one of
 * them, the sample, which takes a quarter of what the text would take packed by itself.
 */
export class AlikeTexts {
  #samples: Samples = [];
  #ofSamples = 0;

  /** @param texts of which each resembles what stood at its place in other calls */
  pack(...texts: readonly string[]): PackedTexts {
    const samples = this.#samples;
    const wholes = texts.map((text) => Buffer.from(text));
    const frames = wholes.map((whole, at) => packedWith(samples[at], whole));
    this.#ofSamples += 1;
    const areOld = this.#ofSamples >= TEXTS_PER_SAMPLE;
    const isDue = (whole: Buffer, at: number) => (areOld || !samples[at]) && whole.byteLength <= LONGEST_SAMPLE;
    if (wholes.some(isDue)) {
      this.#samples = wholes.map((whole, at) => (isDue(whole, at) ? whole : samples[at]));
      this.#ofSamples = 0;
    }
    return new PackedTexts(
      frames,
      wholes.map(({ byteLength }) => byteLength),
      samples,
    );
  }
}

function packedWith(sample: Buffer | undefined, whole: Buffer): Buffer {
  const packing = {
    params: level,
    pledgedSrcSize: whole.byteLength,
    info: true,
    ...(sample && { dictionary: sample }),
  };
  return outputOnly(zstdCompressSync(whole, packing));
}
