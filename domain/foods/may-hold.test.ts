import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ate, food } from '#testing/foods/eaten.ts';
import { ALLERGENS, type Allowable } from './food.ts';
import { foodList } from './foods-data.ts';
import { holdsOnFood, isPaused, pauseOnFood } from './pause-on-food.ts';
import { pauseText, reasonTexts } from './pause-text.ts';
import { waits } from './pause.ts';
import { pausesOf } from './pauses.ts';

const severe = (id: string, ...allowed: Allowable[]) => {
  const seen = { reaction: 'hives', isSerious: true, signs: ['breathing'] } as const;
  return ate(id, '2026-11-20', { ...seen, allowed, allowedOn: allowed.length > 0 ? day('2026-11-25') : null });
};

describe('a food of which some brands hold what waits', () => {
  test.each([
    {
      reacted: 'wheat-toast',
      mayHold: ['plain-o-shaped-cereal-iron-fortified', 'sausage', 'veggie-burger', 'falafel'],
    },
    { reacted: 'tofu', mayHold: ['veggie-burger', 'seitan', 'canned-light-tuna', 'wheat-toast', 'soft-crackers'] },
    {
      reacted: 'tahini-sesame-paste',
      mayHold: ['falafel', 'bagel', 'dumplings', 'wheat-toast', 'pita-bread', 'soft-crackers'],
    },
    { reacted: 'plain-yogurt-full-fat', mayHold: ['omelet', 'fish-sticks'] },
    { reacted: 'egg-well-cooked', mayHold: ['chicken-nuggets', 'lasagna', 'hamburger-patty'] },
    { reacted: 'almond-butter', mayHold: ['mild-chicken-curry', 'fruit-smoothie'] },
  ])('after $reacted asks to read the label of $mayHold, and suggests none of them', ({ reacted, mayHold }) => {
    const pauses = pausesOf([{ ...severe(reacted), isSerious: false, signs: [] }]);

    for (const id of mayHold) {
      expect([id, pauseOnFood(food(id), pauses)]).toEqual([id, 'read-label']);
      expect(isPaused(food(id), pauses)).toBe(true);
      expect(waits(pauseOnFood(food(id), pauses))).toBe(false);
    }
  });

  const varying = foodList.foods.filter(({ allergyRisk, group }) => allergyRisk === 'Varies' && group !== 'milk');

  test.each([
    'plain-yogurt-full-fat',
    'egg-well-cooked',
    'smooth-peanut-butter',
    'almond-butter',
    'tofu',
    'wheat-toast',
  ])('after %s asks to read the label of each food whose risk varies, and suggests none', (reacted) => {
    const pauses = pausesOf([{ ...severe(reacted), isSerious: false, signs: [] }]);
    const { allergens } = food(reacted);
    const others = varying.filter((one) => !allergens.some((part) => one.allergens.includes(part)));

    expect(others.map(({ id }) => id)).toContain('store-bought-puree-pouch');
    expect(others.map(({ id }) => id)).toContain('hot-dog');
    expect(others.map(({ id }) => id)).toContain('mixed-family-meal-soft-unsalted');
    expect(others.filter((one) => pauseOnFood(one, pauses) !== 'read-label').map(({ id }) => id)).toEqual([]);
    expect(others.filter((one) => !isPaused(one, pauses))).toEqual([]);
  });

  test('does not ask so of formula, nor after what is beyond the nine', () => {
    expect(pauseOnFood(food('infant-formula-iron-fortified'), pausesOf([severe('tofu', ...ALLERGENS)]))).toBeNull();
    const rash = { ...severe('chickpeas'), isSerious: false, signs: [] };
    expect(pauseOnFood(food('hot-dog'), pausesOf([rash]))).toBeNull();
  });

  const cereal = food('plain-o-shaped-cereal-iron-fortified');

  test('says what it may hold, and after which reaction', () => {
    const holds = holdsOnFood(cereal, pausesOf([severe('wheat-toast')]));

    expect(pauseText('read-label', cereal.id)).toBe('May hold what waits: read the label');
    expect(reasonTexts(holds, 'Leo')).toEqual(['Leo reacted to Wheat toast on Nov 20, 2026. This may hold wheat.']);
    const afterKiwi = (id: string) => reasonTexts(holdsOnFood(food(id), pausesOf([severe('kiwi')])), 'Leo');
    expect(afterKiwi(cereal.id)).toEqual([
      'Leo reacted to Kiwi on Nov 20, 2026. This may hold one of the nine common allergens.',
    ]);
    expect(afterKiwi('oatmeal')).toEqual(['Leo reacted to Kiwi on Nov 20, 2026. This may hold wheat.']);
  });

  test('is free once the doctor has allowed wheat, or the food itself', () => {
    const hives = { ...severe('wheat-toast', 'wheat'), isSerious: false, signs: [] };
    expect(pauseOnFood(cereal, pausesOf([hives]))).toBeNull();
    expect(pauseOnFood(cereal, pausesOf([severe('wheat-toast', ...ALLERGENS)]))).toBeNull();
    expect(pauseOnFood(cereal, pausesOf([severe('wheat-toast', `food:${cereal.id}`)]))).toBeNull();
    expect(pauseOnFood(food('avocado'), pausesOf([severe('wheat-toast')]))).toBeNull();
  });

  test('waits as its own allergens do where they wait, too', () => {
    expect(pauseOnFood(food('imitation-crab'), pausesOf([severe('shrimp'), severe('cod')]))).toBe('stopped');
  });
});
