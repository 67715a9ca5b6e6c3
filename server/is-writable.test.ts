import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstUnwritable } from './is-writable.ts';

test('a folder that takes files, and one that is not there yet, can be written, and nothing is left in them', async () => {
  const folder = await aFolder();
  await mkdir(join(folder, 'profile_pictures'));

  expect(await firstUnwritable(folder)).toBeNull();
  expect(await firstUnwritable(join(folder, 'files'))).toBeNull();

  expect(await readdir(folder, { recursive: true })).toEqual(['profile_pictures']);
});

test('a file where a folder should be is named', async () => {
  const path = join(await aFolder(), 'files');
  await writeFile(path, '');

  expect(await firstUnwritable(path)).toBe(path);
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fernling-writable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
