import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Clock,
  type Page,
} from '@playwright/test';
import { freePort } from '#testing/db/free-port.ts';
import { aRunningServer } from '#testing/servers/running-server.ts';
import { WELCOMED } from '#web/billing/trial/welcomed.ts';

/** The real server on its own empty data folder, with easy security checks. */
export type RunningHouse = {
  readonly url: string;
  readonly dataDir: string;
  /** With the key that the start printed. */
  readonly outboxUrl: string;
};

type Profiles = Map<string, BrowserContext>;

type OfJourney = {
  baseURL: string;
  /** A new one has loaded nothing yet. */
  profile: 'shared' | 'new';
  freshHouse: RunningHouse;
  /** The clock of the browser, whose profile no other journey gets afterwards. */
  clock: Clock;
};

/**
 * Journeys share a house and each make their own family; `freshHouse` is unused. They also share browser profiles, one for
 * each kind of screen, since a new one loads and compiles every script again.
 */
export const test = base.extend<OfJourney, { house: RunningHouse; profiles: Profiles; browser: Browser }>({
  browser: [async ({ browser }, provide) => provide(welcomed(browser)), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern, the runner reads the fixtures that are asked for here
  house: [async ({}, provide) => lendHouse(provide), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern, as above
  profiles: [async ({}, provide) => provide(new Map()), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern, as above
  freshHouse: async ({}, provide) => lendHouse(provide),
  baseURL: async ({ house }, provide) => provide(house.url),
  profile: ['shared', { option: true }],
  context: async (
    { browser, profile, profiles, baseURL, viewport, hasTouch, isMobile, javaScriptEnabled },
    provide,
  ) => {
    const options = { baseURL, viewport, hasTouch, isMobile, javaScriptEnabled };
    const screen = JSON.stringify(options);
    const context = (profile === 'shared' && profiles.get(screen)) || (await aProfile(browser, options));
    if (profile === 'shared') profiles.set(screen, context);
    await provide(context);
    if (profiles.get(screen) === context) await empty(context);
    else await context.close();
  },
  clock: async ({ context, profiles }, provide) => {
    for (const [screen, shared] of profiles) if (shared === context) profiles.delete(screen);
    await provide(context.clock);
  },
});

/** As a browser with storage of its own: nothing in it, so that the free trial is told of. */
export const unwelcomed = { cookies: [], origins: [] };

/** The dialog about the free trial was shown before, in each profile that is not `unwelcomed`. */
function welcomed(browser: Browser): Browser {
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make(options);
    if (!options?.storageState) await context.addInitScript(noteWelcomed, WELCOMED);
    return context;
  };
  return browser;
}

/** @param name before the id of each account */
function noteWelcomed(name: string): void {
  Storage.prototype.getItem = function getItem(this: Storage, key: string) {
    if (key.startsWith(`${name} `)) return 'shown';
    const kept: unknown = this[key];
    return typeof kept === 'string' ? kept : null;
  };
}

/** What is typed before the script of a drawn page runs is refused. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await page.locator('#app[data-waits]').waitFor({ state: 'detached' });
    return answer;
  };
}

/** Its first page stays open, so that the process which has compiled the scripts goes on. */
async function aProfile(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/healthz');
  if (options.javaScriptEnabled !== false) context.on('page', waitForScripts);
  return context;
}

async function empty(context: BrowserContext): Promise<void> {
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
}

/** Starts the server, runs the journeys, and stops it. */
async function lendHouse(lend: (house: RunningHouse) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fernling-journey-'));
  const port = await freePort();
  const server = await aRunningServer({ dataDir }, port, 'testing/servers/start-with-easy-checks.ts');
  // The host name in its mails' links: to a browser 127.0.0.1 is another site.
  await lend({ url: `http://localhost:${port}`, dataDir, outboxUrl: server.outboxAddress });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
