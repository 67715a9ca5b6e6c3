import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LruCache } from '#server/lru-cache.ts';
import { encodingFor, packed } from './packed.ts';

/** In bytes, of all together: the lists take 60 KB, the pages of foods 500. Ours. */
const MOST_KEPT = 2_000_000;
/** In characters: the smallest form of a longer text takes more than half a second. */
const LONGEST_SMALL = 250_000;
/** A few milliseconds for 100 KB. */
const LITTLE = 4;

/** How long it may take: 'most' makes it as small as brotli can, in a fifth of a second for 100 KB. */
type Effort = 'little' | 'most';

const kept = new LruCache<Uint8Array<ArrayBuffer>>(MOST_KEPT);
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Packs a text that everybody is sent, once, off the main thread, when it is first asked for: with 'most' effort as small
 * as brotli can, a third off what `packed` makes of it. A very long one, and what visitors may ask for in many forms,
 * would keep the threads for that.
 *
 * @param tag another one for another text
 */
export async function packedOnce(
  text: string,
  tag: string,
  acceptEncoding: string | undefined,
  effort: Effort = 'most',
): Promise<ReturnType<typeof packed>> {
  const encoding = encodingFor(acceptEncoding);
  if (encoding === null) return packed(text, acceptEncoding);
  const headers = { vary: 'accept-encoding', 'content-encoding': encoding };
  const key = `${encoding} ${effort} ${tag}`;
  const isSmall = effort === 'most' && text.length <= LONGEST_SMALL;
  const pack = () => (encoding === 'br' ? brotli(text, isSmall) : zipped(text));
  return { body: kept.get(key) ?? (await made(key, pack)), headers };
}

async function made(key: string, pack: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const making = underWay.get(key) ?? pack().finally(() => underWay.delete(key));
  underWay.set(key, making);
  const body = await making;
  kept.set(key, body, body.byteLength);
  return body;
}

async function brotli(text: string, isSmall: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isSmall ? constants.BROTLI_MAX_QUALITY : LITTLE,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return new Uint8Array(await asBrotli(plain, { params }));
}

async function zipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await asGzip(text));
}
