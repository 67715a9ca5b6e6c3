import { expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { addQuestion } from '#contract/checkups/questions.ts';
import { requireChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import type { Readable } from '#server/db/reading.ts';
import { tx } from '#server/db/tx.ts';
import { measurements } from '#server/growth/queries.ts';
import { renderer } from '#web/app/render.tsx';
import { aFamily, aMeasurement, type Family, type Person } from '#testing/family.ts';
import { aTaste } from '#testing/foods/tastes.ts';
import { houseOn } from '#testing/house-on.ts';
import { aHouse } from '#testing/house.ts';
import { anAnswer } from '#testing/milestones/stored-answers.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';
import { readAtOnce } from './read-at-once.ts';

const plans = [{ hasPlan: false }, { hasPlan: true }];

test.each(plans)(
  '[DASH-01] the first data of a dashboard takes eight queries at most, with that of who asks: %o',
  async ({ hasPlan }) => {
    const family = await aBusyFamily();
    const { open, queries } = aServer(family, hasPlan);
    for (const reader of [family.parent, family.coParent, family.viewer]) {
      // The first ones tell the server what is read together, and what it is made of.
      for (let n = 0; n < 2; n += 1) {
        await open(reader);
        await aMeasurement(family, family.child, family.coParent);
      }
      queries.length = 0;

      const page = await open(reader);

      for (const reply of [
        'checkups',
        'vaccine-plan',
        'measurements',
        'growth-summary',
        'milestone-summary',
        'food-summary',
      ])
        expect(page).toContain(`"/api/children/${family.child.id}/${reply}"`);
      expect(queries.length).toBeGreaterThan(3);
      expect(queries.length).toBeLessThanOrEqual(8);
    }
  },
);

test.each(plans)('[DASH-01] a dashboard of which nothing has changed takes half of them: %o', async ({ hasPlan }) => {
  const family = await aBusyFamily();
  const { open, queries } = aServer(family, hasPlan);
  for (let n = 0; n < 3; n += 1) await open(family.parent);
  queries.length = 0;

  await open(family.parent);

  expect(queries.length).toBeLessThanOrEqual(4);
});

test('[DASH-01] a browser that asks for the first data again takes three queries for each reply, if nothing has changed', async () => {
  const family = await aBusyFamily();
  const { open, queries } = aServer(family);
  for (let n = 0; n < 3; n += 1) await open(family.parent);
  for (const path of ['checkups', 'vaccine-plan', 'measurements', 'growth-summary', 'articles']) {
    queries.length = 0;

    const reply = await open(family.parent, `/api/children/${family.child.id}/${path}`);

    expect(reply).toBe(await aServer(family).open(family.parent, `/api/children/${family.child.id}/${path}`));
    expect(queries.length).toBeLessThanOrEqual(3);
  }
});

test.each(['/dashboard', '/vaccines', '/appointments', '/measurements', '/milestones', '/foods-tried', '/print/visit'])(
  '[DASH-01] %s shows what is read together as if each reply had read it by itself',
  async (path) => {
    const family = await aBusyFamily();
    const { open } = aServer(family);
    for (const reader of [family.parent, family.coParent, family.viewer, family.removed, family.stranger]) {
      await open(reader, path);
      await aMeasurement(family, family.child, family.coParent);

      expect(await open(reader, path)).toBe(await aServer(family).open(reader, path));
    }
  },
);

test('[SHARE-04] what is read together of a child is for nobody who may not see it', async () => {
  const family = await aBusyFamily();
  const { db } = family.house;
  const queries = new Set<Readable>();
  const readBy = async (reader: Person) => {
    const about = { childId: family.child.id, parentId: reader.id, bornOn: family.child.bornOn };
    const { reading } = await readAtOnce(db, about, queries);
    const child = await requireChild(reading.db, { id: reader.id, name: reader.name }, family.child.id);
    return measurements.of(reading.db, child);
  };
  await readBy(family.parent);

  expect(await readBy(family.viewer)).toEqual(await readBy(family.parent));
  await expect(readBy(family.stranger)).rejects.toMatchObject({ code: 'not-found' });
  await expect(readBy(family.removed)).rejects.toMatchObject({ code: 'not-found' });
});

test('[DASH-01] what was read together is read again once something was written', async () => {
  const family = await aBusyFamily();
  const { db } = family.house;
  const queries = new Set<Readable>();
  const read = () =>
    readAtOnce(db, { childId: family.child.id, parentId: family.parent.id, bornOn: family.child.bornOn }, queries);
  const asking = { id: family.parent.id, name: family.parent.name };
  const first = await read();
  await measurements.of(first.reading.db, await requireChild(first.reading.db, asking, family.child.id));
  const { reading } = await read();
  const child = await requireChild(reading.db, asking, family.child.id);
  const before = await measurements.of(reading.db, child);
  expect(reading.isExact).toBe(true);

  await tx(reading.db, async (trx) => {
    await trx.deleteFrom('measurements').where('child_id', '=', family.child.id).execute();
  });

  expect(before.length).toBeGreaterThan(0);
  expect(await measurements.of(reading.db, child)).toEqual([]);
  expect(reading.isExact).toBe(false);
});

/** With something of every room, entered by both parents. */
async function aBusyFamily(): Promise<Family> {
  const family = await aFamily(await aHouse({ pages: renderer }));
  const { child, parent, coParent } = family;
  await aMeasurement(family, child, parent, { note: 'Ünder "the" window, \\ 🌿' });
  await aMeasurement(family, child, coParent);
  await aTaste(family, child, coParent);
  await aTaste(family, child, parent, { reaction: 'hives' });
  await anAnswer(family, child, coParent);
  await marked(family, [{ givenOn: '2026-07-19', vaccine: 'hepb' }], coParent);
  const params = { childId: child.id };
  const [checkup] = await parent.call(listCheckups, { params });
  const asked = { params: { ...params, checkupId: checkup?.id ?? '' }, body: { text: 'Does she sleep enough?' } };
  await coParent.call(addQuestion, asked);
  return family;
}

/** Which has read nothing yet, and lists its queries. */
function aServer({ house, clock }: Family, hasPlan = true) {
  const queries: unknown[] = [];
  const { app } = houseOn(counted(house.db, queries), {
    pages: renderer,
    clock: clock.now,
    config: { ...house.config, hasPlan },
  });
  const open = async (reader: Person, path = '/dashboard') => {
    const answer = await app.request(path, { headers: { cookie: `sid=${reader.cookies.get('sid')}` } });
    return answer.text();
  };
  return { open, queries };
}

function counted(db: Db, queries: unknown[]): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ queryId, result }) => {
      queries.push(queryId);
      return result;
    },
  });
}
