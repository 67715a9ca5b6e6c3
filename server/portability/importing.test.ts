import { describe, expect, test } from 'vitest';
import { changeMe, readMe } from '#contract/accounts/me.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { listTransfers, startImport } from '#contract/accounts/transfers.ts';
import { changeChild, listChildren } from '#contract/children.ts';
import { listPictures, uploadPicture } from '#contract/children/pictures.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { Problem } from '#contract/problem.ts';
import { mostUploads } from '#server/children/rules.ts';
import { aFamily, aMeasurement, type Family } from '#testing/family.ts';
import { aHouse, noLimits } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { anExportFile, exportOf, importFile } from '#testing/moving.ts';
import { anUpload, aPhoto, pictureOf } from '#testing/files/pictures.ts';
import { keysIn, temporaryStorage } from '#testing/files/temporary-storage.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { markedEncrypted, withClaimedSize, withText, zipped } from '#testing/files/zips.ts';

test('[ACC-03] an import adds new children and does not change existing ones', async () => {
  const family = await aFamily();
  const { parent, child } = family;
  await aMeasurement(family, child, parent);
  const before = await parent.call(listChildren, {});
  family.clock.goOn({ minutes: 1 });

  const done = await importFile(family, parent, await anExportFile(family, parent));

  const after = await parent.call(listChildren, {});
  expect(done).toMatchObject({ status: 'ready', moved: { children: 1, pictures: 0, leftOut: [] }, refusal: null });
  expect(after.children).toHaveLength(2);
  expect(after.children[0]).toEqual(before.children[0]);
  expect(after.activeChildId).toBe(before.activeChildId);
  expect(after.children[1]).toMatchObject({ firstName: 'Maya', relationship: 'mother', isPrimary: true, may: 'edit' });
});

test('[ACC-03] the importing parent becomes the primary parent, and everything reads as entered by them', async () => {
  const family = await aFamily();
  const { parent, coParent, stranger } = family;
  await aMeasurement(family, family.child, coParent);

  await importFile(family, stranger, await anExportFile(family, parent));

  const { children } = await stranger.call(listChildren, {});
  const [child] = children;
  const list = await stranger.call(measurementEndpoints.list, { params: { childId: child?.id ?? '' } });
  expect(child).toMatchObject({ isPrimary: true, madeBy: { name: 'Sam Okafor' } });
  expect(list).toMatchObject([{ weightText: '5.1 kg', madeBy: { name: 'Sam Okafor' }, version: 1 }]);
});

test('[ACC-03] it gives nobody access, and sends no mail', async () => {
  const family = await aFamily();
  const { mails: before } = await storedRows(family.house.db);

  await importFile(family, family.stranger, await anExportFile(family, family.parent));

  const { children } = await family.coParent.call(listChildren, {});
  expect(children).toHaveLength(1);
  expect((await storedRows(family.house.db)).mails).toEqual(before);
  expect(await family.stranger.call(listSecurityEvents, {})).toMatchObject([{ kind: 'import-asked' }]);
});

test('[ACC-03] an account with its own settings keeps them', async () => {
  const family = await aFamily();
  await family.stranger.call(changeMe, { body: { units: 'us', version: 1 } });

  await importFile(family, family.stranger, await anExportFile(family, family.parent));

  expect(await family.stranger.call(readMe, {})).toMatchObject({ units: 'us', name: 'Sam Okafor' });
});

test('[ACC-03] an invalid picture is left out, with a sentence; everything else is imported', async () => {
  const family = await aFamily();
  await pictureOf(family, family.child);
  const files = await exportOf(family, family.parent);
  files.set('children/01-maya/picture.webp', Buffer.from('<svg onload="alert(1)"/>'));

  const done = await importFile(family, family.stranger, new Blob([await fileOf(files)]));

  expect(done).toMatchObject({
    status: 'ready',
    moved: { children: 1, pictures: 0, leftOut: ['children/01-maya/picture.webp: this is no picture.'] },
  });
});

