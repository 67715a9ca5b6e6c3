import { describe, expect, test } from 'vitest';
import { tasteEndpoints, type ChangedTaste, type NewTaste } from '#contract/foods/tastes.ts';
import type { Sign } from '#domain/foods/food.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';

const severe = {
  foodId: 'egg-well-cooked',
  triedOn: '2026-11-20',
  reaction: 'vomiting',
  isSerious: true,
  signs: ['breathing', 'vomiting-again'],
} as const satisfies typeof NewTaste._zod.input;

type Change = Partial<Omit<typeof ChangedTaste._zod.input, 'version'>>;

/** An egg of yesterday after which there was a reaction, and how the other parent edits it. */
async function aReaction(facts: Partial<typeof NewTaste._zod.input> = {}) {
  const { parent, coParent, child } = await aFamily();
  const params = { childId: child.id };
  const stored = await parent.call(tasteEndpoints.add, { params, body: { ...severe, ...facts } });
  const { foodId, triedOn } = severe;
  const edit = (change: Change, { version } = stored) =>
    coParent.ask(tasteEndpoints.change, {
      params: { ...params, tasteId: stored.id },
      body: { foodId, triedOn, ...change, version },
    });
  const now = async () => (await parent.call(tasteEndpoints.list, { params }))[0];
  return { stored, edit, now };
}

const TO_LOWER = "Check 'It was not severe' to save this";

describe('a reaction that nobody called severe', () => {
  const tenMonths = { born_on: day('2026-01-20') };
  async function aTasteOf(bornOn: Parameters<typeof aChild>[2], facts: Partial<typeof NewTaste._zod.input>) {
    const home = await aFamily();
    const { id } = await aChild(home, home.parent, bornOn);
    const body = { foodId: 'cod', triedOn: '2026-11-20', reaction: 'other' as const, ...facts };
    return home.parent.call(tasteEndpoints.add, { params: { childId: id }, body });
  }

  test.each<{ signs: Sign[]; isSevere: boolean }>([
    { signs: ['breathing', 'swelling'], isSevere: true },
    { signs: ['vomiting-again'], isSevere: true },
    { signs: ['vomiting-hours-later'], isSevere: true },
    { signs: ['vomited-once'], isSevere: false },
    { signs: [], isSevere: false },
  ])('is severe by its signs $signs: $isSevere', async ({ signs, isSevere }) => {
    expect(await aTasteOf(tenMonths, { signs })).toMatchObject({ isSerious: isSevere });
    expect(await aTasteOf(tenMonths, { signs, isSerious: false })).toMatchObject({ isSerious: isSevere });
  });

  test.each([
    { triedOn: '2026-05-19', isSevere: false },
    { triedOn: '2026-05-20', isSevere: true },
  ])('goes by the age on the day of the food: vomiting twice on $triedOn', async ({ triedOn, isSevere }) => {
    const twice = { reaction: 'vomiting', signs: ['vomiting-again'] } satisfies Partial<typeof NewTaste._zod.input>;

    expect(await aTasteOf(tenMonths, { ...twice, triedOn })).toMatchObject({ isSerious: isSevere });
  });

  test.each([
    { name: 'Similac', isSevere: false },
    { name: 'pumped milk', isSevere: false },
    { name: 'Oatmeal with formula', isSevere: true },
  ])('is not severe after two vomits of what is milk by its name: $name', async ({ name, isSevere }) => {
    const meal = { foodId: null, name, allergens: ['milk'] } satisfies Partial<typeof NewTaste._zod.input>;

    expect(await aTasteOf(tenMonths, { ...meal, signs: ['vomiting-again'] })).toMatchObject({ isSerious: isSevere });
  });

  test.each([
    { name: 'A bottle', triedOn: '2026-02-20', isSevere: false },
    { name: 'A bottle', triedOn: '2026-05-20', isSevere: true },
    { name: 'Similac', triedOn: '2026-02-20', isSevere: false },
  ])(
    'after a flat rash and a vomit of $name on $triedOn, as it was told: $isSevere',
    async ({ isSevere, ...eaten }) => {
      const seen = { foodId: null, reaction: 'rash', signs: ['vomited-once'] } satisfies Partial<
        typeof NewTaste._zod.input
      >;

      expect(await aTasteOf(tenMonths, { ...seen, ...eaten })).toMatchObject({ isSerious: isSevere });
    },
  );

  test('is severe once an edit adds such a sign', async () => {
    const { edit } = await aReaction({ reaction: 'hives', isSerious: false, signs: [] });

    expect(await edit({ reaction: 'hives', signs: ['swelling'] })).toMatchObject({ body: { isSerious: true } });
  });
});

