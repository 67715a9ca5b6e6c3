import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Below it nothing can be promised. Ours. */
const LEAST_FREE_BYTES = 1_000_000;

/**
 * Whether a file or folder may be written by this account, on a disk that is neither read-only nor full. What does not
 * exist yet is made in the nearest folder above it.
 */
export async function isWritable(path: string): Promise<boolean> {
  try {
    await access(path, constants.W_OK);
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing && dirname(path) !== path && isWritable(dirname(path));
  }
}
