import { describe, expect, test } from 'vitest';
import {
  addGuideEntry,
  changeGuideEntry,
  readGuideHistory,
  removeGuideEntry,
  restoreGuideEntry,
} from '#contract/foods/guide.ts';
import { newId } from '#server/db/id.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { familyMeals, editorsEntries } from '#testing/foods/guide.ts';
import { twoEditors } from '#testing/foods/two-editors.ts';

describe('[FOOD-03] an editor adds an entry', () => {
  test('whose text is kept as it was typed, with tags and formulas that mean nothing', async () => {
    const { hannah, stranger } = await twoEditors();
    const markup = '<img src=x onerror=alert(1)> & **bold** {{x}} =1+1';
    const body = {
      ...familyMeals,
      ageRangeLabel: '<b>9</b> months',
      foods: [{ name: '<script>alert(1)</script>', allergyRisk: 'Low' as const }],
      tips: `${markup}\r\n\r\n  second line  `,
      allergyWarnings: markup,
      source: '[a](javascript:alert(1))',
    };

    await hannah.call(addGuideEntry, { body });

    const answer = await stranger.get('/api/food-guide');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect((await editorsEntries(stranger))[0]).toMatchObject({
      ageRangeLabel: '<b>9</b> months',
      foods: [{ name: '<script>alert(1)</script>' }],
      tips: [markup, 'second line'],
      allergyWarnings: [markup],
      edited: { source: '[a](javascript:alert(1))' },
    });
  });

  test('sent again it is there once, and with another content it is refused', async () => {
    const { hannah, daniel } = await twoEditors();
    const body = { id: newId(), ...familyMeals };

    const [first, again] = await Promise.all([
      hannah.ask(addGuideEntry, { body }),
      hannah.ask(addGuideEntry, { body }),
    ]);
    const other = await daniel.ask(addGuideEntry, { body: { ...body, displayOrder: 9 } });

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first.body } });
    expect(await editorsEntries(hannah)).toHaveLength(1);
  });

  const four = [{ name: 'Hummus', allergyRisk: 'High' }, { name: '', allergyRisk: 'Low' }, { name: 'Pie' }];
  test.each([
    { what: 'no foods', change: { foods: [] }, fields: ['foods'] },
    { what: '41 foods', change: { foods: Array.from({ length: 41 }, () => familyMeals.foods[0]) }, fields: ['foods'] },
    { what: 'foods without name or risk', change: { foods: four }, fields: ['foods.1.name', 'foods.2.allergyRisk'] },
    {
      what: 'a risk of no list',
      change: { foods: [{ name: 'Pie', allergyRisk: 'Huge' }] },
      fields: ['foods.0.allergyRisk'],
    },
    { what: '10,000 characters of tips', change: { tips: 'x'.repeat(10_000) }, fields: ['tips'] },
    {
      what: '10,000 characters of warnings',
      change: { allergyWarnings: 'é'.repeat(10_000) },
      fields: ['allergyWarnings'],
    },
    { what: '10,000 characters of label', change: { ageRangeLabel: 'x'.repeat(10_000) }, fields: ['ageRangeLabel'] },
    {
      what: 'a name of 81 characters',
      change: { foods: [{ name: 'x'.repeat(81), allergyRisk: 'Low' }] },
      fields: ['foods.0.name'],
    },
    { what: 'an end before the start', change: { ageRangeStart: 9, ageRangeEnd: 8 }, fields: ['ageRangeEnd'] },
    { what: 'months below 0', change: { ageRangeStart: -1 }, fields: ['ageRangeStart'] },
    { what: 'half an order', change: { displayOrder: 1.5 }, fields: ['displayOrder'] },
    { what: 'an order of 0', change: { displayOrder: 0 }, fields: ['displayOrder'] },
    { what: 'no source', change: { source: ' ' }, fields: ['source'] },
    { what: 'another field', change: { approved: true }, fields: ['approved'] },
  ])('with $what it is refused at $fields, and nothing is stored', async ({ change, fields }) => {
    const { house, hannah } = await twoEditors();
    const before = await storedRows(house.db);

    const { status, body } = await hannah.post('/api/food-guide/entries', { ...familyMeals, ...change });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'bad-input', fields: fields.map((name) => ({ name })) });
    expect(await storedRows(house.db)).toEqual(before);
  });
});

