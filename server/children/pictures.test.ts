import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addChild, changeChild, Child, listChildren, readChild, removeChild } from '#contract/children.ts';
import { deletePicture, listPictures, uploadPicture } from '#contract/children/pictures.ts';
import { listParents, removeParent } from '#contract/sharing/parents.ts';
import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import type { House } from '#server/http/house.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { StorageFailed } from '#server/storage/storage.ts';
import { aFamily, type Family, type Person } from '#testing/family.ts';
import { fullFor } from '#testing/db/full-disk.ts';
import { aHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { about } from '#testing/files/picture-files.ts';
import { anUpload, aPhoto, pictureOf } from '#testing/files/pictures.ts';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { mostUploads } from './rules.ts';

const maya = { firstName: 'Maya', lastName: 'Brooks', bornOn: day('2026-07-19'), gender: 'female' as const };
const facts = { ...maya, birthWeightKg: 3.41, birthWeightText: '3.41 kg' };
const noah = { firstName: 'Noah', bornOn: day('2026-11-02'), gender: 'male' as const };

describe('[CHILD-03] uploading a picture', () => {
  test('an upload comes first among one’s own pictures and is served as WebP, cached for an hour', async () => {
    const family = await aFamily();
    const { parent, clock } = family;

    const first = await parent.call(uploadPicture, { upload: await aPhoto() });
    clock.goOn({ minutes: 1 });
    const second = await parent.call(uploadPicture, { upload: await aPhoto('#f4ad61') });
    const shown = await fetchPicture(family, parent, second.address);

    expect(await parent.call(listPictures, {})).toEqual([second, first]);
    expect(await about(shown.content)).toMatchObject({ format: 'webp', width: 48, height: 64 });
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('it lies under the account and the moment, at an address that says neither', async () => {
    const { house, parent, clock } = await aFamily();

    const { id, address } = await parent.call(uploadPicture, { upload: await aPhoto() });

    const { storage_key: key } = await rowOf(house, id);
    expect(key).toMatch(new RegExp(`^profile_pictures/${parent.id}/${clock.now().getTime()}\\d{6}\\.webp$`));
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}$/);
  });

  test('Invalid file type: Please upload a JPEG, PNG, GIF or WebP image., under any name and type', async () => {
    const { parent } = await aFamily();

    const answer = await parent.ask(uploadPicture, { upload: new Blob(['<svg/>'], { type: 'image/png' }) });

    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-type' } });
    expect(answer.body).toMatchObject({
      title: 'Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.',
    });
    expect(await parent.call(listPictures, {})).toEqual([]);
  });

  test('File too large: Maximum file size is 5MB., also when the size is only found while it comes in', async () => {
    const { parent } = await aFamily();
    const tooLarge = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);

    const answer = await parent.ask(uploadPicture, { upload: tooLarge });

    expect(answer).toMatchObject({ status: 413, body: { title: 'File too large. Maximum file size is 5MB.' } });
  });

  test('an account has a limit of pictures, and is asked to delete one', async () => {
    const family = await aFamily();
    for (let n = 0; n < mostUploads; n += 1) await anUpload(family, family.parent);

    const answer = await family.parent.ask(uploadPicture, { upload: await aPhoto() });

    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect(answer.text).toContain('You have 50 pictures, and there is no room for more.');
  });

  test('many in a short time are slowed down', async () => {
    const { parent } = await aFamily(await aHouse({ limits: { ...realLimits, pictures: { most: 1, windowS: 60 } } }));
    await parent.call(uploadPicture, { upload: await aPhoto() });

    const answer = await parent.ask(uploadPicture, { upload: await aPhoto() });

    expect(answer).toMatchObject({ status: 429, body: { code: 'slow-down', retryAfterS: 60 } });
  });
});

