import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, holds, median, type Figure } from './figures.ts';
import { startProduct } from './a-server.ts';
import { largestResidentMb } from './process-tree.ts';

const builtStamp = join(import.meta.dirname, '../dist/built');
const pages = ['/', '/terms', '/privacy', '/login', '/signup', '/signup-success'];
const starts = 5;
const settleMs = 3000;

/** How soon a start answers, what it holds in memory, and whether `/healthz` waits for the pages. */
export async function startingFigures(dataDir: string): Promise<Figure[]> {
  await rm(builtStamp, { force: true });
  const building = await oneStart(dataDir, true);
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push((await oneStart(dataDir, false)).answeredAfterMs);
  const built = await oneStart(dataDir, true);
  return [
    atMost('start that has to build, first answer', building.answeredAfterMs / 1000, 90, 's'),
    atMost('start once built, first answer', median(times) / 1000, 1.5, 's'),
    atMost('largest process 3 s after the first answer', built.residentMb, 150, 'MB'),
    atMost('the same after a start that had to build', building.residentMb, 150, 'MB'),
    holds('every page answers as soon as /healthz does', building.pagesAnswer && built.pagesAnswer),
  ];
}

async function oneStart(dataDir: string, isWeighed: boolean) {
  const product = await startProduct(dataDir);
  const answers = await Promise.all(pages.map((path) => fetch(`http://127.0.0.1:${product.port}${path}`)));
  if (isWeighed) await sleep(settleMs);
  const residentMb = isWeighed ? largestResidentMb(product.process.pid ?? 0) : 0;
  await product.stop();
  return { answeredAfterMs: product.answeredAfterMs, residentMb, pagesAnswer: answers.every(({ ok }) => ok) };
}
