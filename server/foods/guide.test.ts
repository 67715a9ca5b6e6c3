import { describe, expect, test } from 'vitest';
import {
  addGuideEntry,
  changeGuideEntry,
  readFoodGuide,
  readGuideHistory,
  removeGuideEntry,
  restoreGuideEntry,
} from '#contract/foods/guide.ts';
import { closeAccount } from '#contract/accounts/deletion.ts';
import { readMe } from '#contract/accounts/me.ts';
import { newId } from '#server/db/id.ts';
import { aFamilyAlone, familyPassword, type Person } from '#testing/family.ts';
import { aGuideEntry, familyMeals, makeEditor, editorsEntries } from '#testing/foods/guide.ts';
import { twoEditors } from '#testing/foods/two-editors.ts';
import { workOff } from '#testing/jobs.ts';

const guideOf = (person: Person) => person.call(readFoodGuide, {});

describe('[FOOD-01] the food guide', () => {
  test('has our six ranges by display order, with foods, risks and sources', async () => {
    const { stranger } = await twoEditors();

    const guide = await guideOf(stranger);

    expect(guide.mayEdit).toBe(false);
    expect(guide.entries.map(({ ageRangeLabel }) => ageRangeLabel)).toEqual([
      '0-5 months',
      '6 months',
      '7-8 months',
      '9-11 months',
      '12-23 months',
      '24 months and older',
    ]);
    expect(guide.entries.flatMap(({ foods }) => foods).filter(({ id, why }) => id === null || why === null)).toEqual(
      [],
    );
    expect(guide.entries.every(({ sources, edited }) => sources.length > 0 && edited === null)).toBe(true);
    expect(guide.readiness).toHaveLength(5);
    expect(guide.risks.map(({ risk }) => risk)).toEqual(['None', 'Low', 'Medium', 'High', 'Varies']);
  });

  test('has an editor’s entry after ours of the same order, and says so, but to parents not by whom', async () => {
    const { hannah, daniel, stranger } = await twoEditors();
    await hannah.call(addGuideEntry, { body: { ...familyMeals, displayOrder: 4 } });

    const seen = await guideOf(stranger);
    const [asEditor] = await editorsEntries(daniel);

    expect(seen.entries.map(({ ageRangeLabel }) => ageRangeLabel).slice(3, 5)).toEqual([
      '9-11 months',
      '9-11 months, family meals',
    ]);
    expect(seen.entries[4]).toMatchObject({
      foods: [
        { id: null, name: 'Hummus', allergyRisk: 'High', why: null },
        { id: null, name: 'Couscous', allergyRisk: 'High', why: null },
      ],
      tips: ['Eat together with screens off.', 'Let your child use a spoon and open cup; mess is learning.'],
      allergyWarnings: ['Mixed dishes hide allergens: read labels each time.'],
      sources: [],
      edited: { source: 'Clinic handout, 2026', madeBy: null, changedBy: null, version: 1 },
    });
    expect(JSON.stringify(seen)).not.toContain('Hannah');
    expect(asEditor?.edited?.madeBy).toEqual({ id: hannah.id, name: 'Hannah Brooks' });
  });

  test('[FOOD-02] leaves out a stored food that has no name or no allergy risk', async () => {
    const { house, hannah } = await twoEditors();
    const { id } = await hannah.call(addGuideEntry, { body: familyMeals });
    const foods = [{ name: 'Hummus', allergyRisk: 'High' }, { name: 'Nameless' }, { name: ' ', allergyRisk: 'Low' }, 7];
    await house.db
      .updateTable('food_guide_versions')
      .set({ content: JSON.stringify({ ...familyMeals, foods }) })
      .where('entry_id', '=', id)
      .execute();

    const [entry] = await editorsEntries(hannah);

    expect(entry?.foods).toEqual([{ id: null, name: 'Hummus', allergyRisk: 'High', why: null }]);
  });
});

