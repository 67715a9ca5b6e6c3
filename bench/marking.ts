import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { startConstant, type Served } from './a-server.ts';
import { inTurn, percentile, ratioAtMost, valueOrRatioAtMost, type Figure } from './figures.ts';
import type { Reader } from './many-families.ts';

const parts = 5;
const partSize = 300;
/** Enough to warm up the server's code. */
const warmingUp = 100;

/** Collecting this process's own garbage takes longer than an answer, so it is done before one is timed. */
const roundsOfGarbage = 10;

/** Given to every third child in its first year: Pentacel, PCV, RotaTeq and hepatitis B, 19 doses in 13 shots. */
const firstYear = [
  { givenOn: '2025-06-01', cvxs: ['08'] },
  ...['2025-08-01', '2025-10-01', '2025-12-01'].map((givenOn) => ({ givenOn, cvxs: ['120', '133', '116', '08'] })),
].flatMap(({ givenOn, cvxs }) => cvxs.map((cvx) => ({ givenOn, cvx })));

type Place = {
  readonly folder: string;
  /** Of the database, for the table. */
  readonly where: string;
};

/** How soon a marked dose is answered with the new plan, in a database of many children. */
export async function doseFigures(product: Served, readers: readonly Reader[], place: Place): Promise<Figure[]> {
  const plan = await asker(product.port, readerOf(readers, 0))('GET', 'vaccine-plan');
  const times = await besideConstant(plan, place.folder, async (n) => {
    const ask = asker(product.port, readerOf(readers, n));
    const hasRecord = n % 3 === 0;
    await (hasRecord ? ask('POST', 'doses', { doses: firstYear.map(dose) }) : ask('GET', 'vaccine-plan'));
    if (n % roundsOfGarbage === 0) collectGarbage();
    const given = hasRecord ? { givenOn: '2026-06-08', cvx: '03' } : { givenOn: '2025-06-01', cvx: '08' };
    return timeOf(() => ask('POST', 'doses', { doses: [dose(given)] }));
  });
  return [ratioAtMost(`a dose marked, ${readers.length} children stored, ${place.where}, p99`, times, 3)];
}

/** How soon a marked milestone is answered, in a database of many children; every third has answers already. */
export async function milestoneFigures(product: Served, readers: readonly Reader[], place: Place): Promise<Figure[]> {
  const list = await asker(product.port, readerOf(readers, 0))('GET', 'milestone-answers');
  const times = await besideConstant(list, place.folder, async (n) => {
    const ask = asker(product.port, readerOf(readers, n));
    for (const { id } of n % 3 === 0 ? marked : []) await ask('POST', 'milestone-answers', achieved(id));
    if (n % roundsOfGarbage === 0) collectGarbage();
    return timeOf(() => ask('POST', 'milestone-answers', achieved('ms-12-phy-1')));
  });
  const name = `a milestone marked, ${readers.length} children stored, ${place.where}, p99`;
  return [valueOrRatioAtMost(name, times, { value: 15, ratio: 3 })];
}

/** Of the first months. */
const marked = milestoneList.milestones.slice(0, 8);

function achieved(milestoneId: string) {
  return { id: randomUUID(), milestoneId, answer: 'achieved', achievedOn: '2026-05-20' };
}

/**
 * The slowest hundredth of the answers. After each, a server runs the fixed loop and answers with a constant, so that
 * delays affect both.
 *
 * @param mark the time of an answer in ms
 */
async function besideConstant(reply: string, folder: string, mark: (n: number) => Promise<number>) {
  const file = join(folder, 'marked.json');
  await writeFile(file, reply);
  const constant = await startConstant(file, file);
  const work = () =>
    timeOf(async () => (await fetch(`http://127.0.0.1:${constant.port}/work`, { method: 'POST', body: '{}' })).text());
  try {
    const { ours, fixed } = await inTurn(warmingUp + parts * partSize, mark, work);
    return { ours: p99Of(ours), fixed: p99Of(fixed), unit: 'ms', beside: 'constant answer after a loop' };
  } finally {
    await constant.stop();
  }
}

/** Without the warm-up. */
function p99Of(times: readonly number[]): number[] {
  return Array.from({ length: parts }, (_, part) => {
    const from = warmingUp + part * partSize;
    return percentile(times.slice(from, from + partSize), 0.99);
  });
}

function collectGarbage(): void {
  if (!globalThis.gc) throw new Error('run it with --expose-gc, as `npm run bench` does');
  globalThis.gc();
}

function dose(given: { readonly givenOn: string; readonly cvx: string }) {
  return { id: randomUUID(), ...given };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function readerOf(readers: readonly Reader[], n: number): Reader {
  const reader = readers[(n * 7919) % readers.length];
  if (!reader) throw new Error('there is nobody to mark anything');
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
