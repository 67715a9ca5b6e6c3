import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ate, food } from '#testing/foods/eaten.ts';
import { ALLERGENS, REACTIONS, SIGNS, type Allowable } from './food.ts';
import { foodList } from './foods-data.ts';
import { holdsOnFood, isPaused, pauseOnPart, pauseOnFood } from './pause-on-food.ts';
import { pauseText, reasonTexts } from './pause-text.ts';
import type { TasteFacts } from './pause.ts';
import { holdsByReaction, pauseByReaction, pausesOf } from './pauses.ts';

const taste = (more: Partial<TasteFacts> = {}): TasteFacts => ({
  foodId: 'egg-well-cooked',
  name: 'Egg (well cooked)',
  allergens: ['egg'],
  traceOf: [],
  madeOf: [],
  triedOn: day('2026-11-20'),
  reaction: 'none',
  isSerious: false,
  signs: [],
  allowedOn: null,
  allowed: [],
  ...more,
});
const frenchToast = {
  foodId: 'french-toast',
  name: 'French toast',
  allergens: ['milk', 'egg', 'wheat'],
  reaction: 'hives',
  isSerious: true,
} as const;

const hives = { reaction: 'hives' } as const;
const severe = { reaction: 'hives', isSerious: true, signs: ['swelling'] } as const;
const reactedTo = (id: string) => ate(id, '2026-11-20', { reaction: 'hives', isSerious: true });
const yes = (on: string, ...allowed: Allowable[]) => ({ allowedOn: day(on), allowed });
const pauseFor = (id: string, tastes: readonly TasteFacts[]) => pauseOnFood(food(id), pausesOf(tastes));

describe('what is paused until a doctor says so', () => {
  test.each([
    { reaction: 'hives', isSerious: false, pause: 'stopped' },
    { reaction: 'vomiting', isSerious: false, pause: 'stopped' },
    { reaction: 'rash', isSerious: false, pause: 'ask-first' },
    { reaction: 'other', isSerious: false, pause: 'ask-first' },
    { reaction: 'none', isSerious: false, pause: null },
    { reaction: null, isSerious: false, pause: null },
    { reaction: 'rash', isSerious: true, pause: 'stopped' },
    { reaction: 'other', isSerious: true, pause: 'stopped' },
  ] as const)('$reaction, serious $isSerious: $pause', ({ reaction, isSerious, pause }) => {
    const eaten = taste({ reaction, isSerious });
    expect(pauseByReaction(eaten, pausesOf([eaten]))).toBe(pause);
    const allowed = { ...eaten, ...yes('2026-11-21', 'food', 'egg') };
    expect(pauseByReaction(allowed, pausesOf([allowed]))).toBeNull();
  });

  test('a rash with a sign of any kind is paused', () => {
    for (const sign of SIGNS) {
      const eaten = taste({ reaction: 'rash', signs: [sign] });
      expect(pauseByReaction(eaten, pausesOf([eaten]))).toBe('stopped');
    }
  });

  test('a sign pauses, too, where nobody said which reaction it was', () => {
    const eaten = taste({ reaction: null, signs: ['few-hives'] });
    expect(pauseByReaction(eaten, pausesOf([eaten]))).toBe('stopped');
  });

  test('nothing of a food waits that was had without a reaction', () => {
    expect(pausesOf([taste(), taste({ reaction: null })]).holds).toEqual([]);
  });

  test('is the food, every food with its allergens, and a meal of the same name', () => {
    const lasagna = { foodId: null, name: 'Lasagna', allergens: ['milk', 'wheat'] } as const;
    const by = pausesOf([taste(hives), taste({ ...lasagna, reaction: 'hives' })]);

    expect(isPaused({ id: 'egg-well-cooked', name: 'Egg', allergens: [], madeOf: [] }, by)).toBe(true);
    expect(isPaused({ id: 'omelet', name: 'Omelet', allergens: ['egg'], madeOf: [] }, by)).toBe(true);
    expect(isPaused({ id: null, name: 'LASAGNA', allergens: [], madeOf: [] }, by)).toBe(true);
    expect(isPaused({ id: 'naan', name: 'Naan', allergens: ['wheat'], madeOf: [] }, by)).toBe(true);
    expect(isPaused({ id: 'beef', name: 'Beef', allergens: [], madeOf: ['beef'] }, by)).toBe(false);
    expect(isPaused({ id: null, name: 'Beef', allergens: ['soy'], madeOf: [] }, by)).toBe(false);
  });

  test('of two reactions to one food the stronger words hold', () => {
    expect(pauseFor('omelet', [taste(hives), taste({ reaction: 'other' })])).toBe('stopped');
    expect(pauseFor('omelet', [taste({ reaction: 'other' })])).toBe('ask-first');
  });
});