test('[ACC-03] a picture that was uploaded twice is imported once, and its child is listed once', async () => {
  const family = await aFamily();
  const { parent, stranger, child } = family;
  const { id: pictureId } = await anUpload(family, parent);
  await anUpload(family, parent);
  const facts = { firstName: 'Maya', bornOn: child.bornOn, gender: 'female' as const };
  await parent.call(changeChild, { params: { childId: child.id }, body: { ...facts, pictureId, version: 1 } });

  const done = await importFile(family, stranger, await anExportFile(family, parent));

  const { children } = await stranger.call(listChildren, {});
  const uploads = await stranger.call(listPictures, {});
  expect(children.map((one) => one.pictureId)).toEqual(uploads.map(({ id }) => id));
  expect(uploads).toHaveLength(1);
  expect(done.moved).toMatchObject({
    pictures: 2,
    leftOut: ['uploads/02.webp: this picture appears twice, and was kept once.'],
  });
});

test('[ACC-03] of more pictures than an account may have only those within the limit are imported, and the others named', async () => {
  const family = await aFamily();
  const { parent, stranger, house } = family;
  for (const color of ['#a33', '#3a3', '#33a']) await parent.call(uploadPicture, { upload: await aPhoto(color) });
  const file = await anExportFile(family, parent);
  for (let n = 0; n < mostUploads - 1; n += 1) await anUpload(family, stranger);

  const done = await importFile(family, stranger, file);

  expect(done.moved).toMatchObject({
    pictures: 1,
    leftOut: ['02', '03'].map((n) => `uploads/${n}.webp: an account can have at most 50 uploaded pictures.`),
  });
  expect(await keysIn(house.storage, `profile_pictures/${stranger.id}`)).toHaveLength(1);
});

test('[ACC-03] pictures that take so long that the first might be swept away are not imported', async () => {
  const { storage } = temporaryStorage();
  const family = await aFamily(await aHouse({ storage: { ...storage, put: (key, content) => put(key, content) } }));
  let put = storage.put;
  for (const color of ['#a33', '#3a3']) {
    await family.parent.call(uploadPicture, { upload: await aPhoto(color) });
  }
  const file = await anExportFile(family, family.parent);
  put = (key, content) => {
    if (key.startsWith('profile_pictures')) family.clock.goOn({ hours: 4 });
    return storage.put(key, content);
  };

  expect(await importFile(family, family.stranger, file)).toMatchObject({
    status: 'failed',
    refusal: 'Bringing the pictures back took too long. Please try again later.',
  });
});

test('[ACC-03] while one import is under way another is refused', async () => {
  const family = await aFamily();
  const file = await anExportFile(family, family.parent);
  await family.parent.call(startImport, { upload: file });

  const answer = await family.parent.ask(startImport, { upload: file });

  expect(Problem.parse(answer.body)).toMatchObject({
    code: 'already-exists',
    title: 'An import is already running. Wait for it to finish.',
  });
});

test('[ACC-03] an account may import so many files a day, and is limited before another one is stored', async () => {
  const home = await aHouse({ limits: { ...noLimits, imports: { most: 1, windowS: 86_400 } } });
  const { parent, house } = await aFamily(home);
  const file = new Blob([new Uint8Array(await zipped([['a.txt', 'x']]))]);
  await importFile(home, parent, file);

  const answer = await parent.ask(startImport, { upload: file });

  expect(answer).toMatchObject({ status: 429, body: { code: 'slow-down', retryAfterS: 86_400 } });
  expect(await keysIn(house.storage, `imports/${parent.id}`)).toEqual([]);
});

test('[ACC-03] a file that is no ZIP is refused at once', async () => {
  const { parent } = await aFamily();

  for (const content of ['', 'PK', '{"children":[]}', 'GIF89a']) {
    const answer = await parent.ask(startImport, { upload: new Blob([content]) });

    expect(Problem.parse(answer.body)).toMatchObject({
      code: 'wrong-type',
      title: 'This is not a ZIP file. Choose the file as you downloaded it.',
    });
  }
});

test('[ACC-03] once an import has ended, the file that was sent is gone', async () => {
  const family = await aFamily();

  await importFile(family, family.stranger, await anExportFile(family, family.parent));
  await importFile(family, family.stranger, new Blob([new Uint8Array(await zipped([['a.txt', 'x']]))]));

  expect(await keysIn(family.house.storage, `imports/${family.stranger.id}`)).toEqual([]);
});

