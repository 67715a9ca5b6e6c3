import { expect, test } from 'vitest';
import { listTransfers, startExport, startImport } from '#contract/accounts/transfers.ts';
import { aFamily } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';

const refusal = 'This did not work. Please try again later.';

test('[ACC-03] an export or import that ended the server with every try is given up, and its owner is told', async () => {
  const family = await aFamily();
  const { parent } = family;
  await parent.call(startExport, { body: {} });
  await parent.call(startImport, { upload: new Blob(['PK\u0003\u0004']) });
  await family.house.db.updateTable('jobs').set({ tries: 4 }).where('kind', 'in', ['export', 'import']).execute();

  await workOff(family);

  const failed = { status: 'failed', refusal };
  expect(await parent.call(listTransfers, {})).toMatchObject({ export: failed, import: failed });
  for await (const { key } of family.house.storage.list('imports')) expect.fail(`${key} was left`);
});
