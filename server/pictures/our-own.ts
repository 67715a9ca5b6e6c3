import sharp from 'sharp';
import { tokenPartitionsOf } from './vp8-header.ts';

/** What a chunk of a WebP is called, and what is in it (RFC 9649). */
type Chunk = readonly [name: string, content: Buffer];

const frameName = 'VP8 ';
const frameHead = 10;
/**
 * How many bytes are cut off the end of a part, each time from the whole. What our encoder writes ends in 3 bytes of
 * padding at most (measured), so at least one cut makes it unreadable. A part with more at its end survives all of them.
 */
const cuts = [4, 3, 2] as const;

/**
 * Whether a file is a WebP as our encoder writes it, with nothing before, between or behind the pixels.
 *
 * Everything but the frame has to be what the encoder makes of the same pixels. The frame cannot be, since each encoding
 * changes it a little; of it, no part may be longer than decoding needs.
 *
 * @param made the same pixels, encoded by us
 */
export async function isOurs(file: Buffer, made: Buffer): Promise<boolean> {
  const chunks = chunksOf(file);
  const expected = chunksOf(made);
  if (!joined(chunks).equals(file)) return false;
  const frame = frameOf(chunks);
  const madeFrame = frameOf(expected);
  if (!frame || !madeFrame || !isSameButFrame(chunks, expected)) return false;
  if (!isSameHead(frame, madeFrame) || tokenPartitionsOf(frame) !== 1) return false;
  const isTight = async (shorter: (bytes: number) => Buffer) => {
    for (const cut of cuts) if (!(await isReadable(joined(chunks.map(withFrame(shorter(cut))))))) return true;
    return false;
  };
  const isEndTight = await isTight((bytes) => frame.subarray(0, -bytes));
  return isEndTight && isTight((bytes) => withShorterFirstPartition(frame, bytes));
}

function chunksOf(webp: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= webp.length;) {
    const length = webp.readUInt32LE(at + 4);
    chunks.push([webp.toString('latin1', at, at + 4), webp.subarray(at + 8, at + 8 + length)]);
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function joined(chunks: readonly Chunk[]): Buffer {
  const body = chunks.flatMap(([name, content]) => [
    headOf(name, content.length),
    content,
    Buffer.alloc(content.length % 2),
  ]);
  const bytes = body.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([headOf('RIFF', 4 + bytes), Buffer.from('WEBP'), ...body]);
}

function headOf(name: string, length: number): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(length, 4);
  return head;
}

function frameOf(chunks: readonly Chunk[]): Buffer | undefined {
  return chunks.find(([name]) => name === frameName)?.[1];
}

function withFrame(frame: Buffer) {
  return (chunk: Chunk): Chunk => (chunk[0] === frameName ? [frameName, frame] : chunk);
}

function isSameButFrame(chunks: readonly Chunk[], expected: readonly Chunk[]): boolean {
  const rest = (of: readonly Chunk[]) => joined(of.map(withFrame(Buffer.alloc(0))));
  return rest(chunks).equals(rest(expected));
}

/** All but the length of the first partition, which can be any that is long enough. */
function isSameHead(frame: Buffer, expected: Buffer): boolean {
  const flags = (of: Buffer) => (of[0] ?? 0) & 0b11111;
  return (
    frame.length >= frameHead &&
    frame.readUIntLE(0, 3) >> 5 >= cuts[0] &&
    flags(frame) === flags(expected) &&
    frame.subarray(3, frameHead).equals(expected.subarray(3, frameHead))
  );
}

function withShorterFirstPartition(frame: Buffer, bytes: number): Buffer {
  const tag = frame.readUIntLE(0, 3);
  const end = frameHead + (tag >> 5);
  const shorter = Buffer.concat([frame.subarray(0, end - bytes), frame.subarray(end)]);
  shorter.writeUIntLE(tag - (bytes << 5), 0, 3);
  return shorter;
}

async function isReadable(file: Buffer): Promise<boolean> {
  try {
    await sharp(file, { failOn: 'error' }).stats();
    return true;
  } catch {
    return false;
  }
}
