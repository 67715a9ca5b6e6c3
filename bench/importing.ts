import { setTimeout as sleep } from 'node:timers/promises';
import { listTransfers, startImport } from '#contract/accounts/transfers.ts';
import { addDays, day } from '#domain/time/day.ts';
import { zipped } from '#testing/files/zips.ts';
import type { Served } from './a-server.ts';
import { atMost, percentile, ratioAtMost, type Figure } from './figures.ts';
import type { Reader } from './many-families.ts';
import { largestResidentMb, mainThreadMs } from './process-tree.ts';

const children = 100;
const dosesEach = 150;
const measurementsEach = 500;
const pauseMs = 5;
const idleMs = 3000;
const lookEveryMs = 50;
const madeAt = '2026-01-01T00:00:00.000Z';
const bornOn = day('2019-06-01');
const products = ['120', '133', '116', '08', '03', '21', '83', '10', '114', '150'];
const provenance = { madeBy: null, madeAt, changedBy: null, changedAt: madeAt };

/**
 * How long another family waits while as many children as an account can have are imported, and the memory that takes.
 * The longest wait is in the server's own time, since other programs hold up a single answer at random.
 */
export async function importingFigures(product: Served, reader: Reader, token: string): Promise<Figure[]> {
  const { pid = 0 } = product.process;
  const file = await anExport();
  await waits(product, reader, sleep(idleMs));
  const idle = await waits(product, reader, sleep(idleMs));
  const state = { mostMb: 0 };
  const watch = setInterval(() => {
    state.mostMb = Math.max(state.mostMb, largestResidentMb(pid));
  }, lookEveryMs);
  const { times, own } = await waits(product, reader, anImport(product, token, file));
  clearInterval(watch);
  const what = `an import of ${children} children with ${dosesEach} doses and ${measurementsEach} measurements each`;
  return [
    atMost(`longest wait of another family during ${what}, in the server's own time`, [Math.max(...own)], 100, 'ms'),
    ratioAtMost(
      'dashboard or list during that import, p99',
      {
        ours: [percentile(times, 0.99)],
        fixed: [percentile(idle.times, 0.99)],
        unit: 'ms',
        beside: 'p99 at other times',
      },
      4,
    ),
    atMost('largest process meanwhile', [state.mostMb], 250, 'MB'),
  ];
}

/** Reads pages and lists until `end`. */
async function waits({ port, process }: Served, { token, childId }: Reader, end: Promise<unknown>) {
  const { pid = 0 } = process;
  const [times, own]: [number[], number[]] = [[], []];
  const stretch = { isOver: false };
  const over = end.finally(() => (stretch.isOver = true));
  for (let n = 0; !stretch.isOver; n += 1) {
    const path = n % 2 === 0 ? '/dashboard' : `/api/children/${childId}/measurements`;
    const [from, ownFrom] = [performance.now(), mainThreadMs(pid)];
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: `sid=${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    times.push(performance.now() - from);
    own.push(mainThreadMs(pid) - ownFrom);
    await sleep(pauseMs);
  }
  await over;
  return { times, own };
}

async function anImport({ port }: Served, token: string, file: Buffer): Promise<void> {
  const headers = { cookie: `sid=${token}`, origin: `http://localhost:${port}` };
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const sent = { ...headers, 'content-type': 'application/zip' };
  const started = await fetch(at(startImport.path), { method: 'POST', headers: sent, body: new Uint8Array(file) });
  if (!started.ok) throw new Error(`an import was answered with ${started.status} ${await started.text()}`);
  for (;;) {
    const { import: latest } = listTransfers.reply.parse(
      await (await fetch(at(listTransfers.path), { headers })).json(),
    );
    if (latest?.status === 'ready') return;
    if (latest?.status === 'failed') throw new Error(`the import failed: ${latest.refusal}`);
    await sleep(lookEveryMs);
  }
}

async function anExport(): Promise<Buffer> {
  const folders = Array.from({ length: children }, (_, n) => `children/${n + 1}`);
  const manifest = { format: 'fernling-export', formatVersion: 1, madeAt, madeBy: 'Fernling', uploads: [] };
  const files: [string, string][] = [
    ['fernling.json', JSON.stringify({ ...manifest, children: folders })],
    ['account.json', JSON.stringify(accountFile)],
  ];
  for (const [n, folder] of folders.entries()) {
    files.push([`${folder}/child.json`, JSON.stringify(childFile(n))]);
    files.push([`${folder}/measurements.json`, JSON.stringify(measurementsFile(n))]);
    files.push([`${folder}/doses.json`, JSON.stringify(dosesFile(n))]);
  }
  // As an export packs its texts.
  return zipped(files, { compress: true });
}

const accountFile = { units: 'metric', theme: 'system' };

function childFile(n: number) {
  return {
    firstName: `Child ${n}`,
    lastName: null,
    bornOn,
    gender: 'female',
    gestationDays: null,
    birthWeightKg: null,
    birthWeightText: null,
    relationship: 'mother',
    isActive: n === 0,
    ...provenance,
  };
}

function measurementsFile(child: number) {
  return Array.from({ length: measurementsEach }, (_, n) => ({
    measuredOn: addDays(bornOn, n * 4 + (child % 4)),
    ageMonths: 0,
    ageGivenInMonthsOnly: false,
    weightKg: (3400 + n * 30) / 1000,
    weightText: `${(3400 + n * 30) / 1000} kg`,
    heightCm: (5000 + n * 12) / 100,
    heightText: `${(5000 + n * 12) / 100} cm`,
    position: 'lying',
    headCm: null,
    headText: null,
    place: 'home',
    note: 'Weighed before breakfast, a little restless.',
    kept: [],
    ...provenance,
  }));
}

function dosesFile(child: number) {
  return Array.from({ length: dosesEach }, (_, n) => ({
    givenOn: addDays(bornOn, 42 + n * 12 + (child % 12)),
    markedAt: '10:00:00',
    cvx: products[n % products.length],
    vaccine: null,
    lot: `UK${n}`,
    place: 'Green Street Pediatrics',
    site: 'left-thigh',
    ...provenance,
  }));
}
