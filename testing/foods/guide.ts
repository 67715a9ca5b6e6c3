import { addGuideEntry, readFoodGuide, type GuideEntry, type NewGuideEntry } from '#contract/foods/guide.ts';
import { newId } from '#server/db/id.ts';
import type { TestHouse } from '../house-on.ts';
import type { Person } from '../people.ts';

export const familyMeals: Omit<NewGuideEntry, 'id'> = {
  ageRangeLabel: '9-11 months, family meals',
  ageRangeStart: 9,
  ageRangeEnd: 11,
  foods: [
    { name: 'Hummus', allergyRisk: 'High' },
    { name: 'Couscous', allergyRisk: 'High' },
  ],
  tips: 'Eat together with screens off.\nLet your child use a spoon and open cup; mess is learning.',
  allergyWarnings: 'Mixed dishes hide allergens: read labels each time.',
  displayOrder: 5,
  source: 'Clinic handout, 2026',
};

/** Gives a person the role of an editor. */
export async function makeEditor({ house }: TestHouse, { id }: Pick<Person, 'id'>): Promise<void> {
  const made_at = house.clock().toISOString();
  await house.db
    .insertInto('editors')
    .values({ user_id: id, made_at })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Makes the person an editor, who adds it. */
export async function aGuideEntry(
  home: TestHouse,
  editor: Person,
  facts: Partial<NewGuideEntry> = {},
): Promise<GuideEntry> {
  await makeEditor(home, editor);
  return editor.call(addGuideEntry, { body: { ...familyMeals, ...facts } });
}

/** Those of editors that a person reads. */
export async function editorsEntries(person: Person): Promise<GuideEntry[]> {
  const { entries } = await person.call(readFoodGuide, {});
  return entries.filter(({ edited }) => edited !== null);
}

/** As many entries with the content and the latest version of another one. */
export async function copyGuideEntry({ house: { db } }: TestHouse, id: string, copies: number): Promise<void> {
  const entry = await db.selectFrom('food_guide_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const version = await db
    .selectFrom('food_guide_versions')
    .selectAll()
    .where('entry_id', '=', id)
    .where('version', '=', entry.version)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: copies }, () => newId());
  await db
    .insertInto('food_guide_entries')
    .values(ids.map((copy) => ({ ...entry, id: copy })))
    .execute();
  await db
    .insertInto('food_guide_versions')
    .values(ids.map((copy) => ({ ...version, entry_id: copy })))
    .execute();
}
