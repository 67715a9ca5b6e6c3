import { expect, test } from 'vitest';
import { tokenPartitionsOf } from './vp8-header.ts';

const noSegments = [0];
const noDeltas = [0];
const bits = (count: number) => Array.from({ length: count }, (_, n) => n % 2);

test.each([
  { what: 'a plain frame', segments: noSegments, deltas: noDeltas },
  { what: 'segments with a map', segments: [1, 1, 0, ...bits(0), 1, ...bits(8), 0, 0], deltas: noDeltas },
  {
    what: 'segments with values',
    segments: [1, 0, 1, 1, 1, ...bits(8), 0, 0, 0, 0, 1, ...bits(7), 0, 0],
    deltas: noDeltas,
  },
  { what: 'deltas that stay', segments: noSegments, deltas: [1, 0] },
  { what: 'deltas that change', segments: noSegments, deltas: [1, 1, 1, ...bits(7), 0, 0, 0, 0, 0, 0, 0] },
])('the partitions of a frame are counted: $what', ({ segments, deltas }) => {
  const counts = [0, 1, 2, 3].map((log2) =>
    tokenPartitionsOf(aFrame([0, 0, ...segments, ...bits(10), ...deltas, log2 >> 1, log2 & 1, ...bits(40)])),
  );

  expect(counts).toEqual([1, 2, 4, 8]);
});

/** A frame of this header alone, by the arithmetic code of RFC 6386, 7.3, in one long number. */
function aFrame(header: readonly number[]): Uint8Array {
  let [low, range, shifts] = [0n, 255n, 0];
  for (const bit of header) {
    const split = 1n + (((range - 1n) * 128n) >> 8n);
    low += bit ? split : 0n;
    range = bit ? range - split : split;
    for (; range < 128n; shifts += 1) [low, range] = [low << 1n, range << 1n];
  }
  const padding = -shifts & 7;
  const hex = (low << BigInt(padding)).toString(16).padStart((8 + shifts + padding) / 4, '0');
  return Buffer.concat([Buffer.alloc(10), Buffer.from(hex, 'hex')]);
}
