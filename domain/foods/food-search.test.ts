import { describe, expect, test } from 'vitest';
import { foodSearch, insteadText, searchFoods } from './food-search.ts';
import { foodGuide, foodList } from './foods-data.ts';

const search = foodSearch(foodList.foods, foodGuide.avoid);
const found = (typed: string) => searchFoods(search, typed);
const ids = (of: readonly { readonly item: { readonly id: string } }[]) => of.map(({ item }) => item.id);

describe('a food is found by the name a parent has for it', () => {
  test.each([
    ['zucchini', 'zucchini'],
    ['courgette', 'zucchini'],
    ['Courgettes', 'zucchini'],
    ['aubergine', 'eggplant'],
    ['brinjal', 'eggplant'],
    ['garbanzo', 'chickpeas'],
    ['chana', 'chickpeas'],
    ['prawns', 'shrimp'],
    ['coriander leaf', 'cilantro'],
    ['rocket', 'arugula'],
    ['porridge', 'oatmeal'],
    ['swede', 'rutabaga'],
    ['capsicum', 'bell-pepper'],
    ['maize', 'corn'],
    ['groundnut butter', 'smooth-peanut-butter'],
    ['bhindi', 'okra'],
    ["ladies' fingers", 'okra'],
    ['ladies fingers', 'okra'],
    ['spuds', 'potato'],
    ['mince', 'beef'],
    ['aguacate', 'avocado'],
    ['frijoles negros', 'black-beans'],
    ['arroz', 'rice'],
    ['huevo', 'egg-well-cooked'],
    ['platano', 'banana'],
    ['plátano', 'banana'],
    ['pollo', 'chicken'],
    ['LENTEJAS', 'lentils'],
    ['yoghurt', 'plain-yogurt-full-fat'],
    ['spaghetti', 'spaghetti-squash'],
    ['penne', 'pasta-wheat'],
    ['dried fruit', 'raisins'],
    ['fish fingers', 'fish-sticks'],
    ['pb&j', 'peanut-butter-sandwich'],
    ['mac and cheese', 'macaroni-and-cheese'],
    ['surimi', 'imitation-crab'],
    ['clementine', 'mandarin'],
  ])('%s: %s', (typed, id) => {
    expect(ids(found(typed).foods)[0]).toBe(id);
    expect(found(typed).insteadOf).toBeNull();
  });
});

describe('a slip of the finger is forgiven', () => {
  test.each([
    ['peenut', 'peanut', 'peanut-powder'],
    ['penut butter', 'peanut butter', 'smooth-peanut-butter'],
    ['avacado', 'avocado', 'avocado'],
    ['avocadoe', 'avocado', 'avocado'],
    ['zuchini', 'zucchini', 'zucchini'],
    ['brocolli', 'brocoli', 'broccoli'],
    ['cauliflour', 'cauliflower', 'cauliflower'],
    ['strawbery', 'strawberry', 'strawberry'],
    ['rasberry', 'raspberries', 'raspberries'],
    ['spinich', 'spinach', 'spinach'],
    ['lettus', 'lettuce', 'lettuce'],
    ['asparagas', 'asparagus', 'asparagus'],
    ['cucumebr', 'cucumber', 'cucumber'],
    ['salomn', 'salmon', 'salmon'],
    ['shirmp', 'shrimp', 'shrimp'],
    ['yogart', 'yogurt', 'plain-yogurt-full-fat'],
    ['cheddr', 'cheddar', 'cheddar-cheese'],
    ['quinoia', 'quinoa', 'quinoa'],
    ['oatmeel', 'oatmeal', 'oatmeal'],
    ['cherios', 'cheerios', 'plain-o-shaped-cereal-iron-fortified'],
    ['swet potato', 'sweet potato', 'sweet-potato'],
    ['ppear', 'pear', 'pear'],
    ['aplpe', 'apple', 'apple'],
    ['paech', 'peach', 'peach'],
  ])('%s shows %s', (typed, meant, id) => {
    const { foods, insteadOf } = found(typed);
    expect(insteadOf).toBe(meant);
    expect(ids(foods)).toContain(id);
  });

  test('a rule is found so, too, before foods', () => {
    expect(ids(found('hony').rules)).toEqual(['avoid-01']);
    expect(found('popcron').insteadOf).toBe('popcorn');
  });

  test.each(['kale crunch xx', 'hake', 'quiche lorraine', 'zzzz', '123', '🍌', '', '   ', 'of', 'the', '--'])(
    "nothing is made of '%s'",
    (typed) => {
      expect(found(typed)).toEqual({ rules: [], foods: [], insteadOf: null });
    },
  );

  test('what is farther off is left out: honeydew for hony', () => {
    expect(ids(found('hony').foods)).toEqual(['pancake-no-honey-or-syrup', 'waffle']);
  });

  test('three letters have to be right', () => {
    expect(found('eeg').foods).toEqual([]);
    expect(found('rcie').insteadOf).toBe('rice');
  });

  test('it says what is shown instead', () => {
    expect(insteadText(' peenut ', 'peanut')).toBe('Nothing is spelled "peenut". Showing peanut.');
  });
});

