import fc from 'fast-check';
import type { foodsEndpoints } from '#contract/foods/endpoints.ts';
import { ALLERGENS, ALLOWABLE, LIKINGS, SIGNS, type Allowable } from '#domain/foods/food.ts';
import { milkOf } from '#domain/foods/milk.ts';
import { reactionAdvice } from '#domain/foods/reaction-advice.ts';
import { monthsSaid } from '#domain/time/age-text.ts';
import { addDays } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Family } from '../family.ts';
import { aGuideEntry, familyMeals, makeEditor } from '../foods/guide.ts';
import { aTaste } from '../foods/tastes.ts';
import { toAccounts, toEditors, toEveryEditor, toEveryViewer, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import { bornOn, note, planted, words, type Drawn, type Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/foods.ts';

export const access: AccessTo<typeof foodsEndpoints> = {
  // Taste: viewers read, co-parents and the primary parent do everything.
  listTastes: toEveryViewer,
  addTaste: toEveryEditor,
  changeTaste: toEveryEditor,
  removeTaste: toEveryEditor,
  readFoodSummary: toEveryViewer,

  // List and guide: published, the same for every account.
  listFoods: toAccounts,
  listTextures: toAccounts,
  readFood: toAccounts,
  readFoodGuide: toAccounts,

  // Entries of the guide: editors alone, since all parents read them.
  addGuideEntry: toEditors,
  changeGuideEntry: toEditors,
  removeGuideEntry: toEditors,
  restoreGuideEntry: toEditors,
  readGuideHistory: toEditors,
};

export const columns = {
  tastes: {
    child_id: 'text',
    id: 'text',
    food_id: 'text?',
    name: 'text',
    allergens: 'text',
    tried_on: 'text',
    liking: 'text?',
    reaction: 'text?',
    is_serious: 'integer',
    signs: 'text',
    allowed_on: 'text?',
    allowed: 'text',
    note: 'text?',
    ...entryColumns,
  },
  food_guide_entries: { id: 'text', is_removed: 'integer', ...entryColumns },
  food_guide_versions: {
    entry_id: 'text',
    version: 'integer',
    content: 'text',
    is_removed: 'integer',
    changed_by: 'text?',
    changed_at: 'text',
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['Each tried food: which one, or what you called it', 'tastes.food_id tastes.name'],
  ['which common allergens are in it, on which day', 'tastes.allergens tastes.tried_on'],
  ['how it was liked, a reaction', 'tastes.liking tastes.reaction'],
  ['what was seen with it and whether it was severe', 'tastes.signs tastes.is_serious'],
  ['what a doctor allows again and since when, your note', 'tastes.allowed tastes.allowed_on tastes.note'],
  ['every version of what you write there', 'food_guide_versions.content food_guide_versions.entry_id'],
  ['also of what was removed', 'food_guide_versions.is_removed food_guide_entries.is_removed'],
];

export const requests: RequestsTo<typeof foodsEndpoints> = {
  listFoods: async () => ({}),
  listTextures: async () => ({}),
  readFood: async () => ({ params: { foodId: 'egg-well-cooked' } }),
  listTastes: async ({ child }) => ({ params: { childId: child.id } }),
  addTaste: async ({ child }) => ({ params: { childId: child.id }, body: { id: newId(), ...egg } }),
  changeTaste: async (family) => ({ params: await ofATaste(family), body: { ...egg, version: 1 } }),
  removeTaste: async (family) => ({ params: await ofATaste(family), body: { version: 1 } }),
  readFoodSummary: async ({ child }) => ({ params: { childId: child.id } }),
  readFoodGuide: async () => ({}),
  addGuideEntry: async (family) => {
    await makeEditor(family, family.parent);
    return { body: { id: newId(), ...familyMeals } };
  },
  changeGuideEntry: async (family) => ({
    params: await ofAGuideEntry(family),
    body: { ...familyMeals, displayOrder: 6, version: 1 },
  }),
  removeGuideEntry: async (family) => ({ params: await ofAGuideEntry(family), body: { version: 1 } }),
  restoreGuideEntry: async (family) => ({ params: await ofAGuideEntry(family), body: { of: 1, version: 1 } }),
  readGuideHistory: async (family) => ({ params: await ofAGuideEntry(family) }),
};

const egg = {
  foodId: 'egg-well-cooked',
  triedOn: '2026-11-20',
  liking: 'so-so' as const,
  reaction: 'hives' as const,
  isSerious: true,
  signs: ['few-hives' as const, 'vomiting-again' as const],
  allowedOn: '2026-11-21',
  allowed: ['food' as const],
  note: 'A few hives near the mouth.',
};

async function ofATaste(family: Family) {
  const { id } = await aTaste(family, family.child, family.parent);
  return { childId: family.child.id, tasteId: id };
}

async function ofAGuideEntry(family: Family) {
  const { id } = await aGuideEntry(family, family.parent);
  return { entryId: id };
}

const food = fc.oneof(
  fc.constantFrom(
    { food_id: 'egg-well-cooked', name: 'Egg (well cooked)', allergens: ['egg'] },
    { food_id: 'banana', name: 'Banana', allergens: [] },
    { food_id: 'of-an-earlier-edition', name: 'Old food', allergens: ['milk', 'wheat'] },
  ),
  fc.record({
    food_id: fc.constant(null),
    name: words(80, 'Lasagna'),
    allergens: fc.oneof(fc.subarray([...ALLERGENS]), fc.constant([...ALLERGENS])),
  }),
);

const reacted = fc.constantFrom('rash' as const, 'hives' as const, 'vomiting' as const, 'other' as const);

const taste = fc.record({
  food,
  afterDays: fc.integer({ min: 0, max: 320 }),
  liking: fc.constantFrom(...LIKINGS, null),
  reaction: fc.constantFrom('none' as const, null),
  reacted: fc.option(
    fc.record({
      reaction: reacted,
      is_serious: fc.constantFrom(0 as const, 1 as const),
      signs: fc.subarray([...SIGNS]),
      allowedAfterDays: fc.option(fc.integer({ min: 0, max: 3 })),
      allowed: fc.subarray<Allowable>([...ALLOWABLE, 'food:banana', 'food:omelet']),
    }),
  ),
  note: fc.option(note.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 300).toWellFormed().trim())),
});

export const generated: Generated<'tastes'> = {
  tastes: planted(fc.array(taste, { maxLength: 8 }), async (all, home, child, parent) => {
    for (const one of all) await aTaste(home, child, parent, tasteOf(one));
  }),
};

function tasteOf({ food: { allergens, ...named }, afterDays, reacted: after, ...drawn }: Drawn<typeof taste>) {
  const tried_on = addDays(bornOn, afterDays);
  const allowedAfterDays = after?.allowedAfterDays ?? null;
  const eater = {
    months: monthsSaid(bornOn, tried_on),
    milk: milkOf(named.food_id, named.name),
    mayBeMilk: named.food_id === null,
  };
  const isSevere = after && reactionAdvice(after.reaction, after.signs, eater)?.level === 'emergency';
  const row: Partial<Tables['tastes']> = {
    ...named,
    allergens: JSON.stringify(allergens),
    tried_on,
    liking: drawn.liking,
    reaction: after?.reaction ?? drawn.reaction,
    is_serious: isSevere ? 1 : (after?.is_serious ?? 0),
    signs: JSON.stringify(after?.signs ?? []),
    allowed_on: allowedAfterDays === null ? null : addDays(tried_on, allowedAfterDays),
    allowed: JSON.stringify(allowedAfterDays === null ? [] : (after?.allowed ?? [])),
    note: drawn.note || null,
  };
  return row;
}
