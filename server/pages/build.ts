import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const builtDir = join(root, 'dist');
const stamp = join(builtDir, 'built');
const sources = ['web', 'domain', 'contract', 'content', 'vite.config.ts', 'package-lock.json'];

export class BuildFailed extends Error {
  constructor() {
    super('The pages could not be built.');
  }
}

/**
 * Builds in a child process when the pages are missing or older than their sources.
 *
 * @throws BuildFailed after printing the bundler's output
 */
export async function buildIfNeeded(): Promise<void> {
  const builtAt = await changedAt(stamp);
  const times = await Promise.all(sources.map((name) => newestIn(join(root, name))));
  if (builtAt > Math.max(...times)) return;
  process.stderr.write('Building the pages.\n');
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((ended, failed) => child.once('close', ended).once('error', failed));
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new BuildFailed();
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return changedAt(path);
  const times = await Promise.all(entries.map((entry) => changedAt(join(entry.parentPath, entry.name))));
  return Math.max(0, ...times);
}

async function changedAt(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}
