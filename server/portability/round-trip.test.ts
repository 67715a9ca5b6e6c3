import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { addQuestion } from '#contract/checkups/questions.ts';
import { changeChild, chooseActiveChild, listChildren } from '#contract/children.ts';
import { changeMe } from '#contract/accounts/me.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { anyFamily } from '#testing/any-family.ts';
import { aPlace, testEngine } from '#testing/db/a-database.ts';
import { aChild, aFamily, aMeasurement, aPerson, type Person } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { houseOn } from '#testing/house-on.ts';
import { anExportFile, entriesImported, exportOf, importFile } from '#testing/moving.ts';
import { aPhoto } from '#testing/files/pictures.ts';
import { uploadPicture } from '#contract/children/pictures.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';

test('[ACC-03] everything a family wrote survives an export and import: names, notes, texts as typed, confirmed values, questions', async () => {
  const run = fc.asyncProperty(anyFamily, async (children) => {
    const home = await aHouse();
    const here = await aPerson(home, 'Hannah Brooks');
    for (const { facts, relationship, parts } of children) {
      home.clock.goOn({ minutes: 1 });
      const child = await aChild(home, here, facts, relationship);
      for (const { plant } of Object.values(parts)) await plant(home, child, here);
    }
    await here.call(listChildren, {});
    const there = await aPerson(home, 'Hannah Brooks');

    const done = await importFile(home, there, await anExportFile(home, here));

    await there.call(listChildren, {});
    expect(done.refusal).toBeNull();
    expect(contentOf(await exportOf(home, there))).toEqual(contentOf(await exportOf(home, here)));
  });
  // What is generated varies values, not statements.
  await fc.assert(run, { seed: 20261121, numRuns: testEngine() === 'postgres' ? 4 : 12 });
});

test('[ACC-03] a family moves to an empty server, with its pictures, its choices and the child it looked at last', async () => {
  const family = await aFamily();
  const { parent, child } = family;
  const { id: pictureId } = await parent.call(uploadPicture, { upload: await aPhoto() });
  await parent.call(uploadPicture, { upload: await aPhoto('#a33') });
  family.clock.goOn({ minutes: 1 });
  const noah = await aChild(family, parent, { first_name: 'Noah', gender: 'male' }, 'father');
  const facts = { firstName: 'Maya', lastName: 'Brooks', bornOn: child.bornOn, gender: 'female' as const };
  await parent.call(changeChild, { params: { childId: child.id }, body: { ...facts, pictureId, version: 1 } });
  await aMeasurement(family, noah, parent);
  for (const { id: childId } of [child, noah]) await askAtFirstCheckup(parent, childId);
  await parent.call(chooseActiveChild, { body: { childId: noah.id } });
  await parent.call(changeMe, { body: { units: 'us', theme: 'dark', growthReference: 'who', version: 1 } });
  const db = await openDb(await aPlace());
  const elsewhere = houseOn(db);
  const there = await aPerson(elsewhere, 'Hannah Brooks');

  const done = await importFile(elsewhere, there, await anExportFile(family, parent));

  expect(done).toMatchObject({
    status: 'ready',
    moved: {
      children: 2,
      entries: entriesImported({ measurement: 1, checkup: 2 * checkupSchedule.visits.length }),
      pictures: 3,
      leftOut: [],
    },
  });
  const [before, after] = [await exportOf(family, parent), await exportOf(elsewhere, there)];
  expect(contentOf(after)).toEqual(contentOf(before));
  expect([...after.keys()]).toEqual([...before.keys()]);
  const { children } = await there.call(listChildren, {});
  // The form still knows which upload is the child's picture.
  expect(children.map((one) => one.pictureId !== null)).toEqual([true, false]);
  await close(db);
});

/** A question for a rescheduled checkup. */
async function askAtFirstCheckup(parent: Person, childId: string): Promise<void> {
  const [first] = await parent.call(listCheckups, { params: { childId } });
  const params = { childId, checkupId: first?.id ?? '' };
  await parent.call(changeCheckup, { params, body: { scheduledOn: '2026-11-24', notes: 'At nine.', version: 1 } });
  await parent.call(addQuestion, { params, body: { text: 'Do we need iron drops?' } });
}

/** An export without its times of creation and without what belongs to the account alone. */
function contentOf(files: Map<string, Buffer>): (readonly [string, unknown])[] {
  const told = [...files].filter(([path]) => /\.(json|webp)$/.test(path) && path !== 'fernling.json');
  return told.map(([path, content]) => [path, path.endsWith('.webp') ? hash('sha256', content) : jsonOf(content)]);
}

function jsonOf(content: Buffer): unknown {
  return JSON.parse(content.toString(), withoutMaking);
}

function withoutMaking(key: string, value: unknown): unknown {
  return ['madeAt', 'changedAt', 'madeBy', 'changedBy', 'email', 'securityEvents'].includes(key) ? undefined : value;
}