describe('while somebody types', () => {
  test.each([
    ['z', 'zucchini'],
    ['eg', 'egg-well-cooked'],
    ['avo', 'avocado'],
    ['sweet pot', 'sweet-potato'],
    ['butt squ', 'butternut-squash'],
    ['sweetpotato', 'sweet-potato'],
    ['sweetpot', 'sweet-potato'],
    ['corn bread', 'cornbread'],
    ['peanutbutter', 'smooth-peanut-butter'],
    ['water melon', 'watermelon'],
    ['apple sauce', 'applesauce-unsweetened'],
  ])("'%s' shows %s", (typed, id) => {
    expect(ids(found(typed).foods)).toContain(id);
    expect(found(typed).insteadOf).toBeNull();
  });

  test('what begins so comes before what has a word that does', () => {
    const shown = found('p').foods.filter(({ otherName, marks }) => otherName === null && marks.length > 0);
    const begins = shown.map(({ item }) => item.name.startsWith('P'));
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
    expect(begins.indexOf(true)).toBe(0);
  });

  test('the name itself comes before another name, a plural as it is', () => {
    expect(ids(found('grape').foods)[0]).toBe('grapes');
    expect(ids(found('eggs').foods)[0]).toBe('egg-well-cooked');
    expect(ids(found('yogurt').foods)[0]).toBe('plain-yogurt-full-fat');
    expect(ids(found('rice').foods)[0]).toBe('rice');
    expect(ids(found('tofu').foods)[0]).toBe('tofu');
  });

  test('every food is the first that is found by its own name', () => {
    for (const { id, name } of foodList.foods) expect(ids(found(name).foods)[0]).toBe(id);
  });

  test('every food is found by each of its other names and words', () => {
    for (const { id, otherNames, foundBy } of foodList.foods)
      for (const name of [...otherNames, ...foundBy]) expect(ids(found(name).foods)).toContain(id);
  });

  test('every rule is found by each of its words', () => {
    for (const { id, name, foundBy } of foodGuide.avoid)
      for (const typed of [name, ...foundBy]) expect(ids(found(typed).rules)).toContain(id);
  });
});

describe('rules are found beside foods', () => {
  test.each([
    ['honey', 'avoid-01'],
    ['miel', 'avoid-01'],
    ['milk', 'avoid-02'],
    ['juice', 'avoid-03'],
    ['nuts', 'avoid-08'],
    ['peanuts', 'avoid-08'],
    ['popcorn', 'avoid-09'],
    ['palomitas', 'avoid-09'],
    ['gummy bears', 'avoid-10'],
    ['whole grapes', 'avoid-11'],
    ['hot dog', 'avoid-12'],
    ['string cheese', 'avoid-14'],
    ['chips', 'avoid-16'],
    ['ice cream', 'avoid-17'],
    ['bacon', 'avoid-19'],
    ['sushi', 'avoid-06'],
    ['almond milk', 'avoid-21'],
    ['coffee', 'avoid-20'],
    ['alcohol', 'avoid-26'],
    ['wine', 'avoid-26'],
    ['Beer', 'avoid-26'],
    ['cerveza', 'avoid-26'],
    ['vodka', 'avoid-26'],
    ['sip of beer', 'avoid-26'],
  ])('%s: %s', (typed, id) => {
    expect(ids(found(typed).rules)).toContain(id);
  });
});

