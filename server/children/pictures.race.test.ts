import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeChild, readChild } from '#contract/children.ts';
import { deletePicture } from '#contract/children/pictures.ts';
import { day } from '#domain/time/day.ts';
import { identify } from '#server/auth/session.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { tx } from '#server/db/tx.ts';
import { aPlace, testEngine } from '#testing/db/a-database.ts';
import { lockWaiter } from '#testing/db/lock-waiter.ts';
import { aChild, aPerson, Person } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { anUpload } from '#testing/pictures.ts';
import { temporaryStorage } from '#testing/temporary-storage.ts';
import { requireChildToEdit } from './access.ts';
import { replacePicture, uploadToChoose } from './queries/pictures.ts';

const rounds = 40;
const maya = { firstName: 'Maya', bornOn: day('2026-07-19'), gender: 'female' as const };
const { storage } = temporaryStorage();
let choosing: TestHouse;
let deleting: TestHouse;

// On PostgreSQL two servers with connections of their own; the embedded database has one server only.
beforeAll(async () => {
  const place = await aPlace();
  choosing = await aHouse({ storage, db: await openDb(place) });
  deleting = testEngine() === 'postgres' ? await aHouse({ storage, db: await openDb(place) }) : choosing;
});

afterAll(async () => {
  await close(choosing.house.db);
  if (deleting !== choosing) await close(deleting.house.db);
});

test(
  '[CHILD-03] a picture that is chosen and deleted at the same moment is chosen and kept, or not chosen',
  { timeout: 60_000 },
  async () => {
    const parent = await aPerson(choosing, 'Hannah Brooks');
    const elsewhere = new Person(deleting, parent);
    elsewhere.cookies.set('sid', parent.cookies.get('sid') ?? '');
    for (let round = 0; round < rounds; round += 1) {
      const child = await aChild(choosing, parent);
      const upload = await anUpload(choosing, parent);
      const params = { childId: child.id };

      const [chosen] = await Promise.all([
        parent.ask(changeChild, { params, body: { ...maya, pictureId: upload.id, version: 1 } }),
        elsewhere.call(deletePicture, { params: { pictureId: upload.id } }).then(() => workOff(deleting)),
      ]);

      const { pictureAddress } = await parent.call(readChild, { params });
      expect(chosen.status).toBe(pictureAddress === null ? 422 : 200);
      expect((await storage.get(upload.storage_key)) !== null).toBe(pictureAddress !== null);
    }
  },
);

test(
  '[CHILD-03] while a picture is being chosen its deletion waits, and finds that the child has it',
  { timeout: 60_000 },
  async () => {
    const parent = await aPerson(choosing, 'Hannah Brooks');
    const elsewhere = new Person(deleting, parent);
    elsewhere.cookies.set('sid', parent.cookies.get('sid') ?? '');
    const { id: childId } = await aChild(choosing, parent);
    const upload = await anUpload(choosing, parent);
    const { db, clock } = choosing.house;
    const who = (await identify(choosing.house, { session: parent.cookies.get('sid') ?? '' })) ?? nobody();
    const locked = Promise.withResolvers<void>();
    const deletion = locked.promise
      .then(() => elsewhere.call(deletePicture, { params: { pictureId: upload.id } }))
      .then(() => workOff(deleting));

    await tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, who, childId);
      const file = await uploadToChoose(trx, who, upload.id);
      locked.resolve();
      // The embedded database has one writer, so that the deletion cannot even begin.
      if (testEngine() === 'postgres') await lockWaiter(deleting.house.db, deletion);
      await replacePicture(trx, child, file, clock());
    });
    await deletion;

    const { pictureAddress } = await parent.call(readChild, { params: { childId } });
    expect(pictureAddress).not.toBeNull();
    expect(await storage.get(upload.storage_key)).not.toBeNull();
  },
);

function nobody(): never {
  throw new Error('nobody is signed in');
}