describe('[CHILD-03] the picture of a child', () => {
  test('chosen for a new child it is visible to everyone who sees the child', async () => {
    const family = await aFamily();
    const { parent, stranger } = family;
    const { id } = await parent.call(uploadPicture, { upload: await aPhoto() });

    const child = await parent.call(addChild, { body: { ...noah, pictureId: id } });

    expect(child).toMatchObject({ pictureId: id, pictureAddress: expect.any(String), version: 1 });
    expect((await fetchPicture(family, parent, child.pictureAddress)).status).toBe(200);
    expect((await fetchPicture(family, stranger, child.pictureAddress)).status).toBe(404);
  });

  test('a child is listed once, even where an account has the same file as two uploads', async () => {
    const family = await aFamily();
    const { house, parent } = family;
    const upload = await anUpload(family, parent);
    await choose(family, parent, upload.id);
    const { address: _, ...row } = await rowOf(house, upload.id);
    const twin = { ...row, id: newId(), address: newId() };
    await house.db.insertInto('pictures').values(twin).execute();

    const { children } = await parent.call(listChildren, {});

    expect(children).toMatchObject([{ pictureId: upload.id }]);
  });

  test('the same form sent twice makes one child with one picture', async () => {
    const { house, parent } = await aFamily();
    const { id } = await parent.call(uploadPicture, { upload: await aPhoto() });
    const body = { id: newId(), ...noah, pictureId: id };

    const [first, second] = await Promise.all([parent.ask(addChild, { body }), parent.ask(addChild, { body })]);

    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await picturesOfChild(house, Child.parse(first.body).id)).toHaveLength(1);
  });

  test('a co-parent sees it and may choose another, which counts as a change', async () => {
    const family = await aFamily();
    const { parent, coParent } = family;
    const before = await choose(family, parent, (await anUpload(family, parent)).id);
    const own = await anUpload(family, coParent);

    const after = await choose(family, coParent, own.id);

    expect(after).toMatchObject({ version: before.version + 1, pictureId: own.id, changedBy: { name: coParent.name } });
    expect(await read(family, parent)).toMatchObject({ pictureId: null, pictureAddress: after.pictureAddress });
  });

  test('left as it is, nothing changes; none is none', async () => {
    const family = await aFamily();
    const chosen = await choose(family, family.parent, (await anUpload(family, family.parent)).id);

    const left = await choose(family, family.parent, undefined);
    const again = await choose(family, family.parent, chosen.pictureId);
    const none = await choose(family, family.parent, null);

    expect(left).toEqual(chosen);
    expect(again).toEqual(chosen);
    expect(none).toMatchObject({ pictureAddress: null, pictureId: null, version: chosen.version + 1 });
  });

  test.each(['a picture of somebody else', 'a picture that is not there'])('%s cannot be chosen', async (what) => {
    const family = await aFamily();
    const { parent, coParent, child } = family;
    const others = await anUpload(family, coParent);
    const pictureId = what === 'a picture of somebody else' ? others.id : newId();

    const answer = await parent.ask(changeChild, {
      params: { childId: child.id },
      body: { ...facts, pictureId, version: 1 },
    });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'pictureId' }] } });
    expect(await read(family, parent)).toMatchObject({ pictureAddress: null, version: 1 });
  });

  test('it stays when its uploader deletes the upload, and the file goes once no child uses it', async () => {
    const { folder, storage } = temporaryStorage();
    const family = await aFamily(await aHouse({ storage }));
    const { parent } = family;
    const upload = await anUpload(family, parent);
    const { pictureAddress } = await choose(family, parent, upload.id);

    await parent.call(deletePicture, { params: { pictureId: upload.id } });
    await workOff(family);
    const whileNeeded = await fetchPicture(family, parent, pictureAddress);
    await choose(family, parent, null);
    await workOff(family);

    expect(whileNeeded.status).toBe(200);
    expect((await fetchPicture(family, parent, pictureAddress)).status).toBe(404);
    expect(await filesIn(folder)).toEqual([]);
  });

  test('it stays when its uploader’s account is deleted', async () => {
    const family = await aFamily();
    const { house, parent, coParent } = family;
    const { pictureAddress } = await choose(family, coParent, (await anUpload(family, coParent)).id);

    await house.db.deleteFrom('users').where('id', '=', coParent.id).execute();

    expect((await fetchPicture(family, parent, pictureAddress)).status).toBe(200);
  });

  test('[PAR-06] a former parent sees neither it nor the upload that it was made from', async () => {
    const family = await aFamily();
    const { coParent, parent, child } = family;
    const [used, kept] = [await anUpload(family, coParent), await anUpload(family, coParent)];
    const { pictureAddress } = await choose(family, coParent, used.id);

    const parents = await parent.call(listParents, { params: { childId: child.id } });
    const parentId = parents.find(({ userId }) => userId === coParent.id)?.id ?? '';
    await parent.call(removeParent, { params: { childId: child.id, parentId }, body: {} });

    expect((await fetchPicture(family, coParent, pictureAddress)).status).toBe(404);
    expect((await fetchPicture(family, coParent, used.address)).status).toBe(404);
    expect((await coParent.call(listPictures, {})).map(({ id }) => id)).toEqual([kept.id]);
    expect((await fetchPicture(family, parent, pictureAddress)).status).toBe(200);
  });

  test('[CHILD-05] it is deleted with the child, the file too; the upload stays with its uploader', async () => {
    const { folder, storage } = temporaryStorage();
    const family = await aFamily(await aHouse({ storage }));
    const { parent, child } = family;
    const address = await pictureOf(family, child);
    const upload = await anUpload(family, parent);

    await parent.call(removeChild, { params: { childId: child.id }, body: { firstName: child.firstName } });
    await workOff(family);

    expect((await fetchPicture(family, parent, address)).status).toBe(404);
    expect((await fetchPicture(family, parent, upload.address)).status).toBe(200);
    expect(await filesIn(join(folder, 'profile_pictures'))).toHaveLength(1);
  });
});

