import { describe, expect, test } from 'vitest';
import { milkNamed } from './milk-names.ts';

describe('a name tells formula', () => {
  test.each([
    'formula',
    'Similac',
    'Isomil',
    'Enfamil',
    'EnfaCare',
    'NeoSure',
    'ProSobee',
    'Gentlease',
    'NeuroPro',
    'Nutramigen',
    'Pregestimil',
    'Alimentum',
    'Neocate',
    'EleCare',
    'PurAmino',
    'Gerber Good Start',
    'Kendamil',
    'Bobbie',
    'ByHeart',
  ])('by one word: %s', (name) => {
    expect(milkNamed(name)).toBe('formula');
    expect(milkNamed(`${name}s`)).toBeNull();
    expect(milkNamed(`Super${name}`)).toBeNull();
  });

  test('of any brand of up to three words, and of a longer name not', () => {
    expect(milkNamed('Holle formula')).toBe('formula');
    expect(milkNamed('Baby Farm Best formula')).toBe('formula');
    expect(milkNamed('Holle goat milk formula')).toBe('formula');
    expect(milkNamed('Holle soy formula')).toBe('formula');
    expect(milkNamed('Infinity formula')).toBe('formula');
    expect(milkNamed('Berlin formula')).toBe('formula');
    expect(milkNamed('Old Baby Farm Best formula')).toBeNull();
    expect(milkNamed('Formula Holle')).toBeNull();
  });

  test.each([
    'Toddler formula',
    'Homemade formula',
    'Cookies in formula',
    'Cookies with formula',
    'Cookies and formula',
    'Cookies made of formula',
    'Cookies mixed into formula',
    'Cereal formula',
    'Oatmeal formula',
    'Oats formula',
    'Rice formula',
    'Banana formula',
    'Bananas formula',
    'Potatoes formula',
    'Wheat formula',
    'Kiwis formula',
    'Soyformula',
    'Formulapro',
    'babynursing',
    'breastmilkcomfort',
  ])('but none for a baby to live on: %s', (name) => {
    expect(milkNamed(name)).toBeNull();
  });
});

/** As they stand in longer names of the list, where another word tells the food, too. */
const FOOD_WORDS = [
  'blueberry|blackberries|cake|cheddar|cherry|cherries|chia|coconut|cream|dosa|honey|juice|lemon|meal|meat|pita|pouch',
  'puree|rye|salad|sandwich|seed|smoothie|spaghetti|sugar|water|yolk|peanut|sesame|shellfish|mollusk|citrus|squash|basil',
].flatMap((words) => words.split('|'));

test.each(FOOD_WORDS)('%s formula is a meal', (word) => {
  expect(milkNamed(`${word} formula`)).toBeNull();
});

describe('a name tells breast milk', () => {
  test.each([
    'breast milk',
    'human milk',
    'pumped milk',
    'expressed milk',
    'donor milk',
    "mother's milk",
    'mother’s milk',
    "mom's milk",
    "mama's milk",
    'breastmilk',
    'breastfeeding',
    'breast feeding',
    'breastfeed',
    'breast feed',
    'breastfed',
    'breast fed',
    'nursing',
    'nursed',
    'leche materna',
    'LECHE MATERNA',
  ])('%s', (name) => {
    expect(milkNamed(name)).toBe('breast milk');
    expect(milkNamed(`${name}, and cookies`)).toBeNull();
  });

  test('also where it is said twice', () => {
    expect(milkNamed('Breastfeeding and breast milk')).toBe('breast milk');
    expect(milkNamed('nursing, pumped milk and breast milk')).toBe('breast milk');
  });

  test('also with an amount right behind it', () => {
    expect(milkNamed('Breastmilk4oz')).toBe('breast milk');
    expect(milkNamed('Similac360')).toBe('formula');
  });

  test('but formula where both are named', () => {
    expect(milkNamed('Breast milk and formula')).toBe('formula');
    expect(milkNamed('Similac and breast milk')).toBe('formula');
  });
});

/** What may stand beside a milk. */
const BESIDE = [
  'infant|baby|newborn|milk|soy|soya|goat|goats|goat’s|cow|cows|hypoallergenic|amino|acid|extensively|partially',
  'hydrolyzed|hydrolysed|organic|gentle|sensitive|advance|pro|total|care|comfort|AR|Jr|junior|LGG|iron|fortified|free',
  'powder|liquid|ready|to|feed|stage|step|bottle|bottles|scoop|scoops|fl|warm|cold|frozen|thawed|fresh|expressed',
  'pumped|of|and|de|leche|4oz|oz|120ml|ml|stage2|3 ounces|1 ounce|360|4.5 oz|(2)',
].flatMap((words) => words.split('|'));

test.each(BESIDE)('a milk stays one with %s beside it', (word) => {
  expect(milkNamed(`Similac ${word}`)).toBe('formula');
  expect(milkNamed(`${word} breast milk`)).toBe('breast milk');
});

test.each(['bar', 'x2', 'babyfood', '4 cookies', 'bottled', 'ozone', 'toast', 'coffee'])(
  'a milk with %s beside it is a meal',
  (word) => {
    expect(milkNamed(`Similac ${word}`)).toBeNull();
    expect(milkNamed(`${word} breast milk`)).toBeNull();
  },
);

test.each(['', '   ', '!?', 'Milk', 'bottle', '4 oz', 'soy', 'goat milk'])('%j alone tells no milk', (name) => {
  expect(milkNamed(name)).toBeNull();
});
