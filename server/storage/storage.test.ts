import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keysIn, temporaryStorage } from '#testing/files/temporary-storage.ts';
import { StorageFailed, type StoredFile, type Storage } from './storage.ts';

type Place = {
  readonly storage: Storage;
  /** The names of all files and folders there. */
  readonly names: () => Promise<string[]>;
  /** Leaves the files of a process killed while writing. */
  readonly leaveHalf: (key: string) => Promise<void>;
};

/** Every driver of the port. */
const drivers: readonly { name: string; open: () => Place }[] = [{ name: 'a folder', open: inFolder }];

function inFolder(): Place {
  const { storage, folder } = temporaryStorage();
  const leaveHalf = async (key: string) => {
    const path = join(folder, `${key}.abc123.part`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'half');
  };
  const names = async () => (await readdir(folder, { recursive: true })).toSorted();
  return { storage, leaveHalf, names };
}

const key = 'profile_pictures/0197a000-0000-7000-8000-000000000001/1795250000000000000.webp';
const other = 'profile_pictures/0197a000-0000-7000-8000-000000000002/1795250000000000001.webp';

describe.each(drivers)('a storage in $name', ({ open }) => {
  test('returns what was stored, with its size', async () => {
    const { storage } = open();

    const { bytes } = await storage.put(key, Buffer.from('a picture'));

    expect(bytes).toBe(9);
    expect(await textOf(storage, key)).toEqual({ bytes: 9, text: 'a picture' });
  });

  test('stores a stream in pieces', async () => {
    const { storage } = open();

    await storage.put(key, pieces('a ', 'picture'));

    expect(await textOf(storage, key)).toEqual({ bytes: 9, text: 'a picture' });
  });

  test('has nothing under a key that was never stored, or is deleted', async () => {
    const { storage } = open();
    await storage.put(key, Buffer.from('a picture'));

    await storage.delete(key);
    await storage.delete(key);

    expect(await storage.get(key)).toBeNull();
    expect(await storage.get(other)).toBeNull();
    expect(await keysIn(storage, 'profile_pictures')).toEqual([]);
  });

  test('removes an account’s folder with the last of its files', async () => {
    const { storage, names } = open();
    const second = key.replace('.webp', '-2.webp');
    await storage.put(key, Buffer.from('a picture'));
    await storage.put(second, Buffer.from('another'));

    await storage.delete(key);
    expect(await keysIn(storage, 'profile_pictures')).toEqual([second]);
    await storage.delete(second);
    await storage.delete(second);

    expect(await names()).toEqual(['profile_pictures']);
  });

  test('stores every file, even if its folder is removed at that moment', async () => {
    const { storage } = open();
    const gone = key.replace('.webp', '-gone.webp');

    for (let round = 0; round < 200; round += 1) {
      const deleting = [1, 2, 3].map(() => storage.delete(gone));
      await Promise.all([...deleting, storage.put(key, Buffer.from('next')), keysIn(storage, 'profile_pictures')]);
      expect(await textOf(storage, key)).toEqual({ bytes: 4, text: 'next' });
      await storage.delete(key);
    }
  });

  test('stores a file whole or not at all: an aborted upload leaves the previous one', async () => {
    const { storage } = open();
    await storage.put(key, Buffer.from('the former'));

    const refusal = await storage.put(key, breakingOff()).catch((error: unknown) => error);

    expect(refusal).toMatchObject({ message: 'the line broke' });
    expect(await textOf(storage, key)).toEqual({ bytes: 10, text: 'the former' });
    expect(await keysIn(storage, 'profile_pictures')).toEqual([key]);
  });

  test('of many files stored under one key at once, one remains, whole', async () => {
    const { storage } = open();
    const texts = Array.from({ length: 12 }, (_, i) => `${i}`.repeat(40_000));

    await Promise.all(texts.map((text) => storage.put(key, Buffer.from(text))));

    const kept = await textOf(storage, key);
    expect(texts).toContain(kept?.text);
    expect(await keysIn(storage, 'profile_pictures')).toEqual([key]);
  });

  test('lists everything in a folder with size and time, and nothing beside it', async () => {
    const { storage } = open();
    await storage.put(key, Buffer.from('one'));
    await storage.put(other, Buffer.from('other'));
    await storage.put('exports/1.zip', Buffer.from('beside'));

    const kept = await listed(storage, 'profile_pictures');

    expect(Object.fromEntries(kept.map(({ key: found, bytes }) => [found, bytes]))).toEqual({ [key]: 3, [other]: 5 });
    expect(kept.every(({ changedAt }) => Math.abs(Date.now() - changedAt.getTime()) < 60_000)).toBe(true);
    expect(await listed(storage, 'nothing-here')).toEqual([]);
  });

  test('lists what a crash has left half written, and can delete it', async () => {
    const { storage, leaveHalf } = open();
    await leaveHalf(key);

    const [left = ''] = await keysIn(storage, 'profile_pictures');
    await storage.delete(left);

    expect(left).toContain(key);
    expect(await storage.get(key)).toBeNull();
    expect(await keysIn(storage, 'profile_pictures')).toEqual([]);
  });

  test.each([
    '../outside.webp',
    'profile_pictures/../../outside.webp',
    '/etc/passwd.webp',
    'profile_pictures/./x.webp',
    'profile_pictures//x.webp',
    'profile_pictures\\x.webp',
    'C:/x.webp',
    'profile_pictures/x',
    'x.webp',
    'profile_pictures/x.webp\0',
    `profile_pictures/${'x'.repeat(300)}.webp`,
  ])('has no key %j', async (outside) => {
    const { storage } = open();

    await expect(async () => storage.put(outside, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(async () => storage.get(outside)).rejects.toThrow(RangeError);
    await expect(async () => storage.delete(outside)).rejects.toThrow(RangeError);
  });
});

test('a folder that has become a file is reported as no storage, and works again once it is back', async () => {
  const { storage, folder } = temporaryStorage();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'in the way');

  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(StorageFailed);
  await expect(storage.get(key)).rejects.toThrow(StorageFailed);
  await expect(listed(storage, 'profile_pictures')).rejects.toThrow(StorageFailed);
  await rm(folder);
  await storage.put(key, Buffer.from('x'));

  expect(await readdir(folder)).toEqual(['profile_pictures']);
});

async function textOf(storage: Storage, name: string): Promise<{ bytes: number; text: string } | null> {
  const kept = await storage.get(name);
  return kept && { bytes: kept.bytes, text: await new Response(kept.stream).text() };
}

async function listed(storage: Storage, folder: string): Promise<StoredFile[]> {
  const kept: StoredFile[] = [];
  for await (const one of storage.list(folder)) kept.push(one);
  return kept;
}

async function* pieces(...texts: string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* breakingOff(): AsyncIterable<Uint8Array> {
  yield Buffer.from('the begin');
  throw new Error('the line broke');
}
