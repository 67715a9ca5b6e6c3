import { describe, expect, test } from 'vitest';
import { readFoodSummary } from '#contract/foods/guide.ts';
import { ALLERGENS, ALLOWABLE } from '#domain/foods/food.ts';
import { foodList, foodOf } from '#domain/foods/foods-data.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily, type Family } from '#testing/family.ts';
import { aGuideEntry } from '#testing/foods/guide.ts';
import { aTaste } from '#testing/foods/tastes.ts';

/** Today is November 21, 2026. */
const born = async (home: Family, bornOn: string, gestationDays: number | null = null) =>
  aChild(home, home.parent, { born_on: day(bornOn), gestation_days: gestationDays });

const summaryOf = ({ parent }: Family, { id: childId }: { readonly id: string }) =>
  parent.call(readFoodSummary, { params: { childId } });

describe('[FOOD-02] what the dashboard says of food', () => {
  test.each([
    { age: 'a newborn', bornOn: '2026-11-20', label: '0-5 months', isMilkOnly: true },
    { age: 'a day before 6 months', bornOn: '2026-05-23', label: '0-5 months', isMilkOnly: true },
    { age: '6 months', bornOn: '2026-05-21', label: '6 months', isMilkOnly: false },
    { age: '8 months', bornOn: '2026-03-01', label: '7-8 months', isMilkOnly: false },
    { age: '10 months', bornOn: '2026-01-05', label: '9-11 months', isMilkOnly: false },
    { age: '23 months', bornOn: '2024-12-01', label: '12-23 months', isMilkOnly: false },
    { age: '15 years', bornOn: '2011-11-01', label: '24 months and older', isMilkOnly: false },
  ])('$age: $label', async ({ bornOn, label, isMilkOnly }) => {
    const home = await aFamily();

    const summary = await summaryOf(home, await born(home, bornOn));

    expect(summary).toMatchObject({ ageRangeLabel: label, isMilkOnly });
    expect(summary.foods.length).toBe(isMilkOnly ? 2 : 4);
    expect(summary.foods.every(({ name, allergyRisk }) => name !== '' && allergyRisk)).toBe(true);
    expect(summary.sources.length).toBeGreaterThan(0);
  });

  test('a child born ten weeks early is as old as from the due date', async () => {
    const home = await aFamily();

    const early = await summaryOf(home, await born(home, '2026-04-21', 30 * 7));

    expect(early).toMatchObject({ ageRangeLabel: '0-5 months', isMilkOnly: true });
  });

  test('a child born early is told of iron at 1 month of age, whatever the due date says', async () => {
    const home = await aFamily();

    const early = await summaryOf(home, await born(home, '2026-04-21', 24 * 7));
    const atTerm = await summaryOf(home, await born(home, '2026-08-21'));

    expect(early.tips[0]).toBe('Born early? Ask now about iron and vitamins: most need iron from about 1 month.');
    expect(early.tips.join(' ')).not.toMatch(/from 4 months|never advised/);
    expect(early.sources.map(({ title }) => title).join()).toContain('prevention of iron deficiency');
    expect(atTerm.tips.join(' ')).toMatch(/from 4 months.*never advised/);
    expect(atTerm.sources.map(({ title }) => title).join()).not.toContain('iron deficiency');
  });

  test('[decision 39] says beside a food of high allergy risk that early is advised, and nothing where there is none', async () => {
    const home = await aFamily();

    expect((await summaryOf(home, await born(home, '2026-03-01'))).highNote).toMatch(
      /at about 6 months.*Waiting raises/,
    );
    expect((await summaryOf(home, await born(home, '2026-11-20'))).highNote).toBeNull();
  });

  test('leaves out a food and an allergen that wait for a doctor, until the doctor has said so', async () => {
    const home = await aFamily();
    const child = await born(home, '2026-05-21');
    const before = await summaryOf(home, child);
    const hives = { reaction: 'hives' as const, tried_on: day('2026-11-20') };
    for (const { id, name } of before.foods) {
      const { allergens = [] } = foodOf(id ?? '') ?? {};
      await aTaste(home, child, home.parent, { ...hives, food_id: id, name, allergens: JSON.stringify(allergens) });
    }
    await aTaste(home, child, home.parent, { ...hives, food_id: null, name: 'Pancake', allergens: '["egg","milk"]' });

    const paused = await summaryOf(home, child);
    await home.house.db
      .updateTable('tastes')
      .set({ allowed_on: day('2026-11-21'), allowed: JSON.stringify(ALLOWABLE) })
      .where('child_id', '=', child.id)
      .execute();
    const allowed = await summaryOf(home, child);

    const ids = before.foods.map(({ id }) => id);
    expect(paused.foods.filter(({ id }) => ids.includes(id))).toEqual([]);
    expect(paused.foods.flatMap(({ id }) => foodOf(id ?? '')?.allergens ?? [])).not.toContain('egg');
    expect(paused.foods.length).toBeGreaterThan(0);
    expect(allowed).toEqual(before);
  });

  test('after hives from wheat no cereal is shown of which some brands hold wheat', async () => {
    const home = await aFamily();
    const child = await born(home, '2026-02-15');
    const ids = async () => (await summaryOf(home, child)).foods.map(({ id }) => id);
    expect(await ids()).toContain('plain-o-shaped-cereal-iron-fortified');

    const toast = { food_id: 'wheat-toast', name: 'Wheat toast', allergens: '["wheat"]' };
    await aTaste(home, child, home.parent, { ...toast, reaction: 'hives', tried_on: day('2026-11-20') });

    const mayHold = (await ids()).flatMap((id) => foodOf(id ?? '')?.mayHold ?? []);
    expect(mayHold).not.toContain('wheat');
  });

  test("a doctor's yes to milk leaves the egg of the same meal out", async () => {
    const home = await aFamily();
    const child = await born(home, '2026-01-05');
    const toast = { food_id: null, name: 'French toast', allergens: '["milk","egg","wheat"]' };
    const hives = { reaction: 'hives' as const, is_serious: 1 as const, tried_on: day('2026-11-20') };
    await aTaste(home, child, home.parent, { ...toast, ...hives, allowed_on: day('2026-11-21'), allowed: '["milk"]' });

    const { foods } = await summaryOf(home, child);

    const allergens = foods.flatMap(({ id }) => foodOf(id ?? '')?.allergens ?? []);
    expect(foods.length).toBeGreaterThan(0);
    expect(allergens).not.toContain('egg');
    expect(allergens).not.toContain('wheat');
  });

  test('a food by another name is left out, too: no hummus after hives from chickpeas', async () => {
    const home = await aFamily();
    const child = await born(home, '2026-01-05');
    const before = await summaryOf(home, child);
    const shown = before.foods.flatMap(({ id }) => foodOf(id ?? '') ?? []);
    const pair = shown.flatMap((food) => {
      const other = foodList.foods.find(
        ({ id, madeOf }) => id !== food.id && madeOf.some((one) => food.madeOf.includes(one)),
      );
      return other ? [{ food, other }] : [];
    })[0];
    if (!pair) throw new Error('no food of the card has a food like it in the list');
    const { id, name } = pair.other;
    await aTaste(home, child, home.parent, { food_id: id, name, allergens: '[]', reaction: 'hives', is_serious: 1 });

    const after = await summaryOf(home, child);

    expect(before.foods.map((food) => food.id)).toContain(pair.food.id);
    expect(after.foods.map((food) => food.id)).not.toContain(pair.food.id);
  });

  const formula = { food_id: 'infant-formula-iron-fortified', name: 'Infant formula', allergens: '["milk"]' };
  const everything = { food_id: null, name: 'Everything', allergens: JSON.stringify(ALLERGENS) };
  test.each([formula, everything])(
    'a newborn keeps breast milk, and formula until a severe reaction to $name',
    async (food) => {
      const home = await aFamily();
      const newborn = await born(home, '2026-11-01');
      const before = await summaryOf(home, newborn);
      const vomited = { reaction: 'vomiting' as const, tried_on: day('2026-11-20') };
      await aTaste(home, newborn, home.parent, { ...formula, tried_on: day('2026-11-10') });
      for (const mild of [formula, everything]) await aTaste(home, newborn, home.parent, { ...mild, ...vomited });

      expect(await summaryOf(home, newborn)).toEqual(before);
      expect(before.foods.map(({ id }) => id)).toEqual(['breast-milk', 'infant-formula-iron-fortified']);
      await aTaste(home, newborn, home.parent, { ...food, ...vomited, is_serious: 1 });
      expect((await summaryOf(home, newborn)).foods.map(({ id }) => id)).toEqual(['breast-milk']);
    },
  );

  test('a rash is a reason, too, and what was had well is not read where nothing pauses', async () => {
    const home = await aFamily();
    const child = await born(home, '2026-05-21');
    const before = await summaryOf(home, child);
    const [first] = before.foods;
    const same = { food_id: first?.id ?? null, name: first?.name ?? '' };
    const unread = await aTaste(home, child, home.parent, { ...same, allergens: 'this would not be understood' });
    expect(await summaryOf(home, child)).toEqual(before);

    await home.house.db.deleteFrom('tastes').where('id', '=', unread.id).execute();
    await aTaste(home, child, home.parent, { ...same, allergens: '[]', reaction: 'rash' });

    expect((await summaryOf(home, child)).foods.map(({ id }) => id)).not.toContain(first?.id);
  });

  test.each([
    { what: 'a sign', facts: { signs: '["few-hives"]' } },
    { what: 'that it was severe', facts: { is_serious: 1 } },
  ] as const)('$what is a reason where nobody said which reaction it was', async ({ facts }) => {
    const home = await aFamily();
    const child = await born(home, '2026-05-21');
    const [first] = (await summaryOf(home, child)).foods;
    const same = { food_id: first?.id ?? null, name: first?.name ?? '', allergens: '[]' };

    await aTaste(home, child, home.parent, { ...same, ...facts });

    expect((await summaryOf(home, child)).foods.map(({ id }) => id)).not.toContain(first?.id);
  });

  test('another child’s reaction is no reason to leave a food out', async () => {
    const home = await aFamily();
    const child = await born(home, '2026-05-21');
    const before = await summaryOf(home, child);
    const [first] = before.foods;
    const same = { food_id: first?.id ?? null, name: first?.name ?? '', allergens: '[]' };
    await aTaste(home, home.child, home.parent, { ...same, reaction: 'hives', is_serious: 1 });

    expect(await summaryOf(home, child)).toEqual(before);
  });

  test('no peanut takes the place of egg after a severe reaction to egg, nor another allergen', async () => {
    const home = await aFamily();
    const boy = await born(home, '2026-05-21');
    const hives = { reaction: 'hives' as const, tried_on: day('2026-11-20') };
    await aTaste(home, boy, home.parent, { ...hives, is_serious: 1, signs: '["swelling"]' });
    const older = await born(home, '2026-03-01');
    const cod = { food_id: 'cod', name: 'Cod', allergens: '["fish"]' };
    await aTaste(home, older, home.parent, { ...hives, ...cod, is_serious: 1 });

    const names = async (child: { readonly id: string }) =>
      (await summaryOf(home, child)).foods.map(({ name }) => name);
    expect(await names(boy)).toEqual(['Iron-fortified infant oat cereal', 'Beef', 'Lentils', 'Avocado']);
    expect(await names(older)).toEqual(['Turkey', 'Chicken', 'Black beans', 'Quinoa']);
  });

  test('an allergen that was had well before may stay on the card, what is new waits', async () => {
    const home = await aFamily();
    const child = await born(home, '2026-03-01');
    const cod = { food_id: 'cod', name: 'Cod', allergens: '["fish"]', tried_on: day('2026-11-10') };
    const hives = { reaction: 'hives' as const, is_serious: 1 as const, tried_on: day('2026-11-20') };
    await aTaste(home, child, home.parent, hives);
    expect((await summaryOf(home, child)).foods.map(({ id }) => id)).not.toContain('cod');

    await aTaste(home, child, home.parent, cod);

    expect((await summaryOf(home, child)).foods.map(({ id }) => id)).toContain('cod');
  });

  test('is never an editor’s entry, also at an age that ours leave out', async () => {
    const home = await aFamily();
    const child = await born(home, '2026-01-05');
    const newborn = await born(home, '2026-11-01');
    const teen = await born(home, '2012-11-01');
    const summaries = () => Promise.all([child, newborn, teen].map((one) => summaryOf(home, one)));
    const before = await summaries();

    await aGuideEntry(home, home.stranger, { displayOrder: 1, ageRangeStart: 0, ageRangeEnd: 144 });

    expect(await summaries()).toEqual(before);
  });
});
