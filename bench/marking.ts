import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startConstant, type Served } from './a-server.ts';
import { inTurn, percentile, ratioAtMost, type Figure } from './figures.ts';
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

/**
 * How soon a marked dose is answered with the new plan, in a database of many children. After each, a server runs the
 * fixed loop and answers with a constant, so that delays affect both.
 *
 * @param where location of the database for the table
 */
export async function markingFigures(
  product: Served,
  readers: readonly Reader[],
  { folder, where }: { folder: string; where: string },
): Promise<Figure[]> {
  const file = join(folder, 'plan.json');
  await writeFile(file, await asker(product.port, readerOf(readers, 0))('GET', 'vaccine-plan'));
  const constant = await startConstant(file, file);
  try {
    return await compare(product, constant, readers, where);
  } finally {
    await constant.stop();
  }
}

async function compare(
  product: Served,
  constant: Served,
  readers: readonly Reader[],
  where: string,
): Promise<Figure[]> {
  const mark = async (n: number) => {
    const ask = asker(product.port, readerOf(readers, n));
    const hasRecord = n % 3 === 0;
    await (hasRecord ? ask('POST', 'doses', { doses: firstYear.map(dose) }) : ask('GET', 'vaccine-plan'));
    if (n % roundsOfGarbage === 0) collectGarbage();
    const given = hasRecord ? { givenOn: '2026-06-08', cvx: '03' } : { givenOn: '2025-06-01', cvx: '08' };
    return timeOf(() => ask('POST', 'doses', { doses: [dose(given)] }));
  };
  const work = () =>
    timeOf(async () => (await fetch(`http://127.0.0.1:${constant.port}/work`, { method: 'POST', body: '{}' })).text());
  const { ours, fixed } = await inTurn(warmingUp + parts * partSize, mark, work);
  return [
    ratioAtMost(
      `a dose marked, ${readers.length} children stored, ${where}, p99`,
      { ours: p99Of(ours), fixed: p99Of(fixed), unit: 'ms', beside: 'constant answer after a loop' },
      3,
    ),
  ];
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