describe('[FOOD-03] an editor changes an entry', () => {
  test('and every version stays, with who wrote it and when', async () => {
    const { hannah, daniel, clock } = await twoEditors();
    const { id: entryId } = await hannah.call(addGuideEntry, { body: familyMeals });
    const params = { entryId };
    clock.goOn({ minutes: 5 });
    const changed = await daniel.call(changeGuideEntry, {
      params,
      body: { ...familyMeals, displayOrder: 6, version: 1 },
    });
    clock.goOn({ minutes: 5 });
    await hannah.call(removeGuideEntry, { params, body: { version: 2 } });

    const history = await daniel.call(readGuideHistory, { params });

    expect(changed).toMatchObject({
      displayOrder: 6,
      edited: {
        madeBy: { id: hannah.id },
        madeAt: '2026-11-21T15:00:00.000Z',
        changedBy: { id: daniel.id },
        changedAt: '2026-11-21T15:05:00.000Z',
        version: 2,
      },
    });
    expect(history).toMatchObject([
      { version: 3, isRemoved: true, content: { displayOrder: 6 }, changedBy: { name: 'Hannah Brooks' } },
      { version: 2, isRemoved: false, content: { displayOrder: 6 }, changedBy: { name: 'Daniel Brooks' } },
      {
        version: 1,
        isRemoved: false,
        content: { displayOrder: 5, source: 'Clinic handout, 2026' },
        changedBy: { id: hannah.id },
      },
    ]);
    expect(history.map(({ changedAt }) => changedAt.slice(11, 16))).toEqual(['15:10', '15:05', '15:00']);
  });

  test('saving without a change, or again, makes no version', async () => {
    const { hannah, daniel } = await twoEditors();
    const { id: entryId, ...added } = await hannah.call(addGuideEntry, { body: familyMeals });
    const params = { entryId };

    const same = await daniel.call(changeGuideEntry, { params, body: { ...familyMeals, version: 1 } });
    const body = { ...familyMeals, displayOrder: 6, version: 1 };
    const saved = await daniel.call(changeGuideEntry, { params, body });
    const again = await daniel.call(changeGuideEntry, { params, body });

    expect(same).toEqual({ id: entryId, ...added });
    expect(again).toEqual(saved);
    expect(await daniel.call(readGuideHistory, { params })).toHaveLength(2);
  });

  test('of two editors the later one gets what the other has saved, and writes over it only knowingly', async () => {
    const { hannah, daniel } = await twoEditors();
    const { id: entryId } = await hannah.call(addGuideEntry, { body: familyMeals });
    const params = { entryId };
    const stored = await hannah.call(changeGuideEntry, {
      params,
      body: { ...familyMeals, displayOrder: 6, version: 1 },
    });

    const edit = await daniel.ask(changeGuideEntry, { params, body: { ...familyMeals, displayOrder: 7, version: 1 } });
    const removal = await daniel.ask(removeGuideEntry, { params, body: { version: 1 } });
    const back = await daniel.ask(restoreGuideEntry, { params, body: { of: 1, version: 1 } });
    const kept = await daniel.call(changeGuideEntry, { params, body: { ...familyMeals, displayOrder: 7, version: 2 } });

    for (const refused of [edit, removal, back]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    }
    expect(kept).toMatchObject({ displayOrder: 7, edited: { version: 3 } });
  });

  test('a removed entry is gone for parents, and undo brings it back as it was', async () => {
    const { hannah, stranger } = await twoEditors();
    const added = await hannah.call(addGuideEntry, { body: familyMeals });
    const params = { entryId: added.id };
    await hannah.call(removeGuideEntry, { params, body: { version: 1 } });
    expect(await editorsEntries(stranger)).toEqual([]);
    const again = await hannah.ask(removeGuideEntry, { params, body: { version: 2 } });
    const change = await hannah.ask(changeGuideEntry, {
      params,
      body: { ...familyMeals, displayOrder: 8, version: 2 },
    });

    const anew = await hannah.ask(addGuideEntry, { body: { ...familyMeals, id: added.id } });
    const body = { of: 1, version: 2 };
    const back = await hannah.call(restoreGuideEntry, { params, body });
    const sentAgain = await hannah.call(restoreGuideEntry, { params, body });

    expect([again.status, change.status]).toEqual([404, 404]);
    expect(anew).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect(back).toEqual({ ...added, edited: { ...added.edited, version: 3 } });
    expect(sentAgain).toEqual(back);
    expect(await editorsEntries(stranger)).toHaveLength(1);
  });

  test('an earlier version stands again as a new one', async () => {
    const { hannah, daniel } = await twoEditors();
    const { id: entryId } = await hannah.call(addGuideEntry, { body: familyMeals });
    const params = { entryId };
    await hannah.call(changeGuideEntry, { params, body: { ...familyMeals, displayOrder: 6, version: 1 } });
    await hannah.call(changeGuideEntry, { params, body: { ...familyMeals, tips: '', version: 2 } });

    const back = await daniel.call(restoreGuideEntry, { params, body: { of: 2, version: 3 } });
    const never = await daniel.ask(restoreGuideEntry, { params, body: { of: 9, version: 4 } });

    expect(back).toMatchObject({ displayOrder: 6, edited: { version: 4, changedBy: { id: daniel.id } } });
    expect(back.tips).toHaveLength(2);
    expect(never).toMatchObject({ status: 422, body: { fields: [{ name: 'of' }] } });
    expect(await daniel.call(readGuideHistory, { params })).toHaveLength(4);
  });

  test('an entry of ours, or one that never was, is not there to be changed', async () => {
    const { hannah } = await twoEditors();
    const body = { ...familyMeals, version: 1 };

    for (const entryId of ['range-6', newId()]) {
      const answers = [
        await hannah.put(`/api/food-guide/entries/${entryId}`, body),
        await hannah.delete(`/api/food-guide/entries/${entryId}`, { version: 1 }),
        await hannah.post(`/api/food-guide/entries/${entryId}/restore`, { of: 1, version: 1 }),
        await hannah.get(`/api/food-guide/entries/${entryId}/history`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });
});

describe.each(['{"tips":', '{"tips":"Eat"}'])('[FOOD-03] a version whose stored text reads %s', (broken) => {
  async function anEntryWithoutText() {
    const home = await twoEditors();
    const { house, hannah, daniel } = home;
    const { id: entryId } = await hannah.call(addGuideEntry, { body: familyMeals });
    const params = { entryId };
    await daniel.call(changeGuideEntry, { params, body: { ...familyMeals, displayOrder: 6, version: 1 } });
    const ofEntry = house.db.updateTable('food_guide_versions').where('entry_id', '=', entryId);
    await ofEntry.set({ content: broken }).where('version', '=', 2).execute();
    const other = await hannah.call(addGuideEntry, { body: familyMeals });
    return { ...home, params, other };
  }

  test('is left out of the guide, which parents go on reading', async () => {
    const { hannah, stranger, other } = await anEntryWithoutText();

    for (const reader of [hannah, stranger]) {
      expect(await editorsEntries(reader)).toMatchObject([{ id: other.id }]);
    }
  });

  test('stands in the history as one that cannot be read, and gives way to an earlier one', async () => {
    const { hannah, params } = await anEntryWithoutText();

    const history = await hannah.call(readGuideHistory, { params });
    const again = await hannah.ask(restoreGuideEntry, { params, body: { of: 2, version: 2 } });
    const back = await hannah.call(restoreGuideEntry, { params, body: { of: 1, version: 2 } });

    expect(history).toMatchObject([
      { version: 2, content: null, changedBy: { name: 'Daniel Brooks' } },
      { version: 1, content: { displayOrder: 5, source: 'Clinic handout, 2026' } },
    ]);
    expect(again).toMatchObject({ status: 422, body: { fields: [{ name: 'of' }] } });
    expect(back).toMatchObject({ displayOrder: 5, edited: { version: 3 } });
  });
});
