import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const patience = 60_000;
const childhood = 'content/vaccines/cdsi-4.64.childhood.json';
let copy = '';

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fernling-copy-'));
  for (const name of ['content', 'domain', 'contract', 'server', 'package.json']) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterEach(() => rm(copy, { recursive: true, force: true }));

/** Writes a file of the copy anew, and gives its hash to the manifest, as whoever brings in an edition does. */
async function bringIn(path: string, change: (was: string) => string) {
  const was = await readFile(join(copy, path), 'utf8');
  const is = change(was);
  expect(is).not.toBe(was);
  await writeFile(join(copy, path), is);
  const manifest = join(copy, 'content/vaccines/editions.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(hashOf(was), hashOf(is)));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Starts the copy as `npm start` does, and waits for it to give up. */
async function startOfCopy() {
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: copy,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  return { code, said };
}

describe('a server with damaged vaccine data does not start and says in one sentence where', () => {
  test('when an age is none', { timeout: patience }, async () => {
    await bringIn(childhood, (was) => was.replace('"absMin":"24w-4d"', '"absMin":"24 weeks"'));

    const { code, said } = await startOfCopy();

    expect(said).toMatch(
      /^The vaccine data is damaged: content\/vaccines\/cdsi-4\.64\.childhood\.json: antigens\.HepB\.series\[\d+\]\.doses\[2\]\.age\[0\]\.absMin: not a duration: '24 weeks'\.\n$/,
    );
    expect(code).toBe(1);
  });

  test('when half of a file is gone', { timeout: patience }, async () => {
    await bringIn(childhood, (was) => was.slice(0, was.length / 2));

    const { code, said } = await startOfCopy();

    expect(said).toMatch(
      /^The vaccine data is damaged: content\/vaccines\/cdsi-4\.64\.childhood\.json: [^\n]*JSON[^\n]*\.\n$/,
    );
    expect(code).toBe(1);
  });

  test('when a file is gone', { timeout: patience }, async () => {
    await rm(join(copy, childhood));

    expect(await startOfCopy()).toEqual({
      code: 1,
      said: `The vaccine data is damaged: ${childhood}: not readable (ENOENT).\n`,
    });
  });
});
