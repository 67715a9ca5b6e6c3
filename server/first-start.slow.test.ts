import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { todayIn } from '#domain/time/day.ts';
import { oldEditionWarning } from '#server/vaccines/rules.ts';
import { freePort } from '#testing/db/free-port.ts';
import { startArguments } from '#testing/servers/start-arguments.ts';

const root = join(import.meta.dirname, '..');
const patience = 180_000;
const needed = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json'].concat([
  'content',
  'domain',
  'contract',
  'server',
  'web',
  'scripts',
]);
let checkout = '';

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'fernling-first-start-'));
  for (const name of needed) await cp(join(root, name), join(checkout, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
});

afterEach(() => rm(checkout, { recursive: true, force: true }));

describe('the first start in a checkout', () => {
  test('says that it builds, then the address, without output of the bundler', { timeout: patience }, async () => {
    // The bundler warns of it.
    await appendFile(join(checkout, 'web/app/tiny.ts'), "\neval('1');\n");

    const { code, out, err, port } = await start();

    expect(code).toBe(0);
    expect(out.split('\n', 1)).toEqual([`Fernling is at http://localhost:${port}`]);
    expect(err).toBe(`Building the pages.\n${await ageWarning()}`);
  });

  test('shows what the bundler says when the pages cannot be built', { timeout: patience }, async () => {
    await appendFile(join(checkout, 'web/app/tiny.ts'), '\nconst = 1;\n');

    const { code, out, err } = await start();

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/tiny\.ts/);
    expect(err).toMatch(/\nThe pages could not be built\.\n$/);
  });
});

/** Starts the server and stops it once it has given its address. */
async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, startArguments, {
    cwd: checkout,
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(checkout, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    child.kill('SIGTERM');
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: code as unknown, out, err, port };
}

/** What a start says once its vaccine data has grown old. */
async function ageWarning(): Promise<string> {
  const warning = await oldEditionWarning(todayIn('UTC', new Date()));
  return warning === null ? '' : `${warning}\n`;
}
