import { describe, expect, test } from 'vitest';
import { ate, food } from '#testing/foods/eaten.ts';
import { foodList } from './foods-data.ts';
import { holdsOnFood, isAllowed, pauseOnPart, pauseOnFood } from './pause-on-food.ts';
import { reasonTexts } from './pause-text.ts';
import type { TasteFacts } from './pause.ts';
import { pausesOf } from './pauses.ts';

const vomitedOnce = { reaction: 'vomiting', signs: ['vomited-once'] } as const;
const stopped = (tastes: readonly TasteFacts[]) => {
  const pauses = pausesOf(tastes);
  return foodList.foods.filter((one) => pauseOnFood(one, pauses) === 'stopped').map(({ id }) => id);
};

describe('what was had well, after a reaction to a food with something new beyond the nine', () => {
  const milk = ate('plain-yogurt-full-fat', '2026-10-01');
  const egg = ate('egg-well-cooked', '2026-10-05');
  const wheat = ate('wheat-toast', '2026-10-10');
  const muffin = {
    ...ate('muffin-low-sugar', '2026-11-20', vomitedOnce),
    foodId: null,
    name: 'Banana muffin',
    madeOf: ['banana' as const],
  };

  test('is asked about, and the new banana is stopped', () => {
    const pauses = pausesOf([milk, egg, wheat, muffin]);

    for (const part of ['milk', 'egg', 'wheat'] as const) expect(pauseOnPart(part, pauses)).toBe('ask-to-go-on');
    expect(pauseOnFood(food('banana'), pauses)).toBe('stopped');
  });

  test('is stopped where the banana was had, too', () => {
    const pauses = pausesOf([milk, egg, wheat, ate('banana', '2026-10-12'), muffin]);

    for (const part of ['milk', 'egg', 'wheat', 'banana'] as const) expect(pauseOnPart(part, pauses)).toBe('stopped');
  });

  test('is asked about after a smoothie with the first strawberry', () => {
    const tastes = [milk, ate('banana', '2026-10-12'), ate('fruit-smoothie', '2026-11-20', vomitedOnce)];

    expect(pauseOnFood(food('plain-yogurt-full-fat'), pausesOf(tastes))).toBe('ask-to-go-on');
    expect(pauseOnFood(food('banana'), pausesOf(tastes))).toBe('ask-to-go-on');
    expect(stopped(tastes)).toContain('strawberry');
  });
});

describe('foods with milk, after formula', () => {
  const formula = 'infant-formula-iron-fortified';

  test.each([
    { seen: vomitedOnce, had: [] },
    { seen: { reaction: 'other', signs: ['blood-in-stool'] } as const, had: [ate(formula, '2026-08-01')] },
  ])('that is fed on after $seen.signs are asked about, and none is stopped', ({ seen, had }) => {
    const tastes = [...had, ate(formula, '2026-11-20', seen)];

    expect(pauseOnFood(food(formula), pausesOf(tastes))).toBe('keep-feeding');
    expect(pauseOnFood(food('plain-yogurt-full-fat'), pausesOf(tastes))).toBe('ask-first');
    expect(pauseOnPart('milk', pausesOf(tastes))).toBe('ask-first');
    expect(stopped(tastes)).toEqual([]);
  });

  test('of which no more is given are stopped', () => {
    expect(pauseOnPart('milk', pausesOf([ate(formula, '2026-11-20', { reaction: 'hives' })]))).toBe('stopped');
  });
});

describe('after a severe reaction, what of the nine was had well is stopped, too', () => {
  const severe = { reaction: 'hives', isSerious: true, signs: ['swelling', 'breathing'] } as const;

  test.each([
    { had: 'peanut-powder', reacted: 'peanut-puffs', waiting: ['peanut-powder', 'smooth-peanut-butter', 'corn'] },
    { had: 'peanut-powder', reacted: 'oatmeal-with-peanut-butter', waiting: ['peanut-powder', 'smooth-peanut-butter'] },
    { had: 'almond-butter', reacted: 'pesto', waiting: ['almond-butter', 'cashew-butter', 'plain-yogurt-full-fat'] },
    { had: 'walnut-finely-ground', reacted: 'mixed-nut-butter', waiting: ['walnut-finely-ground', 'cashew-butter'] },
    { had: 'salmon', reacted: 'fish-sticks', waiting: ['salmon', 'cod', 'wheat-toast'] },
    { had: 'wheat-toast', reacted: 'egg-noodles', waiting: ['wheat-toast', 'egg-well-cooked'] },
  ])('after $reacted, with $had before: $waiting', ({ had, reacted, waiting }) => {
    const tastes = ['2026-11-01', '2026-11-08'].map((on) => ate(had, on));
    const pauses = pausesOf([...tastes, ate(reacted, '2026-11-20', severe)]);

    expect(waiting.map((id) => [id, pauseOnFood(food(id), pauses)])).toEqual(waiting.map((id) => [id, 'stopped']));
    for (const one of food(reacted).allergens) expect(pauseOnPart(one, pauses)).toBe('stopped');
  });

  test('but what is beyond the nine is asked about where something else was new', () => {
    const pauses = pausesOf([ate('oatmeal', '2026-11-01'), ate('oatmeal-with-peanut-butter', '2026-11-20', severe)]);

    expect(pauseOnFood(food('iron-fortified-infant-oat-cereal'), pauses)).toBe('ask-to-go-on');
    expect(pauseOnFood(food('peanut-powder'), pauses)).toBe('stopped');
  });
});

