import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { addDays, day } from '#domain/time/day.ts';
import { startConstant, type Served } from './a-server.ts';
import {
  atMost,
  inTurn,
  ratioAtLeast,
  ratioAtMost,
  valueOrRatioAtMost,
  type Compared,
  type Figure,
} from './figures.ts';
import { LOOP } from './first-times.ts';
import { loopThreadMs } from './fixed-work.ts';
import { Line, load, type Load } from './load.ts';
import type { Reader } from './many-families.ts';
import { cpuSeconds, largestResidentMb } from './process-tree.ts';

const rounds = 5;
const roundMs = 1500;
const changes = 12;
const callers = 16;
/** As many as open Fernling within the same few minutes. */
const families = 100;
const manyFamilies = 10_000;
const doses = 300;
const dosesAtOnce = 60;
/** Requests that an attacker sends at once. */
const atOnce = 12;
const readsAtOnce = 100;
const measurements = 1900;

const inMixedOrder = (n: number, of: number) => (n * 37) % of;
/** Some come again soon and some late, as people do. */
const atRandom = (_: number, of: number) => Math.floor(Math.random() * of);

const dashboard = (server: Served, readers: readonly Reader[], order = inMixedOrder) => ({
  server,
  path: () => '/dashboard',
  cookie: (n: number) => `sid=${readers[order(n, readers.length)]?.token}`,
  callers,
  until: roundMs,
});

/** The speed of dashboards and visit plans, and that of other families' dashboards beside a parent who attacks. */
export async function familyPageFigures(product: Served, all: readonly Reader[], folder: string): Promise<Figure[]> {
  const [attacker, ...others] = all.slice(-families - 1);
  if (!attacker) throw new Error('there is nobody to read');
  // The first writes a plan; the second is kept.
  for (const { token } of [...others, ...others]) await asker(product, token)('GET', '/dashboard');
  await giveDoses(product, attacker);
  await giveMeasurements(product, attacker);
  return [
    ...(await dashboardFigures(product, others, { folder, of: `${families} families`, least: 0.12 })),
    ...(await visitPlanFigures(product, attacker)),
    await readingAttackFigure({ product, readers: others }, attacker),
    await changingAttackFigure({ product, readers: others }, attacker),
  ];
}

/** The same of many more families than come at once, and the memory that takes. */
export async function manyFamiliesFigures(product: Served, all: readonly Reader[], folder: string): Promise<Figure[]> {
  const readers = all.slice(0, manyFamilies);
  // The first writes a plan; the second is kept.
  for (const { token } of [...readers, ...readers]) await asker(product, token)('GET', '/dashboard');
  const of = `${readers.length} families, each as likely as any other`;
  return [
    ...(await dashboardFigures(product, readers, { folder, of, least: 0.05, order: atRandom })),
    ...(await firstDataFigures(product, readers, { folder, of })),
    atMost('largest process then', [largestResidentMb(product.process.pid ?? 0)], 600, 'MB'),
  ];
}

type Asked = {
  readonly folder: string;
  readonly of: string;
  readonly least: number;
  readonly order?: typeof inMixedOrder;
};

async function dashboardFigures(
  product: Served,
  readers: readonly Reader[],
  { folder, of, least, order }: Asked,
): Promise<Figure[]> {
  const file = join(folder, 'dashboard.html');
  const list = join(folder, 'list.json');
  await writeFile(file, await asker(product, readers[0]?.token ?? '')('GET', '/dashboard'));
  await writeFile(list, '[]');
  const constant = await startConstant(list, file);
  try {
    return await besideConstant(
      `dashboard of ${of}`,
      {
        ours: () => load(dashboard(product, readers, order)),
        fixed: () => load({ server: constant, path: () => '/page', callers, until: roundMs }),
        beside: 'constant answer of its size',
      },
      { least, value: 40, ratio: 3 },
    );
  } finally {
    await constant.stop();
  }
}

type InTurn = { readonly ours: () => Promise<Load>; readonly fixed: () => Promise<Load>; readonly beside: string };

