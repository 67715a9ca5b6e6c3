import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Storage } from '#server/storage/storage.ts';

/** Resolves once the file is written. */
export type AddFile = (path: string, content: string | AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * At most one of the files is in memory.
 *
 * @throws StorageFailed, or what `fill` threw; nothing is stored then
 */
export async function putZip(
  storage: Storage,
  key: string,
  fill: (add: AddFile) => Promise<void>,
): Promise<{ bytes: number }> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const broken = new AbortController();
  zip.outputStream.pipe(out);
  // The reader of the stream gets this error; a storage that stopped reading has its own.
  out.on('error', () => {});
  zip.on('error', (error: Error) => out.destroy(error));
  const put = storage.put(key, out).catch((error: unknown) => {
    broken.abort();
    throw error;
  });
  const filled = fill((path, content) => add(zip, path, content, broken.signal)).then(
    () => zip.end(),
    (error: unknown) => {
      out.destroy(error instanceof Error ? error : new Error('the ZIP could not be filled'));
      throw error;
    },
  );
  const [stored, ended] = await Promise.allSettled([put, filled]);
  if (stored.status === 'rejected') throw stored.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return stored.value;
}

async function add(
  zip: ZipFile,
  path: string,
  content: string | AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const isText = typeof content === 'string';
  const stream = isText ? Readable.from([Buffer.from(content)]) : Readable.from(content);
  zip.addReadStreamLazy(path, { compress: isText }, (give) => give(null, stream));
  try {
    await finished(stream, { signal });
  } finally {
    stream.destroy();
  }
}
