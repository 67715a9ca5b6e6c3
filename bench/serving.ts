import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startConstant, type Served } from './a-server.ts';
import { atLeast, atMost, median, type Figure } from './figures.ts';
import { load, type Load } from './load.ts';
import type { Reader } from './many-families.ts';

const rounds = 5;
const roundMs = 1500;
const callers = 16;

type Side = Omit<Parameters<typeof load>[0], 'callers' | 'until'>;

/** How fast the list of measurements and the landing page come, beside a server that has the same answers as constants. */
export async function servingFigures(product: Served, readers: readonly Reader[], folder: string): Promise<Figure[]> {
  const reader = readerOf(readers, 0);
  const [listFile, pageFile] = [join(folder, 'list.json'), join(folder, 'page.html')];
  await writeFile(listFile, await textOf(product, reader.path, reader.cookie));
  await writeFile(pageFile, await textOf(product, '/'));
  const constant = await startConstant(listFile, pageFile);
  try {
    return await compareAll(product, constant, readers);
  } finally {
    await constant.stop();
  }
}

async function compareAll(product: Served, constant: Served, readers: readonly Reader[]): Promise<Figure[]> {
  const reader = readerOf(readers, 0);
  const constantList: Side = { port: constant.port, path: () => '/list' };
  const list = await compare(
    { port: product.port, path: () => reader.path, cookie: () => reader.cookie },
    constantList,
  );
  const page = await compare({ port: product.port, path: () => '/' }, { port: constant.port, path: () => '/page' });
  const all = await compare(
    { port: product.port, path: (n) => readerOf(readers, n).path, cookie: (n) => readerOf(readers, n).cookie },
    constantList,
  );
  return [
    atLeast('list of 20 measurements, rate against the same JSON as a constant', list.ratio * 100, 25, '%'),
    atLeast('landing page, rate against the same text as a constant', page.ratio * 100, 60, '%'),
    atMost(
      `list over ${readers.length} children, ${callers} callers, p99`,
      all.ours.p99Ms,
      Math.max(30, 4 * all.theirs.p99Ms),
      'ms',
    ),
  ];
}

/** The n-th reader in an order that jumps about, with what it asks for. */
function readerOf(readers: readonly Reader[], n: number): { path: string; cookie: string } {
  const reader = readers[(n * 7919) % readers.length];
  if (!reader) throw new Error('there is nobody to read');
  return { path: `/api/children/${reader.childId}/measurements`, cookie: `sid=${reader.token}` };
}

/** Both sides in turn, so that a machine that slows down slows both. */
async function compare(ours: Side, theirs: Side): Promise<{ ratio: number; ours: Load; theirs: Load }> {
  const pairs: [Load, Load][] = [];
  await load({ ...ours, callers, until: roundMs });
  await load({ ...theirs, callers, until: roundMs });
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await load({ ...ours, callers, until: roundMs }), await load({ ...theirs, callers, until: roundMs })]);
  }
  const failed = pairs.reduce((sum, [one, other]) => sum + one.failed + other.failed, 0);
  if (failed > 0) throw new Error(`${failed} requests under load were not answered with 200`);
  const middle = (pick: (load: Load) => number, side: 0 | 1) => median(pairs.map((pair) => pick(pair[side])));
  const loadOf = (side: 0 | 1): Load => ({
    perSecond: middle(({ perSecond }) => perSecond, side),
    p50Ms: middle(({ p50Ms }) => p50Ms, side),
    p99Ms: middle(({ p99Ms }) => p99Ms, side),
    failed: 0,
  });
  return {
    ratio: median(pairs.map(([one, other]) => one.perSecond / other.perSecond)),
    ours: loadOf(0),
    theirs: loadOf(1),
  };
}

async function textOf({ port }: Served, path: string, cookie?: string): Promise<string> {
  const headers = { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}
