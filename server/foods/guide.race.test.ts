import { expect, test } from 'vitest';
import { readGuideHistory } from '#contract/foods/guide.ts';
import { deleteEditor } from '#server/accounts/queries/editors.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import { aGuideEntry, copyGuideEntry, familyMeals, makeEditor } from '#testing/foods/guide.ts';
import { aFamilyRace } from '#testing/servers/race.ts';
import { guideLimit } from './rules/guide.ts';

const rounds = 25;
const timesEach = 4;

const race = aFamilyRace();

test('[FOOD-03] of two editors who save at the same moment one is saved, and the other gets it', async () => {
  const { family } = race;
  const { parent, coParent } = family;
  await makeEditor(family, coParent);
  for (let round = 0; round < rounds; round += 1) {
    const { id: entryId } = await aGuideEntry(family, parent);

    const answers = await race.send(
      (racer) => ({
        times: timesEach,
        method: 'PUT',
        path: `/api/food-guide/entries/${entryId}`,
        body: { ...familyMeals, displayOrder: 10 + racer, version: 1 },
      }),
      [parent, coParent],
    );

    const history = await parent.call(readGuideHistory, { params: { entryId } });
    const saved = history[0]?.content?.displayOrder;
    const orders = answers.map(({ status, body }) => ({ status, order: orderIn(body) }));
    expect(history.map(({ version }) => version)).toEqual([2, 1]);
    expect(orders.filter(({ status }) => status === 200)).toEqual(
      Array.from({ length: timesEach }, () => ({ status: 200, order: saved })),
    );
    expect(orders.filter(({ status }) => status === 409)).toEqual(
      Array.from({ length: timesEach }, () => ({ status: 409, order: saved })),
    );
    await family.house.db.deleteFrom('food_guide_entries').execute();
  }
});

test('[FOOD-03] an entry that is sent to two servers at the same moment is there once', async () => {
  const { family } = race;
  await makeEditor(family, family.parent);
  for (let round = 0; round < rounds; round += 1) {
    const id = newId();

    const body = { id, ...familyMeals };
    const answers = await race.send({ times: timesEach, method: 'POST', path: '/api/food-guide/entries', body });

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await race.family.parent.call(readGuideHistory, { params: { entryId: id } })).toHaveLength(1);
    await family.house.db.deleteFrom('food_guide_entries').execute();
  }
});

test('[FOOD-03] of two editors who add the last entry that fits at the same moment one is refused', async () => {
  const { family } = race;
  const { parent, coParent, house } = family;
  await makeEditor(family, coParent);
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aGuideEntry(family, parent);
    await copyGuideEntry(family, id, guideLimit.most - 2);

    const answers = await race.send({ times: 1, method: 'POST', path: '/api/food-guide/entries', body: familyMeals }, [
      parent,
      coParent,
    ]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 413]);
    expect(await entriesIn()).toBe(guideLimit.most);
    await house.db.deleteFrom('food_guide_entries').execute();
  }
});

test('[FOOD-03] what an editor sends while the role is taken back is written before, or refused', async () => {
  const { family } = race;
  const { parent, house } = family;
  for (let round = 0; round < rounds; round += 1) {
    await makeEditor(family, parent);
    const sending = race.send({ times: 2, method: 'POST', path: '/api/food-guide/entries', body: familyMeals });
    await tx(house.db, (trx) => deleteEditor(trx, parent.id));
    const written = await entriesIn();

    const answers = await sending;

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 403)).toEqual([]);
    expect(await entriesIn()).toBe(written);
    expect(statuses.filter((status) => status === 201)).toHaveLength(written);
    await house.db.deleteFrom('food_guide_entries').execute();
  }
});

async function entriesIn(): Promise<number> {
  const rows = await race.family.house.db.selectFrom('food_guide_entries').select('id').execute();
  return rows.length;
}

/** Of the entry that is answered, or of what a refusal carries. */
function orderIn(body: unknown): unknown {
  const of = body instanceof Object && 'current' in body ? body.current : body;
  return of instanceof Object && 'displayOrder' in of ? of.displayOrder : null;
}
