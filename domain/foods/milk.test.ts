import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { foodSearch, searchFoods } from './food-search.ts';
import type { Reaction, Sign } from './food.ts';
import { foodGuide, foodList, foodOf } from './foods-data.ts';
import { milkOf } from './milk.ts';
import { isPaused, pauseOnFood } from './pause-on-food.ts';
import { holdText, pauseText } from './pause-text.ts';
import type { TasteFacts } from './pause.ts';
import { pauseByReaction, pausesOf } from './pauses.ts';
import { reactionAdvice } from './reaction-advice.ts';

const FORMULA = 'infant-formula-iron-fortified';
const formula = foodOf(FORMULA);
if (!formula) throw new RangeError('the list has no formula');

describe('a meal with a name of its own is the milk of a baby by its name', () => {
  test.each([
    'Formula',
    'baby formula',
    'Similac',
    'Similac 360 Total Care',
    'ENFAMIL NeuroPro',
    'Gerber Good Start',
    'Nutramigen',
    'Neocate',
    'soy formula',
    'Goat milk formula',
    'hypoallergenic formula',
    'Amino acid formula',
    'Bottle of formula, 4 oz',
    'leche de fórmula',
    'Bobbie formula',
    'Kendamil Organic Formula',
    "Earth's Best formula",
    'Similac and Enfamil',
    'Breast milk and formula',
    'Similac 4oz',
    'formula 120ml',
    'Formula, 4 fl oz',
    'Enfamil AR',
    'EleCare Jr',
    'Similac stage 2',
    'Similac ready to feed',
    'Kendamil',
    'Bobbie',
    'ByHeart',
    'Alimentum',
  ])('formula: %s', (name) => {
    expect(milkOf(null, name)).toBe('formula');
  });

  test.each([
    'pumped milk',
    'Breast milk',
    'breastmilk',
    "Mom's milk",
    'expressed breast milk',
    'Donor milk',
    'Leche materna',
    'breast milk 3oz',
    'nursing',
    'Breastfeeding',
    'breast feeding',
  ])('breast milk: %s', (name) => {
    expect(milkOf(null, name)).toBe('breast milk');
  });

  test.each([
    'Milk',
    'Warm milk',
    'Goat milk',
    'Soy milk',
    'Milk bottle',
    'Formula with rice cereal',
    'Oatmeal made with breast milk',
    'Formula pancakes',
    'Similac and banana',
    'Toddler formula',
    'Homemade formula',
    'Rice cereal in formula',
    'Oatmeal formula',
    'Good start',
    'Peanut butter formula',
    'egg yolk formula',
    'Nursing bar',
    'Unknown food',
    '',
  ])('neither: %s', (name) => {
    expect(milkOf(null, name)).toBeNull();
  });

  test('a name with a food of the list in it is a food', () => {
    const named = foodList.foods.filter(({ group }) => group !== 'milk' && group !== 'drink');
    const readAsMilk = named.filter(({ name }) => milkOf(null, `${name.split(/[(,]/)[0]?.trim()} formula`) !== null);

    expect(readAsMilk.map(({ name }) => name)).toEqual([]);
  });

  test('a food of the list is told by its id alone', () => {
    expect(milkOf('banana', 'Formula')).toBeNull();
    expect(milkOf(FORMULA, 'Bottle')).toBe('formula');
  });
});

const meal = (name: string, more: Partial<TasteFacts> = {}): TasteFacts => ({
  foodId: null,
  name,
  allergens: [],
  traceOf: [],
  madeOf: [],
  triedOn: day('2026-11-20'),
  reaction: null,
  isSerious: false,
  signs: [],
  allowedOn: null,
  allowed: [],
  ...more,
});

