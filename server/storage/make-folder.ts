import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '#server/error-code.ts';

/**
 * With what is missing above it. Node's `recursive` never ends where a folder can have no other, such as in /proc.
 *
 * @throws the error of `mkdir`
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path && (await isMissing(parent))) await makeFolder(parent);
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error;
  });
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function isMissing(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    (error: unknown) => errorCode(error) === 'ENOENT',
  );
}
