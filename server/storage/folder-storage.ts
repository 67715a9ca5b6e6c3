import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { requireKey, StorageFailed, type Kept, type Storage } from './storage.ts';

/** Ends the name of a file that is being written. */
const unfinished = '.part';

/** Keeps files in a folder of this machine, readable to its own account only. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    requireKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    put: (key, content) => guarded(() => write(pathOf(key), content)),
    get: (key) => guarded(() => read(pathOf(key))),
    delete: (key) => guarded(() => rm(pathOf(key), { force: true })),
    list: (name) => listIn(folder, join(folder, name)),
  };
}

async function write(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.${randomBytes(6).toString('hex')}${unfinished}`;
  try {
    const file = await open(part, 'wx', 0o600);
    let bytes = 0;
    try {
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        await file.writeFile(chunk);
        bytes += chunk.byteLength;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
    return { bytes };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function read(path: string): Promise<{ bytes: number; stream: ReadableStream<Uint8Array> } | null> {
  const file = await open(path).catch(unlessMissing);
  if (!file) return null;
  const { size } = await file.stat();
  // The stream closes the file.
  const stream = createReadStream(path, { fd: file });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { bytes: size, stream: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
}

async function* listIn(root: string, folder: string): AsyncIterable<Kept> {
  const entries = await guarded(() => opendir(folder, { recursive: true }).catch(unlessMissing));
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(unlessMissing);
    if (found) yield { key: relative(root, path).split(sep).join('/'), bytes: found.size, changedAt: found.mtime };
  }
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    if (error instanceof Error && 'code' in error && 'syscall' in error) throw new StorageFailed(error);
    throw error;
  }
}
