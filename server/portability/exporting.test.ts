import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { provePassword } from '#contract/accounts/passwords.ts';
import { downloadExport, listTransfers, readExport, startExport } from '#contract/accounts/transfers.ts';
import { day } from '#domain/time/day.ts';
import { StorageFailed, type Storage } from '#server/storage/storage.ts';
import { aChild, aFamily, aMeasurement, aPerson, familyPassword, tie } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { anExport, exportOf, partFilesIn, zipOf } from '#testing/moving.ts';
import { keysIn, temporaryStorage } from '#testing/files/temporary-storage.ts';

test('[ACC-03] an export holds the own account, every child one may edit, and a text that explains it', async () => {
  const family = await aFamily();
  await aMeasurement(family, family.child, family.coParent, { note: 'He "cried",\nthen slept.' });

  const files = await exportOf(family, family.parent);

  const ofParts = partFilesIn('children/01-maya');
  expect(ofParts).toContain('children/01-maya/measurements.json');
  expect([...files.keys()].toSorted()).toEqual(
    ['account.json', 'children/01-maya/child.json', 'fernling.json', 'readme.txt', ...ofParts].toSorted(),
  );
  expect(jsonIn(files, 'account.json')).toMatchObject({ name: 'Hannah Brooks', email: family.parent.email });
  expect(jsonIn(files, 'children/01-maya/child.json')).toMatchObject({
    firstName: 'Maya',
    bornOn: '2026-07-19',
    birthWeightKg: 3.41,
    birthWeightText: '3.41 kg',
    relationship: 'mother',
    madeBy: 'Hannah Brooks',
  });
  expect(jsonIn(files, 'children/01-maya/measurements.json')).toEqual([
    expect.objectContaining({ measuredOn: '2026-09-19', weightKg: 5.1, weightText: '5.1 kg', madeBy: 'Daniel Brooks' }),
  ]);
  expect(textIn(files, 'readme.txt')).toContain('Everything Hannah Brooks entered in Fernling');
});

test('[ACC-03] a spreadsheet shows the same, in columns that name their units', async () => {
  const family = await aFamily();
  await aMeasurement(family, family.child, family.parent, { note: 'He "cried",\nthen slept.' });

  const files = await exportOf(family, family.parent);

  const [head, ...rest] = textIn(files, 'children/01-maya/measurements.csv').split('\r\n');
  expect(head).toContain('Weight (kg),Weight as typed,Height (cm)');
  expect(rest.join('\r\n')).toContain(
    '2026-09-19,2,no,5.1,5.1 kg,57.2,57.2 cm,lying,38.3,38.3 cm,doctor,"He ""cried"",\n',
  );
  expect(textIn(files, 'children/01-maya/sharing.csv')).toContain('Ruth Brooks,guardian,Can view,no,');
});

test('[ACC-03] it reveals no other parent: no address, no id, and nothing of a child the parent may only view', async () => {
  const family = await aFamily();
  await aMeasurement(family, family.child, family.coParent);
  const theirs = await aChild(family, family.stranger, { first_name: 'Ines' });
  await tie(family, theirs, family.parent, { may: 'view' });

  const files = await exportOf(family, family.parent);

  const everything = [...files.entries()].map(([path, content]) => path + content.toString()).join('\n');
  for (const { email, id } of [family.coParent, family.viewer, family.stranger]) {
    expect(everything).not.toContain(email);
    expect(everything).not.toContain(id);
  }
  expect(everything).not.toContain('Ines');
  expect(jsonIn(files, 'account.json')).toMatchObject({ childrenToLookAt: 1 });
});

test('[ACC-03] a viewer exports their own account and nothing of the child', async () => {
  const family = await aFamily();

  const files = await exportOf(family, family.viewer);

  expect([...files.keys()].toSorted()).toEqual(['account.json', 'fernling.json', 'readme.txt']);
});

test('[ACC-03] a parent who has lost access to a child exports nothing of it, even if the access ended a moment ago', async () => {
  const family = await aFamily();

  await family.coParent.call(startExport, { body: {} });
  await family.house.db.deleteFrom('child_parents').where('user_id', '=', family.coParent.id).execute();
  await workOff(family);
  const { export: made } = await family.coParent.call(listTransfers, {});

  expect(made).toMatchObject({ status: 'ready', moved: { children: 0 } });
});

test('[ACC-03] a child without a gender, or with a name in other letters, is taken along too', async () => {
  const home = await aHouse();
  const parent = await aPerson(home, 'Noor');
  await aChild(home, parent, { first_name: 'Zoë Ann', gender: null });
  home.clock.goOn({ minutes: 1 });
  await aChild(home, parent, { first_name: 'נועה', born_on: day('2025-01-01') });

  const files = await exportOf(home, parent);

  expect([...files.keys()].filter((path) => path.endsWith('child.json'))).toEqual([
    'children/01-zoe-ann/child.json',
    'children/02/child.json',
  ]);
});

test('[ACC-03] [ASVS-1.2.10] a text that a spreadsheet would run is shown as text', async () => {
  const family = await aFamily();
  await aMeasurement(family, family.child, family.parent, { note: '=HYPERLINK("http://evil.example","Look")' });

  const files = await exportOf(family, family.parent);

  expect(textIn(files, 'children/01-maya/measurements.csv')).toContain(
    `"'=HYPERLINK(""http://evil.example"",""Look"")"`,
  );
  expect(jsonIn(files, 'children/01-maya/measurements.json')).toMatchObject([
    { note: '=HYPERLINK("http://evil.example","Look")' },
  ]);
});

