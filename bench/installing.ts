import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { atMost, type Figure } from './figures.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const needed = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'vite.config.ts',
  'tsconfig.base.json',
  'scripts',
  'web',
  'domain',
  'contract',
  'content',
  'server',
];

/** How long a fresh checkout takes until it could start: its packages and its build. */
export async function installingFigures(folder: string): Promise<Figure[]> {
  const checkout = join(folder, 'checkout');
  await mkdir(checkout);
  for (const name of needed) await cp(join(root, name), join(checkout, name), { recursive: true });
  const startedAt = performance.now();
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checkout });
  await run('npm', ['run', 'build'], { cwd: checkout });
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(checkout, { recursive: true });
  return [atMost('npm ci and build in a fresh checkout', seconds, 90, 's')];
}