describe('the first taste of another allergen', () => {
  const egg = ate('egg-well-cooked', '2026-11-20', hives);

  test('of peanut asks the doctor first while a reaction to egg waits, until a doctor names peanut', () => {
    expect(pauseFor('smooth-peanut-butter', [egg])).toBe('ask-first');
    expect(pauseFor('almond-butter', [egg])).toBeNull();
    expect(pauseFor('smooth-peanut-butter', [{ ...egg, ...yes('2026-11-21', 'peanut') }])).toBeNull();
    expect(pauseFor('egg-well-cooked', [{ ...egg, ...yes('2026-11-21', 'peanut') }])).toBe('stopped');
    expect(pauseFor('smooth-peanut-butter', [ate('egg-well-cooked', '2026-11-20', { reaction: 'rash' })])).toBeNull();
  });

  test('of any of the nine asks the doctor first after a severe reaction, whatever it was to', () => {
    for (const id of ['egg-well-cooked', 'kiwi', 'cod']) {
      const tastes = [ate(id, '2026-11-20', severe)];
      const others = ALLERGENS.filter((one) => !food(id).allergens.includes(one));
      expect(others.map((one) => pauseOnPart(one, pausesOf(tastes)))).toEqual(others.map(() => 'ask-first'));
    }
    expect(pauseFor('avocado', [ate('cod', '2026-11-20', severe)])).toBeNull();
  });

  test('waits, too, where it was had on the day of the reaction, of which it may be the cause, until it is had again', () => {
    for (const reacted of [severe, hives]) {
      const tastes = [{ ...egg, ...reacted }, ate('smooth-peanut-butter', '2026-11-20')];
      expect(pauseFor('smooth-peanut-butter', tastes)).toBe('ask-first');
      expect(pauseFor('smooth-peanut-butter', [...tastes, ate('peanut-puffs', '2026-11-25')])).toBeNull();
    }
  });

  test('says that what was had well goes on, which a log begun at the reaction does not know, and of nothing that is stopped', () => {
    const kiwi = ate('kiwi', '2026-11-20', severe);
    const said = (id: string, ...tastes: TasteFacts[]) => reasonTexts(holdsOnFood(food(id), pausesOf(tastes)), 'Leo');
    const goOn = 'Had it well on another day? Go on.';

    expect(said('wheat-toast', kiwi)).toEqual([
      'Leo reacted to Kiwi on Nov 20, 2026. This may hold one of the nine common allergens. Ask the doctor before the first wheat.',
      goOn,
    ]);
    expect(said('smooth-peanut-butter', egg)).toContain(goOn);
    expect(said('kiwi', kiwi)).not.toContain(goOn);
    expect(said('wheat-toast', kiwi, ate('pasta-wheat', '2026-11-22', hives))).not.toContain(goOn);
    expect(said('french-toast', ate('wheat-toast', '2026-11-20', severe))).not.toContain(goOn);
    expect(said('oatmeal', kiwi)).not.toContain(goOn);
  });

  test('is none where it was had well, before or after, but as a trace it was not had', () => {
    for (const on of ['2026-11-01', '2026-11-25']) {
      expect(pauseFor('smooth-peanut-butter', [ate('smooth-peanut-butter', on), egg])).toBeNull();
    }
    const trace = ate('butter', '2026-11-01');
    expect(trace.traceOf).toEqual(['milk']);
    expect(pauseFor('plain-yogurt-full-fat', [trace, ate('cod', '2026-11-20', severe)])).toBe('ask-first');
  });
});

