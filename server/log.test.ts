import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { renderer } from '#web/app/render.tsx';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { createLog } from './log.ts';

test('a log line names the pattern of an address, never the address, and no one', async () => {
  const { log, lines } = aLog('info');
  const assetsDir = await aBuild();
  const family = await aFamily(await aHouse({ log, pages: renderer, assetsDir }));
  const addresses = [
    '/confirm-email?token=a-secret-of-a-mail',
    '/dashboard?tab=fever',
    '/a-secret-of-a-mail',
    '/assets/curve-fever.js',
    '/assets/a-secret-of-a-mail.js',
    '/api/fever',
  ];

  await family.parent.get(`/api/children/${family.child.id}?note=fever`);
  for (const address of addresses) await family.parent.get(address);

  expect(lines()).toMatchObject([
    { level: 30, method: 'GET', route: '/api/children/:childId', status: 422 },
    { level: 30, method: 'GET', route: '/confirm-email', status: 200 },
    { level: 30, method: 'GET', route: '/dashboard', status: 200 },
    { level: 30, method: 'GET', route: 'not found', status: 404 },
    { level: 30, method: 'GET', route: '/assets/:file', status: 200 },
    { level: 30, method: 'GET', route: 'not found', status: 404 },
    { level: 30, method: 'GET', route: '/api/*', status: 404 },
  ]);
  await rm(assetsDir, { recursive: true });
  const logged = JSON.stringify(lines());
  for (const secret of [family.child.id, family.parent.id, family.parent.email, 'fever', 'a-secret-of-a-mail']) {
    expect(logged).not.toContain(secret);
  }
});

test('each line carries the id that the answer carries', async () => {
  const { log, lines } = aLog('info');
  const { visitor } = await aHouse({ log });

  const answer = await visitor().get('/api/me');

  expect(lines()).toMatchObject([{ requestId: answer.headers.get('x-request-id') }]);
});

test('by default a successful request is not logged', async () => {
  const { log, lines } = aLog('warn');
  const { visitor } = await aHouse({ log });

  await visitor().get('/healthz');

  expect(lines()).toEqual([]);
});

test('a value under the name of a secret is not logged', () => {
  const { log, lines } = aLog('warn');

  log.warn({ password: 'p1', token: 't1', mail: { email: 'hannah@example.org', token: 't2' } }, 'something happened');

  expect(JSON.stringify(lines())).not.toMatch(/p1|t1|t2|hannah/);
});

// Only Linux has a device that is always full.
test.runIf(process.platform === 'linux')('a log on a full disk ends nothing', async () => {
  const logging = `
    import { createLog } from '#server/log.ts';
    const log = createLog('warn');
    for (let n = 0; n < 3; n += 1) log.warn({ n }, 'something happened');
    process.stdout.write('goes on');
  `;
  const full = await open('/dev/full', 'w');

  const child = spawn(process.execPath, ['--input-type=module', '-e', logging], { stdio: ['ignore', 'pipe', full.fd] });
  if (!child.stdout) throw new Error('nothing is piped');
  const out = await text(child.stdout);
  const [code] = await once(child, 'close');
  await full.close();

  expect({ code, out }).toEqual({ code: 0, out: 'goes on' });
});

/** A folder with one built file. */
async function aBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fernling-log-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'share'));
  await writeFile(join(folder, 'assets/curve-fever.js'), '');
  return folder;
}

/** The log of a real server, kept in place of printed. */
function aLog(level: string) {
  const kept: string[] = [];
  const log = createLog(level, { write: (line) => void kept.push(line) });
  return { log, lines: (): unknown[] => kept.map((line) => JSON.parse(line)) };
}