const damaged = 'This ZIP is damaged, or was changed by hand. Choose the export as it was downloaded.';
const notOurs = 'This is not an export of Fernling. Choose the ZIP as you downloaded it.';
type Files = Map<string, Buffer>;
const manyUploads = JSON.stringify(Array.from({ length: 51 }, (_, n) => `uploads/${n}.webp`));
const twice = '"children/01-maya", "children/01-maya"';
const manyChildren = Array.from({ length: 101 }, (_, n) => `"children/${n}"`).join();

describe('[ASVS-5.2.3] [ASVS-5.3.3] a ZIP that is no export of ours adds nothing', () => {
  test.each<{ what: string; spoil: (files: Files) => Promise<Buffer>; refusal: string }>([
    { what: 'is cut off', spoil: async (files) => (await zipOf(files)).subarray(0, -40), refusal: damaged },
    {
      what: 'leaves its folder',
      spoil: async (files) => withText(await zipOf(files, ['aaaa/evil', 'x']), 'aaaa/evil', '../../ev'.padEnd(9, 'l')),
      refusal: damaged,
    },
    {
      what: 'has a path from the root',
      spoil: async (files) => withText(await zipOf(files, ['aetc/evil', 'x']), 'aetc/evil', '/etc/evil'),
      refusal: damaged,
    },
    {
      what: 'has a path of Windows',
      spoil: async (files) => withText(await zipOf(files, ['aaaa/evil', 'x']), 'aaaa/evil', 'aa\\..\\bad'),
      refusal: damaged,
    },
    {
      what: 'holds a link',
      spoil: (files) => zipOf(files, ['link', { content: '/etc/passwd', mode: 0o120777 }]),
      refusal: `link is not part of an export. ${notOurs}`,
    },
    {
      what: 'holds another archive',
      spoil: (files) => zipOf(files, ['children/more.zip', 'PK']),
      refusal: `children/more.zip is not part of an export. ${notOurs}`,
    },
    {
      what: 'holds a file twice',
      spoil: (files) => zipOf(files, ['Account.json', '{}']),
      refusal: `Account.json appears twice. ${damaged}`,
    },
    {
      what: 'is locked',
      spoil: async (files) => markedEncrypted(await zipOf(files)),
      refusal: damaged,
    },
    {
      what: 'unpacks to more than 200 MB',
      spoil: async () => withClaimedSize(await zipped([['big', { content: 'x', mode: 0o100644 }]]), 201 * 1024 * 1024),
      refusal: 'Unpacked, this is more than 200 MB.',
    },
    {
      what: 'unpacks to more than it says',
      spoil: async (files) => {
        const manifest = files.get('fernling.json')?.toString() ?? '';
        const zip = await zipped([['fernling.json', { content: manifest.padEnd(5000), mode: 0o100644 }]]);
        return withClaimedSize(zip, 100);
      },
      refusal: damaged,
    },
    {
      what: 'holds too many files',
      spoil: () => zipped(Array.from({ length: 5001 }, (_, n) => [`f${n}`, ''] as const)),
      refusal: 'This ZIP holds too many files.',
    },
    {
      what: 'was changed inside',
      spoil: async (files) => withText(await zipOf(files), '"Brooks"', '"Crooks"'),
      refusal: damaged,
    },
    {
      what: 'is of another version',
      spoil: (files) => zipOf(changed(files, 'fernling.json', '"formatVersion": 1', '"formatVersion": 2')),
      refusal: 'This export was written by a version of Fernling that this one cannot read.',
    },
    {
      what: 'is of something else',
      spoil: () => zipped([['holiday.txt', 'sun']]),
      refusal: `fernling.json is missing. ${damaged}`,
    },
    {
      what: 'names a folder that is not its own',
      spoil: (files) => zipOf(changed(files, 'fernling.json', '"children/01-maya"', '"children/../etc"')),
      refusal: 'fernling.json, children.0: This is not a folder of an export',
    },
    {
      what: 'names more pictures than an account can have',
      spoil: (files) => zipOf(changed(files, 'fernling.json', '"uploads": []', `"uploads": ${manyUploads}`)),
      refusal: 'fernling.json, uploads: An export can have at most 50 uploaded pictures',
    },
    {
      what: 'names a folder twice',
      spoil: (files) => zipOf(changed(files, 'fernling.json', '"children/01-maya"', twice)),
      refusal: 'fernling.json, children: A folder appears twice',
    },
    {
      what: 'names more children than an account can have',
      spoil: (files) => zipOf(changed(files, 'fernling.json', '"children/01-maya"', manyChildren)),
      refusal: 'fernling.json, children: An export can have at most 100 children',
    },
  ])('one that $what', async ({ spoil, refusal }) => {
    const { done, changes } = await importing(spoil);

    expect(done).toMatchObject({ status: 'failed', refusal, moved: null });
    expect(changes).toEqual([]);
  });
});