describe('after a reaction to it, all is said as of the milk of the list', () => {
  const answer = (name: string, months: number, reaction: Reaction, signs: readonly Sign[]) =>
    reactionAdvice(reaction, signs, { months, milk: milkOf(null, name) });

  test.each([
    {
      name: 'Similac',
      months: 2,
      reaction: 'hives',
      signs: ['few-hives'],
      first: /^Give no more of this formula: call/,
    },
    { name: 'Similac', months: 7, reaction: 'other', signs: ['blood-in-stool'], first: /^Do not stop feeding: call/ },
    { name: 'soy formula', months: 5, reaction: 'hives', signs: ['few-hives'], first: /^Give no more of this formula/ },
    {
      name: 'pumped milk',
      months: 7,
      reaction: 'other',
      signs: ['blood-in-stool'],
      first: /^Do not stop breastfeeding/,
    },
  ] as const)('$name at $months months, $signs', ({ name, months, reaction, signs, first }) => {
    expect(answer(name, months, reaction, signs)?.first).toMatch(first);
  });

  test('vomiting more than once is not for 911', () => {
    expect(answer('Similac', 5, 'vomiting', ['vomiting-again'])?.level).toBe('call-now');
  });

  test.each(['Similac', 'Enfamil', 'Kendamil'])('no more is given of %s, nor of the formula of the list', (name) => {
    const hives = meal(name, { reaction: 'hives' });
    const pauses = pausesOf([hives]);

    expect(pauseByReaction(hives, pauses)).toBe('no-more-formula');
    expect(pauseOnFood(formula, pauses)).toBe('no-more-formula');
    expect(pauseOnFood({ id: null, name: 'Formula', allergens: [], madeOf: [] }, pauses)).toBe('no-more-formula');
    expect(isPaused(formula, pauses)).toBe(true);
    expect(pauseText('no-more-formula', null, name)).toMatch(/^Give no more of this formula/);
    expect(holdText({ reaction: hives, thing: 'food', pause: 'no-more-formula' })).toBe('how to go on with formula');
  });

  test('feeding goes on with it while milk waits after something mild', () => {
    const yogurt = meal('Yogurt', { allergens: ['milk'], reaction: 'hives' });

    expect(pauseOnFood(formula, pausesOf([meal('Similac', { triedOn: day('2026-08-01') }), yogurt]))).toBe(
      'keep-feeding',
    );
  });

  test('and after a severe reaction to a food with milk the doctor is asked before the next feed of it', () => {
    const yogurt = meal('Yogurt', { allergens: ['milk'], reaction: 'hives', isSerious: true });
    const similac = { id: null, name: 'Similac', allergens: ['milk'], madeOf: [] } as const;

    expect(pauseOnFood(similac, pausesOf([yogurt]))).toBe('ask-first');
  });

  test('pumped milk may be given, whatever was seen, once the doctor is called', () => {
    const pauses = pausesOf([meal('Breast milk', { reaction: 'hives', isSerious: true })]);
    const pumped = { id: null, name: 'pumped milk', allergens: [], madeOf: [] };

    expect(pauseOnFood(pumped, pauses)).toBe('ask-first');
    expect(isPaused(pumped, pauses)).toBe(false);
  });

  test('pumped milk is never stopped', () => {
    const blood = meal('pumped milk', { reaction: 'other', signs: ['blood-in-stool'] });
    const pauses = pausesOf([blood]);

    expect(pauseByReaction(blood, pauses)).toBe('keep-feeding');
    expect(pauseText('keep-feeding', null, 'pumped milk')).toMatch(/^Do not stop breastfeeding/);
    expect(isPaused({ id: null, name: 'pumped milk', allergens: [], madeOf: [] }, pauses)).toBe(false);
  });
});

test.each(['similac', 'enfamil', 'gerber good start', 'kendamil', 'bobbie', 'byheart', 'goat milk formula'])(
  'a search for %s finds formula',
  (typed) => {
    const { foods, insteadOf } = searchFoods(foodSearch(foodList.foods, foodGuide.avoid), typed);

    expect(foods.map(({ item }) => item.id)).toContain(FORMULA);
    expect(insteadOf).toBeNull();
  },
);

test.each(['soy formula', 'hypoallergenic formula', 'nutramigen', 'alimentum', 'elecare', 'amino acid formula'])(
  'a search for %s finds no other formula, and no other food',
  (typed) => {
    expect(searchFoods(foodSearch(foodList.foods, foodGuide.avoid), typed).foods).toEqual([]);
  },
);
