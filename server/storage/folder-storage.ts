import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '#server/error-code.ts';
import { firstUnwritable, isWritable } from '#server/is-writable.ts';
import { isFolder } from './make-folder.ts';
import { guarded, closeUnread, requireKey, type StoredFile, type Storage } from './storage.ts';

const unfinished = '.part';
const mostTries = 20;

/**
 * Files in a local folder, readable only by its owner. A folder that is missing is not writable: it was made before, and
 * its files are lost.
 */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    requireKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    put: (key, content) => guarded(() => write(pathOf(key), content)),
    get: (key) => guarded(() => read(pathOf(key))),
    delete: (key) => guarded(() => drop(pathOf(key), { isTop: key.split('/').length === 2 })),
    isWritable: async () =>
      (await isFolder(folder)) && (await isWritable(folder)) && (await firstUnwritable(folder)) === null,
    list: (name) => listIn(folder, name),
    keys: (name) => keysIn(folder, join(folder, name)),
  };
}

async function write(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
  const part = `${path}.${randomBytes(6).toString('hex')}${unfinished}`;
  const file = await openNew(part).catch(async (error: unknown) => {
    if (!(content instanceof Uint8Array)) await closeUnread(content);
    throw error;
  });
  try {
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
    await syncFolder(dirname(path));
    return { bytes };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A concurrent delete of the last file may remove the folder meanwhile. */
async function openNew(path: string): Promise<FileHandle> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return await open(path, 'wx', 0o600);
    } catch (error) {
      if (tries === mostTries || errorCode(error) !== 'ENOENT') throw error;
    }
  }
}

/** Syncs the folder so the file name survives a power cut. Windows does this by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Deletes a file, and its folder when empty: folder names identify accounts. */
async function drop(path: string, { isTop }: { isTop: boolean }): Promise<void> {
  await rm(path, { force: true });
  if (isTop) return;
  await rmdir(dirname(path)).catch((error: unknown) => {
    if (!/^(ENOTEMPTY|EEXIST|ENOENT|EBUSY)$/.test(errorCode(error))) throw error;
  });
}

async function read(path: string): Promise<{ bytes: number; stream: ReadableStream<Uint8Array> } | null> {
  const file = await open(path).catch(nullIfMissing);
  if (!file) return null;
  const { size } = await file.stat();
  // The stream closes the file.
  const stream = createReadStream(path, { fd: file });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { bytes: size, stream: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
}

async function* listIn(root: string, name: string): AsyncIterable<StoredFile> {
  for await (const key of keysIn(root, join(root, name))) {
    const found = await stat(join(root, ...key.split('/'))).catch(nullIfMissing);
    if (found) yield { key, bytes: found.size, changedAt: found.mtime };
  }
}

async function* keysIn(root: string, folder: string): AsyncIterable<string> {
  // Not `recursive`: a folder removed meanwhile would end the iteration.
  const entries = await guarded(() => opendir(folder).catch(nullIfMissing));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* keysIn(root, path);
    if (entry.isFile()) yield relative(root, path).split(sep).join('/');
  }
}

function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}
