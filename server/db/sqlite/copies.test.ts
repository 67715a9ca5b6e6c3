import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { copiesFolder, deleteOldCopies } from './copies.ts';

test('[ACC-03] copies made before an upgrade go after a while, newer ones stay', async () => {
  const dataDir = temporaryStorage().folder;
  const [old, young, cutShort, underWay] = [
    aCopy(dataDir, 'before-0002.sqlite', '2026-08-01'),
    aCopy(dataDir, 'before-0003.sqlite', '2026-09-01'),
    aCopy(dataDir, 'before-0003.sqlite.31.part', '2026-11-10'),
    aCopy(dataDir, 'before-0004.sqlite.32.part', '2026-11-12T11:00:00Z'),
  ];

  await deleteOldCopies(dataDir, new Date('2026-11-12T12:00:00Z'));

  expect([old, young, cutShort, underWay].map((path) => existsSync(path))).toEqual([false, true, false, true]);
});

test('where no copy was ever made there is nothing to do', async () => {
  await expect(deleteOldCopies(temporaryStorage().folder, new Date())).resolves.toBeUndefined();
});

function aCopy(dataDir: string, name: string, madeOn: string): string {
  const path = join(copiesFolder(dataDir), name);
  mkdirSync(copiesFolder(dataDir), { recursive: true });
  writeFileSync(path, 'copy');
  utimesSync(path, new Date(madeOn), new Date(madeOn));
  return path;
}