describe('[FOOD-03] whoever is no editor', () => {
  const attempts = (entryId: string) => [
    (person: Person) => person.ask(addGuideEntry, { body: familyMeals }),
    (person: Person) => person.ask(changeGuideEntry, { params: { entryId }, body: { ...familyMeals, version: 1 } }),
    (person: Person) => person.ask(removeGuideEntry, { params: { entryId }, body: { version: 1 } }),
    (person: Person) => person.ask(restoreGuideEntry, { params: { entryId }, body: { of: 1, version: 1 } }),
    (person: Person) => person.ask(readGuideHistory, { params: { entryId } }),
  ];
  const refusal = { status: 403, body: { code: 'not-allowed', title: 'You cannot edit the food guide.' } };

  test('is told so, for an entry that is there and for one that is not', async () => {
    const { hannah, viewer } = await twoEditors();
    const { id } = await hannah.call(addGuideEntry, { body: familyMeals });

    for (const entryId of [id, newId()]) {
      for (const attempt of attempts(entryId)) expect(await attempt(viewer)).toMatchObject(refusal);
    }
    expect(await editorsEntries(viewer)).toHaveLength(1);
  });

  test('an editor whose role is taken back is refused with the next request, in the same session', async () => {
    const { house, hannah } = await twoEditors();
    const { id } = await hannah.call(addGuideEntry, { body: familyMeals });
    expect(await hannah.call(readMe, {})).toMatchObject({ isEditor: true });

    await house.db.deleteFrom('editors').where('user_id', '=', hannah.id).execute();

    for (const attempt of attempts(id)) expect(await attempt(hannah)).toMatchObject(refusal);
    expect(await hannah.call(readMe, {})).toMatchObject({ isEditor: false });
    expect(await guideOf(hannah)).toMatchObject({ mayEdit: false });
  });
});

test('[FOOD-03] an editor whose password was given more than 15 minutes ago is asked for it, and nothing changes', async () => {
  const { clock, hannah } = await twoEditors();
  const { id } = await hannah.call(addGuideEntry, { body: familyMeals });
  const path = { params: { entryId: id } };
  clock.goOn({ minutes: 15, ms: 1 });

  const answers = [
    await hannah.ask(addGuideEntry, { body: familyMeals }),
    await hannah.ask(changeGuideEntry, { ...path, body: { ...familyMeals, ageRangeLabel: 'Other', version: 1 } }),
    await hannah.ask(removeGuideEntry, { ...path, body: { version: 1 } }),
    await hannah.ask(restoreGuideEntry, { ...path, body: { of: 1, version: 1 } }),
  ];

  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: 'password-needed' } });
  expect(await editorsEntries(hannah)).toMatchObject([{ id, ageRangeLabel: familyMeals.ageRangeLabel }]);
});

test('[ACC-03] an editor’s entries stay while the account is closed, and without the name when it is erased', async () => {
  const home = await aFamilyAlone();
  const { house, clock, parent, stranger } = home;
  const { id: entryId } = await aGuideEntry(home, stranger);
  await makeEditor(home, parent);
  const params = { entryId };

  await stranger.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });
  const closed = await stranger.ask(removeGuideEntry, { params, body: { version: 1 } });
  const meanwhile = await editorsEntries(parent);
  clock.goOn({ days: 30 });
  await workOff(home);

  expect(closed).toMatchObject({ status: 403, body: { code: 'account-closed' } });
  expect(meanwhile).toMatchObject([{ edited: { madeBy: { name: 'Sam Okafor' } } }]);
  expect(await editorsEntries(parent)).toMatchObject([
    { id: entryId, edited: { madeBy: null, changedBy: null, version: 1 } },
  ]);
  expect(await parent.call(readGuideHistory, { params })).toMatchObject([{ changedBy: null }]);
  expect(await house.db.selectFrom('editors').select('user_id').execute()).toEqual([{ user_id: parent.id }]);
});