describe('what was had well before', () => {
  const noodles = taste({ foodId: null, name: 'Egg noodles', allergens: ['egg', 'wheat'], ...hives });
  const toast = ate('wheat-toast', '2026-11-10');

  test('is not stopped by a food with another allergen that is new, but the doctor is asked if it may go on', () => {
    expect(pauseFor('wheat-toast', [toast, noodles])).toBe('ask-to-go-on');
    expect(pauseFor('egg-well-cooked', [toast, noodles])).toBe('stopped');
    expect(pauseFor('wheat-toast', [noodles])).toBe('stopped');
  });

  test('is stopped where nothing in the food was new: any of it may be the cause', () => {
    const egg = ate('egg-well-cooked', '2026-11-10');
    expect(pauseFor('egg-well-cooked', [egg, ate('omelet', '2026-11-20', hives)])).toBe('stopped');
    for (const id of ['wheat-toast', 'egg-well-cooked']) expect(pauseFor(id, [toast, egg, noodles])).toBe('stopped');
  });

  test('is asked about, too, where the food itself was had and holds only a trace of what waits', () => {
    const baked = ate('egg-in-baked-food', '2026-11-10');
    const egg = ate('egg-well-cooked', '2026-11-20', hives);
    expect(pauseFor('egg-in-baked-food', [baked, egg])).toBe('ask-to-go-on');
    expect(pauseFor('egg-in-baked-food', [egg])).toBe('stopped');
    expect(pauseFor('omelet', [ate('omelet', '2026-11-10'), egg])).toBe('stopped');
  });

  test('is no trace of egg in mayonnaise, which is hardly heated', () => {
    for (const id of ['mayonnaise', 'tuna-salad']) {
      expect(food(id).traceOf).toEqual([]);
      const tastes = [ate(id, '2026-11-10'), ate('scrambled-egg', '2026-11-20', severe)];
      expect(pauseFor(id, tastes)).toBe('stopped');
    }
  });
});

