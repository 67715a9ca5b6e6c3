import { mkdir, mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#domain/time/durations.ts';
import { guarded, closeUnread } from '#server/storage/storage.ts';

/** Age of a file left by a crash: no work takes so long. */
const leftMs = DAY_MS;

/**
 * A ZIP is read from its end, so it needs a file. Where possible, the file is unlinked at once, so that not even a
 * crash leaves it behind. It is in the data folder: the system's temporary folder may be in memory.
 *
 * @throws StorageFailed when the disk is full
 */
export async function inTemporaryFile<T>(
  dataDir: string,
  content: AsyncIterable<Uint8Array>,
  work: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const file = await openIn(temporaryFolder(dataDir)).catch(async (error: unknown) => {
    await closeUnread(content);
    throw error;
  });
  try {
    await guarded(async () => {
      for await (const chunk of content) await file.handle.writeFile(chunk);
    });
    return await work(file.handle);
  } finally {
    await file.handle.close();
    await file.drop();
  }
}

export async function dropTemporaryFiles(dataDir: string, now: Date): Promise<void> {
  const folder = temporaryFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > leftMs) await rm(path, { recursive: true, force: true });
  }
}

export function temporaryFolder(dataDir: string): string {
  return join(dataDir, 'temporary');
}

async function openIn(folder: string): Promise<{ handle: FileHandle; drop: () => Promise<void> }> {
  return guarded(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const own = await mkdtemp(join(folder, 'import-'));
    const drop = () => rm(own, { recursive: true, force: true });
    try {
      const handle = await open(join(own, 'import.zip'), 'wx+', 0o600);
      if (process.platform !== 'win32') await drop();
      return { handle, drop };
    } catch (error) {
      await drop();
      throw error;
    }
  });
}
