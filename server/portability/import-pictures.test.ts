import { expect, test } from 'vitest';
import { findMe } from '#server/accounts/queries/me.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { aFamily } from '#testing/family.ts';
import { zipped } from '#testing/files/zips.ts';
import { storePictures } from './import-pictures.ts';
import { inTemporaryFile } from './temporary-file.ts';
import { Progress } from './transfers.ts';
import { openZip } from './zip-reading.ts';

const refusal = 'Bringing the pictures back took too long. Please try again later.';

test('[ASVS-5.2.6] an import of which three pictures take too long is ended, so that other families get their turn', async () => {
  const { tried, done } = await importOf(['heavy 1', 'light', 'heavy 2', 'heavy 3', 'heavy 4']);

  await expect(done).rejects.toThrow(refusal);
  expect(tried).toEqual(['heavy 1', 'light', 'heavy 2', 'heavy 3']);
});

test('two pictures that take too long are left out, also if they stand there many times', async () => {
  const { done } = await importOf(['heavy 1', 'heavy 1', 'heavy 1', 'heavy 2', 'light']);

  const { files, leftOut } = await done;
  expect([...files.keys()]).toEqual(['uploads/4.webp']);
  expect(leftOut).toHaveLength(4);
});

/** Of pictures whose content says how long they take. */
async function importOf(contents: readonly string[]) {
  const { house, parent } = await aFamily();
  const me = await findMe(house.db, parent.id);
  if (!me) throw new Error('no account');
  const files = new Map(contents.map((content, n) => [`uploads/${n}.webp`, Buffer.from(content)]));
  const tried: string[] = [];
  const make = async (content: Uint8Array) => {
    tried.push(String(content));
    if (String(content).startsWith('heavy')) throw new PictureRefused('too-heavy');
    return Buffer.from(content);
  };
  const coming = { paths: [...files.keys()], leftOut: [] };
  const progress = new Progress(contents.length, async () => {});
  const content = async function* () {
    yield await zipped(files);
  };
  const done = inTemporaryFile(house.config.dataDir, content(), async (file) =>
    storePictures(house, me, await openZip(file), {
      coming,
      now: house.clock(),
      progress,
      signal: new AbortController().signal,
      make,
    }),
  );
  return { tried, done };
}