describe('one tree nut, fish or shellfish that was had well says nothing of another', () => {
  const severe = { reaction: 'hives', isSerious: true, signs: ['breathing'] } as const;

  test.each([
    { had: 'almond-butter', reacted: 'pesto', others: ['cashew-butter', 'walnut-finely-ground'] },
    { had: 'salmon', reacted: 'fish-sticks', others: ['cod', 'trout'] },
  ])('after $reacted with something new, $had is asked about, and $others are stopped', ({ had, reacted, others }) => {
    const pauses = pausesOf([ate(had, '2026-11-01'), ate(reacted, '2026-11-20', vomitedOnce)]);

    expect(pauseOnFood(food(had), pauses)).toBe('ask-to-go-on');
    expect(others.map((id) => pauseOnFood(food(id), pauses))).toEqual(others.map(() => 'stopped'));
    const atOnce = pausesOf([ate(had, '2026-11-20'), ate(reacted, '2026-11-20', vomitedOnce)]);
    expect(pauseOnFood(food(had), atOnce)).toBe('stopped');
  });

  test.each([
    { had: 'almond-butter', part: 'tree nut', others: ['cashew-butter', 'mixed-nut-butter'] },
    { had: 'salmon', part: 'fish', others: ['cod', 'tuna-salad'] },
    { had: 'shrimp', part: 'shellfish', others: ['crab', 'lobster'] },
  ] as const)('after a severe reaction to kiwi, $others wait as a first taste, and $had does not', (row) => {
    for (const on of ['2026-11-01', '2026-11-25']) {
      const pauses = pausesOf([ate(row.had, on), ate('kiwi', '2026-11-20', severe)]);

      expect(pauseOnFood(food(row.had), pauses)).toBeNull();
      expect(row.others.map((id) => pauseOnFood(food(id), pauses))).toEqual(row.others.map(() => 'ask-first'));
      expect(pauseOnPart(row.part, pauses)).toBeNull();
      expect(isAllowed(food(row.had), pauses)).toBe(false);
    }
  });

  test('and a meal that was had without it is not one that was had', () => {
    const soup = { ...ate('banana', '2026-11-01'), foodId: null, name: 'Soup', madeOf: [] };
    const pauses = pausesOf([soup, ate('plain-yogurt-full-fat', '2026-11-20', vomitedOnce)]);

    expect(pauseOnFood({ id: null, name: 'Soup', allergens: ['milk'], madeOf: [] }, pauses)).toBe('stopped');
  });

  test('and a trace of it, had well, is asked about', () => {
    const pauses = pausesOf([ate('anchovy-paste', '2026-11-01'), ate('kiwi', '2026-11-20', severe)]);

    expect(pauseOnFood(food('anchovy-paste'), pauses)).toBe('ask-to-go-on');
  });

  test('and what may hold what waits asks for its label, though it was had', () => {
    const tastes = [ate('tahini-sesame-paste', '2026-11-01'), ate('bagel', '2026-11-02')];
    const pauses = pausesOf([...tastes, ate('hummus', '2026-11-20', vomitedOnce)]);

    expect(pauseOnFood(food('tahini-sesame-paste'), pauses)).toBe('ask-to-go-on');
    expect(pauseOnFood(food('bagel'), pauses)).toBe('read-label');
  });

  test('after shrimp, mussels wait though scallops were had', () => {
    const pauses = pausesOf([ate('scallops', '2026-11-01'), ate('shrimp', '2026-11-20', { reaction: 'hives' })]);

    expect(pauseOnFood(food('scallops'), pauses)).toBeNull();
    expect(pauseOnFood(food('mussels-and-clams'), pauses)).toBe('ask-first');
  });

  test('and the doctor is asked before a new one', () => {
    const holds = holdsOnFood(food('cod'), pausesOf([ate('kiwi', '2026-11-20', severe)]));

    expect(reasonTexts(holds, 'Leo')).toEqual([
      'Leo reacted to Kiwi on Nov 20, 2026. Ask the doctor before a new fish.',
      'Had it well on another day? Go on.',
    ]);
  });
});