describe('[ACC-03] an import is validated like a form', () => {
  const list = 'children/01-maya/measurements.json';

  test.each<{ what: string; path: string; from: string; to: string; refusal: string }>([
    {
      what: 'a weight beyond the limit',
      path: list,
      from: '"weightKg": 5.1',
      to: '"weightKg": 151',
      refusal: `${list}, entry 1, weightKg: Weight must be above 0 and at most 150\u00a0kg.`,
    },
    {
      what: 'a day before birth',
      path: list,
      from: '"2026-09-19"',
      to: '"2026-07-18"',
      refusal: `${list}, entry 1, measuredOn: Date measured cannot be before the date of birth`,
    },
    {
      what: 'a day in the future',
      path: list,
      from: '"2026-09-19"',
      to: '"2026-11-23"',
      refusal: `${list}, entry 1, measuredOn: Date measured cannot be in the future`,
    },
    {
      what: 'a text that says another value',
      path: list,
      from: '"5.1 kg"',
      to: '"5.2 kg"',
      refusal: `${list}, entry 1, weightText: This is not the value that was entered`,
    },
    {
      what: 'a field that nobody knows',
      path: list,
      from: '"note": null',
      to: '"note": null, "nappies": 3',
      refusal: `${list}, entry 1, nappies: This field is unknown`,
    },
    {
      what: 'a child born before 1900',
      path: 'children/01-maya/child.json',
      from: '"2026-07-19"',
      to: '"1899-12-31"',
      refusal: 'children/01-maya/child.json, bornOn: Date of birth cannot be before January 1, 1900',
    },
    {
      what: 'no JSON',
      path: 'account.json',
      from: '{',
      to: '',
      refusal: 'account.json: This is not JSON.',
    },
  ])('$what', async ({ path, from, to, refusal }) => {
    const { done, changes } = await importing((files) => zipOf(changed(files, path, from, to)));

    expect(done).toMatchObject({ status: 'failed', refusal });
    expect(changes).toEqual([]);
  });
});

/** Imports a spoilt export; tells how it ended, and which tables have changed beside those that tell of the import. */
async function importing(spoil: (files: Files) => Promise<Buffer>) {
  const family: Family = await aFamily();
  await aMeasurement(family, family.child, family.parent);
  const file = new Blob([Buffer.from(await spoil(await exportOf(family, family.parent)))]);
  await workOff(family);
  const before = await storedRows(family.house.db);
  const done = await importFile(family, family.stranger, file);
  const after = await storedRows(family.house.db);
  const changes = Object.keys(before).filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]));
  expect(await family.stranger.call(listTransfers, {})).toMatchObject({ import: { status: 'failed' } });
  return {
    done,
    changes: changes.filter((table) => !['transfers', 'security_events', 'jobs', 'rate_limits'].includes(table)),
  };
}

function zipOf(files: Files, ...more: Parameters<typeof zipped>[0] extends Iterable<infer File> ? File[] : never) {
  return zipped([...files, ...more]);
}

async function fileOf(files: Files): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await zipOf(files));
}

function changed(files: Files, path: string, from: string, to: string): Files {
  return new Map([...files, [path, Buffer.from((files.get(path)?.toString() ?? '').replace(from, to))]]);
}
