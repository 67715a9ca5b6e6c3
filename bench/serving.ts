import { atLeast, atMost, median, type Figure } from './figures.ts';
import { load, type Load } from './load.ts';
import type { Reader } from './many-families.ts';
import type { Served } from './a-server.ts';

const rounds = 5;
const roundMs = 1500;
const callers = 16;

type Side = Omit<Parameters<typeof load>[0], 'callers' | 'forMs'>;

/** How fast the list of measurements and the landing page come, beside constant answers of their size. */
export async function servingFigures(product: Served, constant: Served, readers: readonly Reader[]): Promise<Figure[]> {
  const [reader] = readers;
  if (!reader) throw new Error('there is nobody to read');
  const cookie = `sid=${reader.token}`;
  const listPath = `/api/children/${reader.childId}/measurements`;
  const listBytes = await bytesOf(product, listPath, cookie);
  const pageBytes = await bytesOf(product, '/');
  const list = await compare(
    { port: product.port, path: () => listPath, cookie: () => cookie },
    { port: constant.port, path: () => `/json/${listBytes}` },
  );
  const page = await compare(
    { port: product.port, path: () => '/' },
    { port: constant.port, path: () => `/page/${pageBytes}` },
  );
  const all = await compare(
    {
      port: product.port,
      path: (n) => `/api/children/${readers[(n * 7919) % readers.length]?.childId}/measurements`,
      cookie: (n) => `sid=${readers[(n * 7919) % readers.length]?.token}`,
    },
    { port: constant.port, path: () => `/json/${listBytes}` },
  );
  return [
    atLeast(`list of 20 measurements, rate against a constant of ${listBytes} bytes`, list.ratio * 100, 25, '%'),
    atLeast(`landing page, rate against a constant of ${pageBytes} bytes`, page.ratio * 100, 60, '%'),
    atMost(
      `list over ${readers.length} children, ${callers} callers, p99`,
      all.ours.p99Ms,
      Math.max(30, 4 * all.theirs.p99Ms),
      'ms',
    ),
  ];
}

/** Both sides in turn, so that a machine that slows down slows both. */
async function compare(ours: Side, theirs: Side): Promise<{ ratio: number; ours: Load; theirs: Load }> {
  const pairs: [Load, Load][] = [];
  await load({ ...ours, callers, forMs: roundMs });
  await load({ ...theirs, callers, forMs: roundMs });
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await load({ ...ours, callers, forMs: roundMs }), await load({ ...theirs, callers, forMs: roundMs })]);
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

async function bytesOf({ port }: Served, path: string, cookie?: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}
