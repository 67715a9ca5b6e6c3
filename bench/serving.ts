import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startConstant, type Served } from './a-server.ts';
import { ratioAtLeast, ratioAtMost, type Compared, type Figure } from './figures.ts';
import { load, type Load } from './load.ts';
import { listsOf } from './lists.ts';
import type { Reader } from './many-families.ts';

const rounds = 9;
const roundMs = 1500;
const callers = 16;

type Side = Omit<Parameters<typeof load>[0], 'callers' | 'until'>;

/** The speed of the list of measurements and of the landing page, and of a server with constant answers. */
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
  const constantList: Side = { server: constant, path: () => '/list' };
  const list = await inTurnUnderLoad({ server: product, ...listsOf(readers) }, constantList);
  const page = await inTurnUnderLoad({ server: product, path: () => '/' }, { server: constant, path: () => '/page' });
  const all = await inTurnUnderLoad(
    { server: product, path: (n) => readerOf(readers, n).path, cookie: (n) => readerOf(readers, n).cookie },
    constantList,
  );
  const rates = { unit: '/s of CPU', beside: 'constant answer' };
  return [
    ratioAtLeast('list of 20 measurements, answers for the CPU time', { ...list.perCpuSecond, ...rates }, 0.15),
    ratioAtLeast('landing page, answers for the CPU time', { ...page.perCpuSecond, ...rates }, 0.4),
    ratioAtMost(
      `list over ${readers.length} children, ${callers} callers, p99`,
      { ...all.p99Ms, unit: 'ms', beside: 'constant answer' },
      8,
    ),
  ];
}

/** In mixed order. */
function readerOf(readers: readonly Reader[], n: number): { path: string; cookie: string } {
  const reader = readers[(n * 7919) % readers.length];
  if (!reader) throw new Error('there is nobody to read');
  return { path: `/api/children/${reader.childId}/measurements`, cookie: `sid=${reader.token}` };
}

/** Both sides under load in turn, without the first round of each. */
export async function inTurnUnderLoad(ours: Side, theirs: Side): Promise<Record<'perCpuSecond' | 'p99Ms', Compared>> {
  const pairs: { ours: Load; fixed: Load }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = {
      ours: await load({ ...ours, callers, until: roundMs }),
      fixed: await load({ ...theirs, callers, until: roundMs }),
    };
    if (round > 0) pairs.push(pair);
  }
  const compared = (pick: (load: Load) => number): Compared => ({
    ours: pairs.map((pair) => pick(pair.ours)),
    fixed: pairs.map((pair) => pick(pair.fixed)),
  });
  return { perCpuSecond: compared(({ perCpuSecond }) => perCpuSecond), p99Ms: compared(({ p99Ms }) => p99Ms) };
}

/** @throws Error when the answer is a refusal */
export async function textOf({ port }: Served, path: string, cookie?: string): Promise<string> {
  const headers = { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}
