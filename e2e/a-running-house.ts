import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '#testing/db/free-port.ts';
import { aRunningServer } from '#testing/servers/running-server.ts';

/** The real server on its own empty data folder. */
export type RunningHouse = {
  readonly url: string;
  readonly dataDir: string;
  /** With the key that the start printed. */
  readonly outboxUrl: string;
};

/** Journeys share a house and each make their own family; `freshHouse` is unused. */
export const test = base.extend<{ baseURL: string; freshHouse: RunningHouse }, { house: RunningHouse }>({
  // oxlint-disable-next-line no-empty-pattern, the runner reads the fixtures that are asked for here
  house: [async ({}, provide) => lendHouse(provide), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern, as above
  freshHouse: async ({}, provide) => lendHouse(provide),
  baseURL: async ({ house }, provide) => provide(house.url),
});

/** Starts the server, runs the journeys, and stops it. */
async function lendHouse(lend: (house: RunningHouse) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fernling-journey-'));
  const port = await freePort();
  const server = await aRunningServer({ dataDir }, port);
  // The host name in its mails' links: to a browser 127.0.0.1 is another site.
  await lend({ url: `http://localhost:${port}`, dataDir, outboxUrl: server.outboxAddress });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
