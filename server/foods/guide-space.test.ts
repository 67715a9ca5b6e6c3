import { describe, expect, test } from 'vitest';
import {
  addGuideEntry,
  changeGuideEntry,
  readGuideHistory,
  removeGuideEntry,
  restoreGuideEntry,
} from '#contract/foods/guide.ts';
import { copyGuideEntry, familyMeals } from '#testing/foods/guide.ts';
import { twoEditors } from '#testing/foods/two-editors.ts';
import { guideLimit, mostRemoved } from './rules/guide.ts';

describe('[FOOD-03] what the food guide has space for', () => {
  test('one too many is refused with a sentence, and a removed one makes room', async () => {
    const { hannah } = await twoEditors();
    const added = [];
    for (let n = 0; n < guideLimit.most; n += 1) added.push(await hannah.call(addGuideEntry, { body: familyMeals }));
    const [first] = added;
    const entryId = first?.id ?? '';

    const more = await hannah.ask(addGuideEntry, { body: familyMeals });
    await hannah.call(removeGuideEntry, { params: { entryId }, body: { version: 1 } });
    const fits = await hannah.ask(addGuideEntry, { body: familyMeals });
    const back = await hannah.ask(restoreGuideEntry, { params: { entryId }, body: { of: 1, version: 2 } });

    const title = 'The food guide can have at most 100 entries of editors.';
    expect(more).toMatchObject({ status: 413, body: { title } });
    expect(fits.status).toBe(201);
    expect(back).toMatchObject({ status: 413, body: { title } });
  });

  test('of very many versions the latest 200 are kept, and the oldest cannot stand again', async () => {
    const { house, hannah } = await twoEditors();
    const { id: entryId } = await hannah.call(addGuideEntry, { body: familyMeals });
    const params = { entryId };
    const [first] = await house.db.selectFrom('food_guide_versions').selectAll().execute();
    if (!first) throw new Error('an entry has a version');
    const more = Array.from({ length: 199 }, (_, n) => ({ ...first, version: n + 2 }));
    await house.db.insertInto('food_guide_versions').values(more).execute();
    await house.db.updateTable('food_guide_entries').set({ version: 200 }).execute();

    await hannah.call(changeGuideEntry, { params, body: { ...familyMeals, displayOrder: 6, version: 200 } });
    const gone = await hannah.ask(restoreGuideEntry, { params, body: { of: 1, version: 201 } });
    await hannah.call(restoreGuideEntry, { params, body: { of: 2, version: 201 } });

    expect(gone).toMatchObject({ status: 422, body: { fields: [{ name: 'of' }] } });
    const history = await hannah.call(readGuideHistory, { params });
    expect(history.map(({ version }) => version)).toEqual(Array.from({ length: 200 }, (_, n) => 202 - n));
    expect(await house.db.selectFrom('food_guide_versions').select('version').execute()).toHaveLength(200);
  });

  test('of very many removed entries those removed last can be brought back', async () => {
    const home = await twoEditors();
    const { house, hannah, clock } = home;
    const { id: entryId } = await hannah.call(addGuideEntry, { body: familyMeals });
    clock.goOn({ minutes: 1 });
    const { id: other } = await hannah.call(addGuideEntry, { body: familyMeals });
    await hannah.call(removeGuideEntry, { params: { entryId }, body: { version: 1 } });
    clock.goOn({ minutes: 1 });
    await hannah.call(removeGuideEntry, { params: { entryId: other }, body: { version: 1 } });
    await copyGuideEntry(home, other, mostRemoved - 2);
    clock.goOn({ minutes: 1 });
    const { id: last } = await hannah.call(addGuideEntry, { body: familyMeals });

    await hannah.call(removeGuideEntry, { params: { entryId: last }, body: { version: 1 } });
    const restored = await hannah.ask(restoreGuideEntry, { params: { entryId: last }, body: { of: 1, version: 2 } });
    const longGone = await hannah.ask(readGuideHistory, { params: { entryId } });

    expect(restored.status).toBe(200);
    expect(longGone.status).toBe(404);
    const left = await house.db.selectFrom('food_guide_entries').select('id').where('is_removed', '=', 1).execute();
    expect(left).toHaveLength(mostRemoved - 1);
  });
});