describe("a doctor's yes", () => {
  const milkAllowed = taste({ ...frenchToast, ...yes('2026-11-21', 'milk') });

  test('to milk after French toast frees milk alone: egg, wheat and French toast stay paused', () => {
    const by = pausesOf([milkAllowed]);

    expect(pauseOnFood(food('plain-yogurt-full-fat'), by)).toBeNull();
    expect(pauseOnFood(food('egg-well-cooked'), by)).toBe('stopped');
    expect(pauseOnFood(food('pasta-wheat'), by)).toBe('stopped');
    expect(pauseOnFood({ id: 'french-toast', name: 'French toast', allergens: [], madeOf: [] }, by)).toBe('stopped');
    expect(pauseByReaction(milkAllowed, by)).toBe('stopped');
    const held = holdsByReaction(milkAllowed, by).filter(({ pause }) => pause === 'stopped');
    expect(held.map(({ thing }) => thing)).toEqual(['food', 'egg', 'wheat']);
  });

  test('to the food frees it, whatever is in it, and not what is in it', () => {
    const baked = { ...ate('egg-in-baked-food', '2026-11-20', hives), ...yes('2026-11-21', 'food') };

    expect(pauseFor('egg-in-baked-food', [baked])).toBeNull();
    expect(pauseByReaction(baked, pausesOf([baked]))).toBeNull();
    for (const id of ['egg-well-cooked', 'wheat-toast', 'plain-yogurt-full-fat'])
      expect(pauseFor(id, [baked])).toBe('stopped');
  });

  test('to another food of the list frees that one alone: baked egg after a reaction to plain egg', () => {
    const egg = { ...ate('egg-well-cooked', '2026-11-20', hives), ...yes('2026-11-25', 'food:egg-in-baked-food') };

    expect(pauseFor('egg-in-baked-food', [egg])).toBeNull();
    expect(pauseFor('egg-well-cooked', [egg])).toBe('stopped');
    expect(pauseFor('pancake-no-honey-or-syrup', [egg])).toBe('stopped');
  });

  test('to chickpeas frees no hummus, until the doctor has named every food with chickpea', () => {
    const chickpeas = reactedTo('chickpeas');

    expect(pauseFor('falafel', [{ ...chickpeas, ...yes('2026-11-21', 'food') }])).toBe('stopped');
    expect(pauseFor('falafel', [{ ...chickpeas, ...yes('2026-11-21', 'chickpea', ...ALLERGENS) }])).toBeNull();
  });

  test('ends the pause of an earlier reaction, too, and never of a later one', () => {
    const first = ate('egg-well-cooked', '2026-11-18', hives);
    const second = ate('egg-well-cooked', '2026-11-22', hives);

    expect(pauseFor('egg-well-cooked', [first, { ...second, ...yes('2026-11-27', 'food', 'egg') }])).toBeNull();
    expect(pauseFor('egg-well-cooked', [{ ...first, ...yes('2026-11-20', 'food', 'egg') }, second])).toBe('stopped');
    const sameDay = ate('omelet', '2026-11-22', hives);
    expect(pauseFor('omelet', [sameDay, { ...second, ...yes('2026-11-27', 'food', 'egg') }])).toBe('stopped');
  });

  test('to egg, added to an earlier one to milk, does not reach a milk reaction between the two', () => {
    const toast = taste({ ...frenchToast, triedOn: day('2026-11-18'), ...yes('2026-12-05', 'milk', 'egg') });
    expect(pauseFor('plain-yogurt-full-fat', [toast, ate('plain-yogurt-full-fat', '2026-11-25', hives)])).toBe(
      'stopped',
    );
  });
});

describe('after a reaction to a food that is none of the nine, the same food by another name is paused', () => {
  test.each([
    { reacted: 'chickpeas', alike: ['hummus', 'falafel'] },
    { reacted: 'infant-rice-cereal', alike: ['rice', 'congee', 'rice-noodles', 'khichdi'] },
    { reacted: 'mussels-and-clams', alike: ['scallops'] },
  ])('$reacted: $alike', ({ reacted, alike }) => {
    const by = pausesOf([reactedTo(reacted)]);
    expect(alike.filter((id) => pauseOnFood(food(id), by) !== 'stopped')).toEqual([]);
    expect(pauseOnFood(food('avocado'), by)).toBeNull();
  });
});

