import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startProduct } from '../bench/a-server.ts';
import { atLeast, tableOf, type Figure } from '../bench/figures.ts';
import { freePort } from '#testing/db/free-port.ts';
import { findChromium } from '#testing/find-chromium.ts';
import { fillDemo } from './demo/fill-demo.ts';

type Bars = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number | null>>;
type PageToJudge = { readonly path: string; readonly bars: Bars; readonly isPrivate: boolean };

const runs = 3;
const pages: readonly PageToJudge[] = [
  { path: '/', isPrivate: false, bars: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } },
  // Private pages are noindex, which lowers their SEO score.
  { path: '/login', isPrivate: false, bars: { performance: 95, accessibility: 100, 'best-practices': 100, seo: null } },
  {
    path: '/dashboard?tab=growth',
    isPrivate: true,
    bars: { performance: 95, accessibility: 100, 'best-practices': 100, seo: null },
  },
  {
    path: '/dashboard?tab=overview',
    isPrivate: true,
    bars: { performance: 95, accessibility: 100, 'best-practices': 100, seo: null },
  },
];

const longestStartMs = 30_000;

await using things = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'fernling-lighthouse-'));
things.defer(() => rmSync(folder, { recursive: true, force: true }));
const { session } = await fillDemo(join(folder, 'data'));
const product = await startProduct(join(folder, 'data'));
things.defer(() => product.stop());
const browser = await startBrowser(join(folder, 'profile'));
things.defer(browser.stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    browser.stop();
    process.exit(1);
  });
}
const figures: Figure[] = [];
for (const page of pages) figures.push(...(await judge(page)));
const missed = figures.filter(({ isMet }) => !isMet).length;
console.log(tableOf(figures));
console.log(`${figures.length - missed} passed, ${missed} failed`);
process.exitCode = missed === 0 ? 0 : 1;

async function judge({ path, bars, isPrivate }: PageToJudge): Promise<Figure[]> {
  const scores = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, score] of await judgeOnce(path, isPrivate))
      scores.set(name, [...(scores.get(name) ?? []), score]);
  }
  return Object.entries(bars).flatMap(([name, bar]) =>
    bar === null ? [] : [atLeast(`${path} ${name}, median of ${runs}`, scores.get(name) ?? [], bar, 'points')],
  );
}

async function judgeOnce(path: string, isPrivate: boolean): Promise<[string, number][]> {
  if (isPrivate) await logIn();
  const result = await lighthouse(`http://localhost:${product.port}${path}`, {
    port: browser.port,
    logLevel: 'error',
    // A storage reset would log the parent out.
    disableStorageReset: isPrivate,
  });
  const shown = new URL(result?.lhr.finalDisplayedUrl ?? 'about:blank');
  if (`${shown.pathname}${shown.search}` !== path) throw new Error(`${path} led to ${shown.pathname}`);
  const audits = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
  console.log(`${path}: ${audits.map(({ id }) => id).join(', ') || 'nothing below 90'}`);
  return Object.entries(result?.lhr.categories ?? {}).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
}

async function logIn(): Promise<void> {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  const url = `http://localhost:${product.port}`;
  await connected.contexts()[0]?.addCookies([{ name: 'sid', value: session, url, httpOnly: true, sameSite: 'Lax' }]);
  await connected.close();
}

async function startBrowser(profile: string) {
  const port = await freePort();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const flags = [
    '--headless=new',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-sync',
    '--no-first-run',
  ];
  const child = spawn(
    findChromium() ?? 'chromium',
    [...flags, ...asRoot, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    // A process group of its own: Debian's command is a script that starts the browser.
    { stdio: 'ignore', detached: true },
  );
  await once(child, 'spawn');
  const giveUpAt = Date.now() + longestStartMs;
  while (!(await answers(`http://127.0.0.1:${port}/json/version`))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('the browser did not start');
    await sleep(50);
  }
  const { pid } = child;
  return { stop: () => void (pid && process.kill(-pid, 'SIGKILL')), port };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
