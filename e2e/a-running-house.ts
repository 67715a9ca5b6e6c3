import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '#testing/db/free-port.ts';
import { aRunningServer } from '#testing/running-server.ts';

/** The real server on an empty data folder of its own. */
export type RunningHouse = { readonly url: string; readonly dataDir: string };

/** Starts a house that nobody has used yet. Whoever opens it closes it. */
export async function openHouse(): Promise<RunningHouse & { close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fernling-journey-'));
  const port = await freePort();
  const server = await aRunningServer({ dataDir }, port);
  const close = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  // The name that the links in its mails have: to a browser 127.0.0.1 is another site.
  return { url: `http://localhost:${port}`, dataDir, close };
}

/** Journeys share a house; each makes its own family in it. */
export const test = base.extend<{ baseURL: string }, { house: RunningHouse }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern, the runner reads the fixtures that are asked for here
    async ({}, provide) => {
      const { close, ...house } = await openHouse();
      await provide(house);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, provide) => provide(house.url),
});
