import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startConstant, startProduct } from './a-server.ts';
import { atMost, holds, inTurn, ratioAtMost, type Figure } from './figures.ts';
import { largestResidentMb } from './process-tree.ts';

const builtStamp = join(import.meta.dirname, '../dist/built');
const pages = ['/', '/terms', '/privacy', '/login', '/signup', '/signup-success'];
const starts = 9;
const settleMs = 3000;

/**
 * How soon a start answers, compared with a constant server, its memory, and whether `/healthz` waits for the pages.
 */
export async function startingFigures(dataDir: string): Promise<Figure[]> {
  await rm(builtStamp, { force: true });
  const building = await oneStart(dataDir, true);
  const times = await inTurn(starts, async () => (await oneStart(dataDir, false)).answeredAfterMs, constantStart);
  const built = await oneStart(dataDir, true);
  const beside = { unit: 'ms', beside: 'start of the constant server' };
  return [
    ratioAtMost(
      'start that has to build, first answer',
      { ours: [building.answeredAfterMs], fixed: times.fixed, ...beside },
      150,
    ),
    ratioAtMost('start once built, first answer', { ...times, ...beside }, 8),
    atMost('largest process 3 s after the first answer', [built.residentMb], 150, 'MB'),
    atMost('the same after a start that had to build', [building.residentMb], 150, 'MB'),
    holds('every page answers as soon as /healthz does', building.pagesAnswer && built.pagesAnswer),
  ];
}

async function constantStart(): Promise<number> {
  const file = join(import.meta.dirname, '../package.json');
  const server = await startConstant(file, file);
  await server.stop();
  return server.answeredAfterMs;
}

async function oneStart(dataDir: string, isWeighed: boolean) {
  const product = await startProduct(dataDir);
  const answers = await Promise.all(pages.map((path) => fetch(`http://127.0.0.1:${product.port}${path}`)));
  if (isWeighed) await sleep(settleMs);
  const residentMb = isWeighed ? largestResidentMb(product.process.pid ?? 0) : 0;
  await product.stop();
  return { answeredAfterMs: product.answeredAfterMs, residentMb, pagesAnswer: answers.every(({ ok }) => ok) };
}