describe('[CHILD-03] when something breaks', () => {
  test('a process that is ended between file and row leaves no file after the sweep', async () => {
    const { folder, storage } = temporaryStorage();
    const family = await aFamily(await aHouse({ storage }));
    const { parent, clock } = family;
    clock.goOn({ days: 1 });
    const kept = await anUpload(family, parent);
    const orphan = `profile_pictures/${parent.id}/1795000000000000000.webp`;
    const half = `${orphan}.a1b2c3.part`;
    const young = `profile_pictures/${parent.id}/1795000000000000001.webp`;
    for (const key of [orphan, young]) await storage.put(key, Buffer.from('no row names this'));
    await writeFile(join(folder, half), 'half');
    for (const key of [orphan, half, kept.storage_key]) await setAge(clock.now(), join(folder, key), 6 * 60 + 1);
    await setAge(clock.now(), join(folder, young), 6 * 60 - 1);

    await workOff(family);

    expect(await filesIn(folder)).toEqual([kept.storage_key, young].toSorted());
  });

  test('a missing storage is reported, and the child can be saved without a picture', async () => {
    const { folder, storage } = temporaryStorage();
    const family = await aFamily(await aHouse({ storage }));
    const upload = await anUpload(family, family.parent);
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');

    const refusal = await family.parent.ask(uploadPicture, { upload: await aPhoto() });
    const shown = await fetchPicture(family, family.parent, upload.address);
    const child = await family.parent.ask(addChild, { body: noah });
    await rm(folder);
    const again = await family.parent.ask(uploadPicture, { upload: await aPhoto() });

    expect(refusal).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refusal.text).toContain('Pictures and other files cannot be kept or shown right now.');
    expect([shown.status, child.status, again.status]).toEqual([503, 201, 201]);
  });

  test('a full storage is reported, nothing is left of the picture, and the child can be saved', async () => {
    const { folder, storage } = temporaryStorage();
    const family = await aFamily(await aHouse({ storage: { ...storage, put: refusesToGrow } }));

    const refusal = await family.parent.ask(uploadPicture, { upload: await aPhoto() });
    const child = await family.parent.ask(addChild, { body: noah });

    expect(refusal).toMatchObject({ status: 503 });
    expect(refusal.text).toContain('Nothing can be saved right now: the storage is full.');
    expect(child.status).toBe(201);
    expect(await filesIn(folder)).toEqual([]);
  });

  test('a full database is reported, and the stored file is deleted by the sweep', async () => {
    const { folder, storage } = temporaryStorage();
    const family = await aFamily(await aHouse({ storage }));
    const { house, parent, clock } = family;
    const full = await aHouse({ storage, clock: clock.now, db: house.db.withPlugin(fullFor('InsertQueryNode')) });
    const client = full.visitor();
    client.cookies.set('sid', parent.cookies.get('sid') ?? '');

    const refusal = await client.ask(uploadPicture, { upload: await aPhoto() });
    clock.goOn({ days: 1 });
    await workOff(family);

    expect(refusal).toMatchObject({ status: 503 });
    expect(await filesIn(folder)).toEqual([]);
  });

  test('a picture whose file is lost is not found', async () => {
    const family = await aFamily();
    const { storage_key: key, address } = await anUpload(family, family.parent);
    await family.house.storage.delete(key);

    expect((await fetchPicture(family, family.parent, address)).status).toBe(404);
  });
});

/** Chooses a picture for Maya, as her form would, and returns what is stored then. */
async function choose(family: Family, who: Person, pictureId: string | null | undefined) {
  const { version } = await read(family, who);
  const picture = pictureId === undefined ? {} : { pictureId };
  return who.call(changeChild, { params: { childId: family.child.id }, body: { ...facts, ...picture, version } });
}

function read({ child }: Family, who: Person) {
  return who.call(readChild, { params: { childId: child.id } });
}

async function fetchPicture({ house, app }: Family, who: Person, path: string | null) {
  const cookie = `sid=${who.cookies.get('sid')}`;
  const response = await app.fetch(new Request(`${house.config.publicUrl}${path}`, { headers: { cookie } }));
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), content };
}

function rowOf({ db }: House, id: string) {
  return db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function picturesOfChild({ db }: House, childId: string) {
  return db.selectFrom('pictures').selectAll().where('child_id', '=', childId).execute();
}

/** The keys of all files in a storage's folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).toSorted();
}

async function setAge(now: Date, path: string, minutes: number): Promise<void> {
  const at = new Date(now.getTime() - minutes * 60_000);
  await utimes(path, at, at);
}

function refusesToGrow(): never {
  throw new StorageFailed(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
}
