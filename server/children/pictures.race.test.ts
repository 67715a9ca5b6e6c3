import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeChild, readChild } from '#contract/children.ts';
import { deletePicture } from '#contract/children/pictures.ts';
import { day } from '#domain/time/day.ts';
import { identify } from '#server/auth/session.ts';
import { tx } from '#server/db/tx.ts';
import { testEngine } from '#testing/db/a-database.ts';
import { untilBlocking } from '#testing/db/waiting.ts';
import { aChild, aPerson, Person } from '#testing/family.ts';
import type { TestHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { anUpload } from '#testing/files/pictures.ts';
import { twoServers, type TwoServers } from '#testing/servers/race.ts';
import { requireChildToEdit } from './access.ts';
import { replacePicture, uploadToChoose } from './queries/pictures.ts';

const rounds = 40;
const maya = { firstName: 'Maya', bornOn: day('2026-07-19'), gender: 'female' as const };
let choosing: TestHouse;
let deleting: TestHouse;
let end: TwoServers['end'];

beforeAll(async () => {
  ({
    servers: [choosing, deleting],
    end,
  } = await twoServers());
});

afterAll(() => end());

test('[CHILD-03] a picture that is chosen and deleted at the same moment is either chosen and stored, or not chosen', async () => {
  const parent = await aPerson(choosing, 'Hannah Brooks');
  const elsewhere = new Person(deleting, parent);
  elsewhere.cookies.set('sid', parent.cookies.get('sid') ?? '');
  const { storage } = choosing.house;
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
});

test('[CHILD-03] while a picture is being chosen its deletion waits, and finds that the child has it', async () => {
  const parent = await aPerson(choosing, 'Hannah Brooks');
  const elsewhere = new Person(deleting, parent);
  elsewhere.cookies.set('sid', parent.cookies.get('sid') ?? '');
  const { id: childId } = await aChild(choosing, parent);
  const upload = await anUpload(choosing, parent);
  const { db, clock, storage } = choosing.house;
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
    if (testEngine() === 'postgres') await untilBlocking(trx);
    await replacePicture(trx, child, file, clock());
  });
  await deletion;

  const { pictureAddress } = await parent.call(readChild, { params: { childId } });
  expect(pictureAddress).not.toBeNull();
  expect(await storage.get(upload.storage_key)).not.toBeNull();
});

function nobody(): never {
  throw new Error('nobody is signed in');
}