/** How many answers, and how long they take, in turn with those of the constant server. */
async function besideConstant(
  what: string,
  { ours, fixed, beside }: InTurn,
  { least, ...most }: { least: number; value: number; ratio: number },
): Promise<Figure[]> {
  const loads: { ours: Load; fixed: Load }[] = [];
  for (let round = 0; round <= rounds; round += 1) loads.push({ ours: await ours(), fixed: await fixed() });
  const each = (name: keyof Load): Compared => ({
    ours: loads.slice(1).map((one) => one.ours[name]),
    fixed: loads.slice(1).map((one) => one.fixed[name]),
  });
  return [
    ratioAtLeast(`${what}, answers for the CPU time`, { ...each('perCpuSecond'), unit: '/s of CPU', beside }, least),
    valueOrRatioAtMost(`${what}, ${callers} callers, p99`, { ...each('p99Ms'), unit: 'ms', beside }, most),
  ];
}

/** What the dashboard of a child shows first, as a browser asks for it again: one of its replies in each request. */
const firstData = [
  'checkups',
  'vaccine-plan',
  'measurements',
  'growth-summary',
  'milestone-summary',
  'food-summary',
  'articles',
] as const;

async function firstDataFigures(
  product: Served,
  readers: readonly Reader[],
  { folder, of }: Pick<Asked, 'folder' | 'of'>,
): Promise<Figure[]> {
  const [list, page] = [join(folder, 'list.json'), join(folder, 'dashboard.html')];
  const one = readers[0];
  if (!one) throw new Error('there is nobody to read');
  await writeFile(list, await asker(product, one.token)('GET', `/api/children/${one.childId}/checkups`));
  const constant = await startConstant(list, page);
  const asked: Reader[] = [];
  const readerOf = (n: number) => (asked[n] ??= readers[atRandom(n, readers.length)] ?? one);
  const data = {
    server: product,
    path: (n: number) => `/api/children/${readerOf(n).childId}/${firstData[n % firstData.length]}`,
    cookie: (n: number) => `sid=${readerOf(n).token}`,
    callers,
    until: roundMs,
  };
  try {
    return await besideConstant(
      `first data of a dashboard of ${of}, each of its ${firstData.length} replies`,
      {
        ours: () => {
          asked.length = 0;
          return load(data);
        },
        fixed: () => load({ server: constant, path: () => '/list', callers, until: roundMs }),
        beside: 'constant answer',
      },
      { least: 0.05, value: 30, ratio: 3 },
    );
  } finally {
    await constant.stop();
  }
}

/** CPU time of the server for a visit plan, kept and worked out again: by the answer to the change, which has its days. */
async function visitPlanFigures(product: Served, { token, childId }: Reader): Promise<Figure[]> {
  const path = `/api/children/${childId}/visit-plan`;
  const kept = async () => {
    const asked = { server: product, path: () => path, cookie: () => `sid=${token}` };
    return 1000 / (await load({ ...asked, callers: 1, until: roundMs })).perCpuSecond;
  };
  const anew = async () => {
    let seconds = 0;
    for (let n = 0; n < changes; n += 1) {
      const before = cpuSeconds(product.process.pid ?? 0);
      await changePlan(product, { token, childId }, n);
      await asker(product, token)('GET', path);
      seconds += cpuSeconds(product.process.pid ?? 0) - before;
    }
    return (1000 * seconds) / changes;
  };
  await kept();
  const of = { unit: 'ms of CPU', beside: LOOP };
  return [
    ratioAtMost(
      `visit plan with ${doses} doses when nothing changed`,
      { ...(await inTurn(rounds, kept, loopThreadMs)), ...of },
      1.5,
    ),
    ratioAtMost(
      `visit plan with ${doses} doses, changed and read`,
      { ...(await inTurn(rounds, anew, loopThreadMs)), ...of },
      12,
    ),
  ];
}

type Others = { readonly product: Served; readonly readers: readonly Reader[] };

/** How long others wait at other times, and beside a parent who attacks. */
async function besideAttack(
  { product, readers }: Others,
  attack: (end: Promise<unknown>) => Promise<unknown>,
): Promise<Compared> {
  const [idle, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    idle.push((await load(dashboard(product, readers))).p99Ms);
    const end = sleep(roundMs);
    const attacks = attack(end);
    busy.push((await load({ ...dashboard(product, readers), until: end })).p99Ms);
    await attacks;
  }
  return { ours: busy.slice(1), fixed: idle.slice(1) };
}

const ofOthers = { unit: 'ms', beside: 'p99 at other times' };

