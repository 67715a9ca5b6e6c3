import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fernling-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a folder is made with what is missing above it, for its owner alone, once', async () => {
  const path = join(await aFolder(), 'a/b/c');

  await Promise.all([makeFolder(path), makeFolder(path)]);
  await makeFolder(path);

  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('no folder is made in a file or in its place', async () => {
  const file = join(await aFolder(), 'file');
  await writeFile(file, '');

  await expect(makeFolder(file)).rejects.toMatchObject({ syscall: 'mkdir', code: 'EEXIST', path: file });
  await expect(makeFolder(join(file, 'data'))).rejects.toMatchObject({ syscall: 'mkdir', code: 'ENOTDIR' });
});

test.runIf(process.platform === 'linux')(
  'where no folder can be made it fails instead of trying for ever',
  async () => {
    await expect(makeFolder('/proc/x')).rejects.toMatchObject({ syscall: 'mkdir', code: 'ENOENT', path: '/proc/x' });
    await expect(makeFolder('/proc/x/data')).rejects.toMatchObject({
      syscall: 'mkdir',
      code: 'ENOENT',
      path: '/proc/x',
    });
  },
);
