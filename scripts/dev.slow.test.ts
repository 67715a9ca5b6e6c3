import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#testing/db/free-port.ts';

test('in development the pages come from the sources, and /ui shows the components', async () => {
  const origin = await aDevelopmentServer();

  const [home, gallery, source] = await Promise.all(
    ['/', '/ui', '/web/app/gallery.tsx'].map(async (path) => fetch(origin + path)),
  );

  const shown = (await home?.text()) ?? '';
  expect(shown.includes('<h1>Two years of firsts'), 'the landing page').toBe(true);
  expect(shown.includes('src="/web/app/tiny.ts"'), 'its script as a source').toBe(true);
  expect(await gallery?.text()).toContain('src="/web/app/gallery.tsx"');
  expect(await source?.text()).toContain('/web/ui/gallery-page.tsx');
});

/** Starts `npm run dev` on its own data folder until the test ends. */
async function aDevelopmentServer(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fernling-dev-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  });
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Fernling in development')) break;
  expect(child.exitCode).toBeNull();
  return `http://localhost:${port}`;
}