/** All that is slow to read without a change. */
async function readingAttackFigure(others: Others, { token, childId }: Reader): Promise<Figure> {
  const { product } = others;
  const child = `/api/children/${childId}`;
  const made: unknown = JSON.parse(await asker(product, token)('POST', `${child}/calendar-feed`, { shows: 'initial' }));
  const calendar = new URL(z.parse(Addressed, made).address).pathname;
  const paths = [
    `${child}/visit-plan`,
    `${child}/measurements`,
    '/dashboard',
    '/print/visit',
    calendar,
    `${child}/checkups`,
  ];
  const waits = await besideAttack(others, async (end) => {
    const stretch = { isOver: false };
    void end.then(() => (stretch.isOver = true));
    // A client that unpacks nothing: its own work would count as the server's.
    const lines = Array.from({ length: readsAtOnce }, () => new Line(product.port, 'gzip'));
    while (!stretch.isOver) {
      await Promise.all(lines.map((line, n) => line.get(paths[n % paths.length] ?? '', `sid=${token}`)));
    }
    for (const line of lines) line.close();
  });
  const what = `reads a plan with ${doses} doses, ${measurements} measurements, their pages and a calendar`;
  return ratioAtMost(
    `dashboard of others while a parent ${what}, ${readsAtOnce} at once, p99`,
    { ...waits, ...ofOthers },
    3,
  );
}

/** A change of a plan is worked out in one go, which others wait for: no longer than for an import. */
async function changingAttackFigure(others: Others, attacker: Reader): Promise<Figure> {
  const { product } = others;
  const waits = await besideAttack(others, (end) =>
    Promise.all(Array.from({ length: atOnce }, () => attackUntil(product, attacker, end))),
  );
  return valueOrRatioAtMost(
    `dashboard of others while a parent changes and reads a plan with ${doses} doses, ${atOnce} at once, p99`,
    { ...waits, ...ofOthers },
    { value: 100, ratio: 3 },
  );
}

const Addressed = z.object({ address: z.string() });

async function attackUntil(product: Served, attacker: Reader, end: Promise<unknown>): Promise<void> {
  const stretch = { isOver: false };
  void end.then(() => (stretch.isOver = true));
  for (let n = 0; !stretch.isOver; n += 1) {
    await changePlan(product, attacker, n, false);
    await asker(product, attacker.token, false)('GET', `/api/children/${attacker.childId}/visit-plan`);
  }
}

/** Chooses the other authority, so that the plan is worked out again. */
async function changePlan(product: Served, { token, childId }: Reader, n: number, mustAnswer = true): Promise<void> {
  const ask = asker(product, token, mustAnswer);
  const found = z.safeParse(Versioned, JSON.parse(await ask('GET', `/api/children/${childId}/vaccine-plan`)));
  const authority = n % 2 ? 'cdc' : 'aap-2026';
  const body = { authority, version: found.data?.version ?? 1 };
  await ask('PUT', `/api/children/${childId}/vaccine-authority`, body);
}

const Versioned = z.object({ version: z.number() });

async function giveMeasurements({ port }: Served, { token, childId }: Reader): Promise<void> {
  const rows = Array.from({ length: measurements }, (_, n) => `${addDays(day('2025-06-02'), n % 500)},${5 + n / 1000}`);
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/api/children/${childId}/measurements/csv`, {
    method: 'POST',
    headers: { cookie: `sid=${token}`, origin },
    body: ['Date measured,Weight (kg)', ...rows].join('\n'),
  });
  if (!answer.ok) throw new Error(`a CSV file was answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
}

async function giveDoses(product: Served, { token, childId }: Reader): Promise<void> {
  const products = ['08', '146', '216', '116', '03', '21', '83', '140', '20', '48'];
  const all = Array.from({ length: doses }, (_, n) => ({
    id: randomUUID(),
    givenOn: addDays(day('2025-06-01'), n),
    cvx: products[n % products.length],
    isAnother: true,
  }));
  for (let from = 0; from < doses; from += dosesAtOnce) {
    await asker(product, token)('POST', `/api/children/${childId}/doses`, {
      doses: all.slice(from, from + dosesAtOnce),
    });
  }
}

function asker({ port }: Served, token: string, mustAnswer = true) {
  const origin = `http://127.0.0.1:${port}`;
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<string> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie: `sid=${token}`, origin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (mustAnswer && !answer.ok)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
}
