import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Folder of the built pages and files. */
export const builtDir = join(root, 'dist');
const stamp = join(builtDir, 'built');
const sources = ['web', 'domain', 'contract', 'content', 'vite.config.ts', 'package-lock.json'];

/** Builds the pages in a process of its own when there are none, or when their sources are newer. */
export async function buildIfNeeded(): Promise<void> {
  const builtAt = await changedAt(stamp);
  const times = await Promise.all(sources.map((name) => newestIn(join(root, name))));
  if (builtAt > Math.max(...times)) return;
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((ended, failed) => child.once('exit', ended).once('error', failed));
  if (code !== 0) throw new Error('The pages could not be built.');
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return changedAt(path);
  const times = await Promise.all(entries.map((entry) => changedAt(join(entry.parentPath, entry.name))));
  return Math.max(0, ...times);
}

/** When a file was last changed, in milliseconds; 0 when there is none. */
async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}
