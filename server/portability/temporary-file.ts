import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Puts what comes into a file of this machine for as long as `work` takes: a ZIP is read from its end. Where the system
 * lets it, the file loses its name at once, so that not even a crash leaves it behind.
 */
export async function inTemporaryFile<T>(
  content: AsyncIterable<Uint8Array>,
  work: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fernling-import-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const file = await open(join(folder, 'import.zip'), 'wx+', 0o600);
    try {
      if (process.platform !== 'win32') await drop();
      for await (const chunk of content) await file.writeFile(chunk);
      return await work(file);
    } finally {
      await file.close();
    }
  } finally {
    await drop();
  }
}