describe("a rule is found by one main word among those typed, for a meal of one's own, too", () => {
  test.each([
    ['honey nut cheerios', 'avoid-01'],
    ['honey graham crackers', 'avoid-01'],
    ['honey wheat bread', 'avoid-01'],
    ["grandma's cake with HONEY", 'avoid-01'],
    ['ahi tuna', 'avoid-07'],
    ['tuna steak with rice', 'avoid-07'],
    ['pine nuts', 'avoid-08'],
    ['salad with brazil nut', 'avoid-08'],
    ['macadamia cookies', 'avoid-08'],
    ['deli turkey', 'avoid-19'],
    ['deli turkey sandwich', 'avoid-25'],
    ['cold cuts', 'avoid-25'],
    ['smoked salmon', 'avoid-25'],
    ['lox bagel', 'avoid-25'],
    ['brie', 'avoid-05'],
    ['feta', 'avoid-05'],
    ['gripe water', 'avoid-04'],
    ['fennel tea', 'avoid-04'],
    ['water', 'avoid-04'],
    ['homemade formula', 'avoid-02'],
    ['evaporated milk', 'avoid-02'],
    ['mochi', 'avoid-10'],
    ['boba', 'avoid-10'],
    ['mini jelly cups', 'avoid-10'],
    ['lychee', 'avoid-11'],
    ['popcorn shrimp', 'avoid-09'],
    ['honeycomb', 'avoid-01'],
    ['manuka', 'avoid-01'],
    ['royal jelly', 'avoid-01'],
    ['graham crackers with milk', 'avoid-01'],
    ['sheep milk', 'avoid-02'],
    ['fresh milk', 'avoid-02'],
    ['lactose free milk', 'avoid-02'],
    ['nut milk', 'avoid-21'],
    ['egg with runny yolk', 'avoid-06'],
    ['raw flour', 'avoid-06'],
    ['sunflower seeds', 'avoid-08'],
    ['cough drops', 'avoid-10'],
    ['beef in red wine', 'avoid-26'],
    ['gripe water with alcohol', 'avoid-26'],
  ])('%s: %s', (typed, id) => {
    expect(ids(found(typed).rules)).toContain(id);
  });

  test.each([
    ['waffle without honey', 'avoid-01'],
    ['pancake, no honey', 'avoid-01'],
    ['honey-free cereal', 'avoid-01'],
    ['honeydew', 'avoid-01'],
    ['nutmeg', 'avoid-08'],
    ['sunflower seed butter', 'avoid-08'],
    ['sesame seeds', 'avoid-08'],
    ['yogurt, lactose free', 'avoid-02'],
    ['peanut butter toast with jam', 'avoid-08'],
    ['mashed potato with milk', 'avoid-02'],
    ['root beer', 'avoid-26'],
    ['fruit cocktail', 'avoid-26'],
    ['drink without alcohol', 'avoid-26'],
  ])('%s is not %s', (typed, id) => {
    expect(ids(found(typed).rules)).not.toContain(id);
  });

  test('it says where only a part of its names was typed: formula is no toddler formula', () => {
    const parts = (typed: string) => found(typed).rules.map(({ item, isPart }) => [item.id, isPart]);
    expect(parts('formula')).toContainEqual(['avoid-22', true]);
    expect(parts('toddler formula')).toContainEqual(['avoid-22', false]);
    expect(parts('honey')).toEqual([['avoid-01', false]]);
    expect(parts('hon')).toEqual([['avoid-01', false]]);
  });
});

describe('what was found is marked', () => {
  const marked = (typed: string) =>
    found(typed)
      .foods.slice(0, 1)
      .map(({ item, otherName, marks }) => ({
        otherName,
        marks: marks.map(([from, to]) => (otherName ?? item.name).slice(from, to)),
      }));

  test.each([
    { typed: 'courgette', otherName: 'courgette', marks: ['courgette'] },
    { typed: 'peanut', otherName: null, marks: ['Peanut'] },
    { typed: 'butter smooth', otherName: null, marks: ['Smooth', 'butter'] },
    { typed: 'platano', otherName: 'plátano', marks: ['plátano'] },
    { typed: "cow's", otherName: null, marks: ["cow's"] },
    { typed: 'cows', otherName: null, marks: ["cow's"] },
    { typed: 'sweetpotato', otherName: null, marks: ['Sweet', 'potato'] },
    { typed: 'penne', otherName: null, marks: [] },
  ])("'$typed'", ({ typed, otherName, marks }) => {
    expect(marked(typed)).toEqual([{ otherName, marks }]);
  });
});

test('it is marked where it stands in a name with accents of their own, or after a picture', () => {
  const name = '🥑️ Pure\u0301e of avocado';
  const [hit] = searchFoods(foodSearch([{ id: 'avocado', name, foundBy: [] }], []), 'puree avocado').foods;

  expect(hit?.marks.map(([from, to]) => name.slice(from, to))).toEqual(['Pure\u0301e', 'avocado']);
});

test('a rule is found while one of its main words is typed', () => {
  expect(['tisan', 'bigey', 'frankfurt'].map((typed) => found(typed).rules.length)).toEqual([1, 1, 1]);
});
