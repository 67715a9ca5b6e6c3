import { expect, test } from 'vitest';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { zipped } from '#testing/files/zips.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { childParts } from './parts.ts';

test('[ACC-03] an export of the first version, which had measurements alone, is still imported', async () => {
  const family = await aFamily();
  await aMeasurement(family, family.child, family.parent);
  const files = await exportOf(family, family.parent);
  const later = childParts
    .filter(({ name }) => name !== 'measurements')
    .flatMap(({ name }) => [`${name}.json`, `${name}.csv`]);
  for (const name of later) files.delete(`children/01-maya/${name}`);

  const done = await importFile(family, family.stranger, new Blob([new Uint8Array(await zipped(files))]));

  expect(done).toMatchObject({ status: 'ready', refusal: null });
  expect(later.length).toBeGreaterThan(2);
});