describe('what a baby lives on', () => {
  const milks = ['breast-milk', 'infant-formula-iron-fortified'];

  test('is never stopped by another food, whatever it was and whatever was seen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...foodList.foods.filter(({ id }) => !milks.includes(id))),
        fc.constantFrom(...REACTIONS),
        ({ id }, reaction) => {
          const by = pausesOf([{ ...reactedTo(id), reaction, allergens: ALLERGENS }]);
          expect(pauseOnFood(food('breast-milk'), by)).toBeNull();
          expect([null, 'which-formula', 'ask-first']).toContain(
            pauseOnFood(food('infant-formula-iron-fortified'), by),
          );
        },
      ),
    );
  });

  const pauseAlone = (eaten: TasteFacts) => pauseByReaction(eaten, pausesOf([eaten]));
  const formula = food('infant-formula-iron-fortified');
  const fed = (more: Partial<TasteFacts>) => ({ ...reactedTo(formula.id), isSerious: false, ...more });

  test.each([
    { reaction: 'other', signs: [] },
    { reaction: 'vomiting', signs: [] },
    { reaction: 'vomiting', signs: ['vomited-once'] },
  ] as const)('goes on after formula with $reaction $signs, and foods with milk wait', ({ reaction, signs }) => {
    const by = pausesOf([fed({ reaction, signs })]);

    expect(pauseOnFood(formula, by)).toBe('keep-feeding');
    expect(isPaused(formula, by)).toBe(false);
    expect(pauseAlone(fed({ reaction, signs }))).toBe('keep-feeding');
    expect(pauseOnFood(food('breast-milk'), by)).toBeNull();
    expect(pauseOnFood(food('plain-yogurt-full-fat'), by)).not.toBeNull();
  });

  test.each([
    { reaction: 'hives', signs: [] },
    { reaction: 'other', signs: ['few-hives'] },
    { reaction: 'vomiting', signs: ['vomiting-hours-later'] },
    { reaction: 'vomiting', signs: ['few-hives'] },
    { reaction: 'other', signs: ['breathing'] },
    { reaction: 'other', signs: [], isSerious: true },
  ] as const)('is no more of the same formula after $reaction $signs', (reacted) => {
    const by = pausesOf([fed(reacted), fed({ reaction: 'other' })]);

    expect(pauseOnFood(formula, by)).toBe('no-more-formula');
    expect(isPaused(formula, by)).toBe(true);
    expect(pauseAlone(fed(reacted))).toBe('no-more-formula');
    expect(pauseOnFood(food('breast-milk'), by)).toBeNull();
  });

  test('is asked about after formula that was vomited more than once', () => {
    expect(pauseAlone(fed({ reaction: 'vomiting', signs: ['vomiting-again'] }))).toBe('ask-first');
  });

  test('is given again once the doctor has allowed the formula, also where milk still waits', () => {
    const allowed = fed({ reaction: 'hives', allowedOn: day('2026-11-21'), allowed: ['food'] });

    expect(pauseAlone(allowed)).toBeNull();
    expect(pauseOnFood(formula, pausesOf([allowed]))).toBeNull();
    expect(pauseOnPart('milk', pausesOf([allowed]))).toBe('stopped');
  });

  test('is said to go on after a reaction to breast milk, and no other food waits', () => {
    const mild = { ...reactedTo('breast-milk'), isSerious: false };
    const by = pausesOf([mild]);

    expect(pauseAlone(mild)).toBe('keep-feeding');
    expect(pauseOnFood(food('breast-milk'), by)).toBe('keep-feeding');
    expect(foodList.foods.filter((one) => isPaused(one, by))).toEqual([]);
  });

  test('is asked about before the next feed after a severe reaction to breast milk, and is not left out', () => {
    const by = pausesOf([reactedTo('breast-milk')]);

    expect(pauseOnFood(food('breast-milk'), by)).toBe('ask-first');
    const hoursLater = { reaction: 'vomiting', isSerious: false, signs: ['vomiting-hours-later'] } as const;
    expect(pauseAlone({ ...reactedTo('breast-milk'), ...hoursLater })).toBe('ask-first');
    expect(pauseText('ask-first', 'breast-milk')).toBe("Call your child's doctor now, before the next feed");
    expect(foodList.foods.filter((one) => isPaused(one, by))).toEqual([]);
  });

  test('is told by its own name, and any other food by its pause', () => {
    expect(pauseText('keep-feeding', 'breast-milk')).toBe("Do not stop breastfeeding: call your child's doctor now");
    expect(pauseText('keep-feeding', 'infant-formula-iron-fortified')).toBe(
      "Do not stop feeding: call your child's doctor now and ask which formula to give",
    );
    expect(pauseText('stopped', 'omelet')).toBe('Paused until the doctor says so');
    expect(pauseText('ask-first', null)).toBe('Ask the doctor first');
  });
});