describe('an edit of a severe reaction', () => {
  test('to what was seen later keeps it severe, and its signs', async () => {
    const { edit } = await aReaction();

    const { status, body } = await edit({ reaction: 'rash', note: 'A rash came later.' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ reaction: 'rash', isSerious: true, signs: ['breathing', 'vomiting-again'] });
  });

  test.each<{ what: string; change: Change; field: string }>([
    { what: 'that calls it not severe', change: { reaction: 'vomiting', isSerious: false }, field: 'isSerious' },
    { what: 'to a rash that was not severe', change: { reaction: 'rash', isSerious: false }, field: 'isSerious' },
    { what: 'to none', change: { reaction: 'none' }, field: 'reaction' },
    { what: 'that says no reaction any more', change: {}, field: 'reaction' },
  ])('$what is refused unless the parent says that it was not severe', async ({ change, field }) => {
    const { stored, edit, now } = await aReaction();

    const refused = await edit(change);

    expect(refused).toMatchObject({ status: 422, body: { fields: [{ name: field, message: TO_LOWER }] } });
    expect(await now()).toEqual(stored);

    expect(await edit({ ...change, wasNotSevere: true })).toMatchObject({
      status: 200,
      body: { reaction: change.reaction ?? null, isSerious: false },
    });
  });

  test('that says it was not severe keeps no sign of it', async () => {
    const { edit } = await aReaction();

    const { body } = await edit({ reaction: 'vomiting', isSerious: false, wasNotSevere: true });

    expect(body).toMatchObject({ isSerious: false, signs: [] });
  });

  test('to none, said on purpose, keeps no sign of it', async () => {
    const { edit } = await aReaction();

    expect(await edit({ reaction: 'none', wasNotSevere: true })).toMatchObject({
      body: { reaction: 'none', isSerious: false, signs: [] },
    });
  });

  test('can be sent again, as after a lost answer', async () => {
    const { edit } = await aReaction();
    const change = { reaction: 'none' as const, wasNotSevere: true };

    const first = await edit(change);

    expect((await edit(change)).body).toEqual(first.body);
  });
});

describe('an edit of what pauses a food', () => {
  test.each<{ from: Change['reaction']; to: Change['reaction'] }>([
    { from: 'hives', to: 'rash' },
    { from: 'hives', to: 'other' },
    { from: 'vomiting', to: 'none' },
    { from: 'rash', to: 'none' },
    { from: 'other', to: null },
  ])('from $from to $to ends the pause only when the parent says so', async ({ from, to }) => {
    const { stored, edit, now } = await aReaction({ reaction: from, isSerious: false, signs: [] });

    const refused = await edit({ reaction: to });

    expect(refused).toMatchObject({ status: 422, body: { fields: [{ name: 'reaction', message: TO_LOWER }] } });
    expect(await now()).toEqual(stored);
    expect((await edit({ reaction: to, wasNotSevere: true })).status).toBe(200);
  });

  test('from a rash to hives needs no more words, and neither does a liking', async () => {
    const { edit } = await aReaction({ reaction: 'rash', isSerious: false, signs: [] });

    expect(await edit({ reaction: 'hives', liking: 'so-so' })).toMatchObject({ status: 200 });
  });

  test('that takes back a sign beside a rash is refused', async () => {
    const { edit } = await aReaction({ reaction: 'rash', isSerious: false, signs: ['few-hives'] });

    expect(await edit({ reaction: 'rash', signs: [] })).toMatchObject({ status: 422 });
    expect(await edit({ reaction: 'rash', liking: 'liked' })).toMatchObject({ status: 200 });
  });
});

describe("a doctor's yes", () => {
  test('is kept in the order of the list, also for what is not in the food, and never for a food that the list does not have', async () => {
    const { edit } = await aReaction();
    const allowed = ['food:quiche', 'food:omelet', 'peanut', 'rice', 'egg', 'food', 'egg', 'food:omelet'] as const;

    const { body } = await edit({ reaction: 'vomiting', allowedOn: '2026-11-21', allowed: [...allowed] });

    expect(body).toMatchObject({
      isSerious: true,
      allowedOn: '2026-11-21',
      allowed: ['food', 'egg', 'peanut', 'rice', 'food:omelet'],
    });
  });

  test('was said of the food as it was, and goes when the entry is about another', async () => {
    const { edit } = await aReaction({ allowedOn: '2026-11-20', allowed: ['food', 'egg'] });

    const { body } = await edit({
      foodId: 'omelet',
      reaction: 'vomiting',
      allowedOn: '2026-11-20',
      allowed: ['food', 'egg'],
    });

    expect(body).toMatchObject({ foodId: 'omelet', allowedOn: null, allowed: [] });
  });

  test('that is not sent again is taken back, which pauses the food', async () => {
    const { edit } = await aReaction({ allowedOn: '2026-11-20', allowed: ['food'] });

    expect(await edit({ reaction: 'vomiting' })).toMatchObject({ body: { allowedOn: null, allowed: [] } });
  });
});

test('a food of the list says what it is made of and of what it holds a trace', async () => {
  const { parent, child } = await aFamily();
  const add = (foodId: string) =>
    parent.call(tasteEndpoints.add, { params: { childId: child.id }, body: { foodId, triedOn: '2026-11-20' } });

  expect(await add('hummus')).toMatchObject({ madeOf: ['chickpea'], traceOf: [] });
  expect(await add('waffle')).toMatchObject({ traceOf: ['egg', 'milk'] });
});
