import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { freePort } from '#testing/db/free-port.ts';

const root = join(import.meta.dirname, '..');
const startWithinMs = 30_000;

/** The real server on an empty data folder of its own. */
export type RunningHouse = { readonly url: string; readonly dataDir: string };

/** Tests of one file share a server; each makes its own family on it. */
export const test = base.extend<{ baseURL: string }, { house: RunningHouse }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern, the runner reads the fixtures that are asked for here
    async ({}, provide) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'fernling-journey-'));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = spawn(process.execPath, ['server/start.ts'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilItAnswers(`${url}/healthz`);
      await provide({ url, dataDir });
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, provide) => provide(house.url),
});

async function untilItAnswers(url: string): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < startWithinMs) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(20);
  }
  throw new Error(`${url} did not answer within ${startWithinMs} ms`);
}
