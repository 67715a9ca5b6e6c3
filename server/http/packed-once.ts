import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LruCache } from '#server/lru-cache.ts';
import { packed, takesBrotli } from './packed.ts';

/** In bytes, of all together: the lists take 60 KB, the pages of foods 500. Ours. */
const MOST_KEPT = 2_000_000;

const kept = new LruCache<Uint8Array<ArrayBuffer>>(MOST_KEPT);
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const compress = promisify(brotliCompress);

/**
 * Packs a text that everybody is sent: as small as brotli can, once, off the main thread, when it is first asked for. It
 * takes a fifth of a second for 100 KB, and a third off what `packed` makes of it.
 *
 * @param tag another one for another text
 */
export async function packedOnce(
  text: string,
  tag: string,
  acceptEncoding: string | undefined,
): Promise<ReturnType<typeof packed>> {
  if (!takesBrotli(acceptEncoding)) return packed(text, acceptEncoding);
  const headers = { vary: 'accept-encoding', 'content-encoding': 'br' };
  return { body: kept.get(tag) ?? (await made(text, tag)), headers };
}

async function made(text: string, tag: string): Promise<Uint8Array<ArrayBuffer>> {
  const making = underWay.get(tag) ?? smallest(text).finally(() => underWay.delete(tag));
  underWay.set(tag, making);
  const body = await making;
  kept.set(tag, body, body.byteLength);
  return body;
}

async function smallest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  };
  return new Uint8Array(await compress(plain, { params }));
}
