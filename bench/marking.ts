import { randomUUID } from 'node:crypto';
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { startConstant, type Served } from './a-server.ts';
import { atMost, type Figure } from './figures.ts';
import type { Reader } from './many-families.ts';

const children = 500;
/** By then the server has met all of its code. */
const warmingUp = 100;
/** What is written and waited for beside the constant answer: about the pages of the database that a dose changes. */
const kept = Buffer.alloc(16 * 4096);

/**
 * How soon a dose that is marked is answered with the new plan, in a database of many children. After each, a server that has
 * such an answer as a constant is asked, and as much is written to the same disk: a machine that stumbles, stumbles for both.
 */
export async function markingFigures(product: Served, readers: readonly Reader[], folder: string): Promise<Figure[]> {
  const file = join(folder, 'plan.json');
  await writeFile(file, await asker(product.port, readerOf(readers, 0))('GET', 'vaccine-plan'));
  const constant = await startConstant(file, file);
  const disk = await open(join(folder, 'kept'), 'w');
  try {
    return await compare(product, { constant, disk }, readers);
  } finally {
    await disk.close();
    await constant.stop();
  }
}

type Reference = { readonly constant: Served; readonly disk: FileHandle };

async function compare(product: Served, reference: Reference, readers: readonly Reader[]): Promise<Figure[]> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let n = 0; n < children; n += 1) {
    const ask = asker(product.port, readerOf(readers, n));
    await ask('GET', 'vaccine-plan');
    const dose = { id: randomUUID(), givenOn: '2025-06-01', cvx: '08' };
    const marked = await timeOf(() => ask('POST', 'doses', { doses: [dose] }));
    const asked = await timeOf(() => askConstant(reference));
    if (n < warmingUp) continue;
    ours.push(marked);
    theirs.push(asked);
  }
  const most = Math.max(15, 3 * p99Of(theirs));
  return [
    atMost(`a dose marked, answered with the new plan, over ${readers.length} children, p99`, p99Of(ours), most, 'ms'),
  ];
}

/** What no answer can spare that is kept before it is given: to be sent, and to wait for the disk once. */
async function askConstant({ constant, disk }: Reference): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${constant.port}/list`);
  await answer.text();
  await disk.write(kept);
  await disk.datasync();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function p99Of(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

function readerOf(readers: readonly Reader[], n: number): Reader {
  const reader = readers[(n * 7919) % readers.length];
  if (!reader) throw new Error('there is nobody to mark a dose');
  return reader;
}

function asker(port: number, { token, childId }: Reader) {
  return async (method: 'GET' | 'POST', what: string, body?: object): Promise<string> => {
    const origin = `http://127.0.0.1:${port}`;
    const answer = await fetch(`${origin}/api/children/${childId}/${what}`, {
      method,
      headers: { cookie: `sid=${token}`, origin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${what} was answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
}
