import { randomBytes } from 'node:crypto';
import { statfsSync, type StatsFs } from 'node:fs';
import { access, constants, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '#server/error-code.ts';

/** Less free space than this counts as a full disk. Our choice. */
const LEAST_FREE_BYTES = 1_000_000;

/**
 * Whether a file or folder may be written by this account, on a disk that is neither read-only nor full. What does not
 * exist yet is made in the nearest folder above it.
 */
export async function isWritable(path: string): Promise<boolean> {
  try {
    await access(path, constants.W_OK);
    return isRoomy(await statfs(path));
  } catch (error) {
    return errorCode(error) === 'ENOENT' && dirname(path) !== path && isWritable(dirname(path));
  }
}

/** Whether the disk of a folder has no room for more bytes, or for another file. */
export function isOnFullDisk(folder: string): boolean {
  try {
    return !isRoomy(statfsSync(folder));
  } catch {
    return false;
  }
}

/** Some file systems count no files. */
function isRoomy({ bavail, bsize, files, ffree }: StatsFs): boolean {
  return bavail * bsize >= LEAST_FREE_BYTES && (files === 0 || ffree > 0);
}

/**
 * Writes and deletes a small file in the folder and in each directly under it.
 *
 * @returns the first in which that fails; null when there is none, also when the folder does not exist yet
 */
export async function firstUnwritable(folder: string): Promise<string | null> {
  try {
    for (const path of [folder, ...(await foldersIn(folder))]) {
      if (!(await takesFile(path))) return path;
    }
    return null;
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? null : folder;
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

/** Writes and deletes a small file in the folder; true also when it does not exist yet. */
export async function takesFile(folder: string): Promise<boolean> {
  const path = join(folder, `writable.${randomBytes(6).toString('hex')}.part`);
  try {
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    // A folder that was removed meanwhile is made again when something is stored.
    return errorCode(error) === 'ENOENT';
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
