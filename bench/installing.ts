import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loopsMs } from './fixed-work.ts';
import { ratioAtMost, type Figure } from './figures.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const loops = 100;
const ci = ['ci', '--no-audit', '--no-fund'];
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

/**
 * How long a fresh checkout takes to install and build. Packages come from npm's cache, which is filled first, so no
 * figure depends on the network.
 */
export async function installingFigures(folder: string): Promise<Figure[]> {
  const checkout = join(folder, 'checkout');
  await mkdir(checkout);
  for (const name of needed) await cp(join(root, name), join(checkout, name), { recursive: true });
  await run('npm', ci, { cwd: checkout });
  await rm(join(checkout, 'node_modules'), { recursive: true });
  const before = loopsMs(loops);
  const startedAt = performance.now();
  await run('npm', [...ci, '--prefer-offline'], { cwd: checkout });
  await run('npm', ['run', 'build'], { cwd: checkout });
  const ours = [performance.now() - startedAt];
  const fixed = [before, loopsMs(loops)];
  await rm(checkout, { recursive: true });
  return [
    ratioAtMost('npm ci and build in a fresh checkout', { ours, fixed, unit: 'ms', beside: `${loops} loops` }, 120),
  ];
}
