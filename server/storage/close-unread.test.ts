import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { aStream } from '#testing/files/a-stream.ts';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { StorageFailed } from './storage.ts';

test('canceling an unstored stream closes the file that it comes from', async () => {
  const { storage, folder } = temporaryStorage();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder');
  const { stream, isCanceled } = aStream();

  await expect(storage.put('profile_pictures/a/1.webp', stream)).rejects.toThrow(StorageFailed);

  expect(isCanceled()).toBe(true);
});