test('[ACC-03] asking again while one export is prepared returns the same one', async () => {
  const { parent } = await aFamily();

  const first = await parent.call(startExport, { body: {} });
  const second = await parent.call(startExport, { body: {} });

  expect(second).toEqual(first);
  expect(await parent.call(listSecurityEvents, {})).toMatchObject([{ kind: 'export-asked' }]);
});

test('[ACC-03] an export wants the password that was given a moment ago, so that a found phone takes nothing along', async () => {
  const family = await aFamily();
  family.clock.goOn({ hours: 1 });

  expect((await family.parent.ask(startExport, { body: {} })).body).toMatchObject({ code: 'password-needed' });
});

test('[ACC-03] a download wants the password that was given a moment ago too, so that a found phone takes nothing along', async () => {
  const family = await aFamily();
  const { parent, clock } = family;
  const params = { exportId: await anExport(family, parent) };
  clock.goOn({ hours: 1 });

  const refusals = [
    await parent.ask(downloadExport, { params, body: {} }),
    await parent.ask(readExport, { params }),
    await family.stranger.ask(downloadExport, { params, body: {} }),
  ];
  await parent.call(provePassword, { body: { password: familyPassword } });
  const { address } = await parent.call(downloadExport, { params, body: {} });

  const codes = ['password-needed', 'password-needed', 'not-found'];
  expect(refusals.map(({ body }) => body)).toMatchObject(codes.map((code) => ({ code })));
  expect(address).toBe(`/api/exports/${params.exportId}/file`);
  expect((await parent.get(address)).status).toBe(200);
});

test('[ACC-03] a newer export takes the place of the older, and its file', async () => {
  const family = await aFamily();
  const { parent } = family;

  const older = await anExport(family, parent);
  const newer = await anExport(family, parent);

  expect((await parent.ask(readExport, { params: { exportId: older } })).status).toBe(404);
  expect((await parent.ask(readExport, { params: { exportId: newer } })).status).toBe(200);
  expect(await keysIn(family.house.storage, `exports/${parent.id}`)).toEqual([`exports/${parent.id}/${newer}.zip`]);
});

test('[ACC-03] an export that fails leaves the one before it, to be downloaded', async () => {
  const family = await aFamily();
  const { parent } = family;
  const older = await anExport(family, parent);
  await parent.call(startExport, { body: {} });
  await family.house.db.updateTable('jobs').set({ tries: 4 }).where('kind', '=', 'export').execute();

  await workOff(family);

  expect(await parent.call(listTransfers, {})).toMatchObject({
    export: { status: 'failed' },
    readyExport: { id: older, status: 'ready' },
  });
  expect((await parent.ask(readExport, { params: { exportId: older } })).status).toBe(200);
});

test('[ACC-03] it is saved under the day on which it was made, for 7 days', async () => {
  const family = await aFamily();
  const { parent, clock } = family;
  const exportId = await anExport(family, parent);
  const [key = ''] = await keysIn(family.house.storage, `exports/${parent.id}`);
  await utimes(join(family.house.config.dataDir, key), clock.now(), clock.now());

  const { headers } = await parent.ask(readExport, { params: { exportId } });
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="fernling-export-\d{4}-\d\d-\d\d\.zip"$/);
  clock.goOn({ days: 7 });
  await parent.call(provePassword, { body: { password: familyPassword } });
  expect((await parent.ask(readExport, { params: { exportId } })).status).toBe(404);
  clock.goOn({ hours: 1 });
  await workOff(family);

  expect(await keysIn(family.house.storage, `exports/${parent.id}`)).toEqual([]);
  expect(await parent.call(listTransfers, {})).toEqual({ export: null, readyExport: null, import: null });
});

test.each([
  { when: 'from the start', chunks: 0 },
  { when: 'in the middle of an export', chunks: 2 },
])('[ACC-03] when the storage is full $when it is tried again, and at last its owner is told', async ({ chunks }) => {
  const put: Storage['put'] = async (_key, content) => {
    let taken = 0;
    if (chunks > 0 && !(content instanceof Uint8Array)) for await (const _ of content) if (++taken === chunks) break;
    throw new StorageFailed(Object.assign(new Error(), { code: 'ENOSPC', syscall: 'write' }));
  };
  const family = await aFamily(await aHouse({ storage: { ...temporaryStorage().storage, put } }));
  const statuses: unknown[] = [];

  await family.parent.call(startExport, { body: {} });
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await workOff(family);
    statuses.push((await family.parent.call(listTransfers, {})).export?.status);
    family.clock.goOn({ minutes: 10 });
  }

  expect(statuses).toEqual(['running', 'running', 'running', 'failed']);
  expect((await family.parent.call(listTransfers, {})).export?.refusal).toBe(
    'This did not work. Please try again later.',
  );
});

test('[ACC-03] an export is whole: the download has the announced size', async () => {
  const family = await aFamily();
  const id = await anExport(family, family.parent);

  const { export: made } = await family.parent.call(listTransfers, {});

  expect((await zipOf(family, family.parent, id)).byteLength).toBe(made?.bytes);
});

function textIn(files: Map<string, Buffer>, path: string): string {
  return files.get(path)?.toString() ?? '';
}

function jsonIn(files: Map<string, Buffer>, path: string): unknown {
  return JSON.parse(textIn(files, path));
}
