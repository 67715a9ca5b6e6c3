import { describe, expect, test } from 'vitest';
import flags from '#content/red-flags/red-flags.json' with { type: 'json' };
import { chokingEmergency, cutAlike, foodGuide, foodList, foodOf, sourcesOf } from './foods-data.ts';

function food(id: string) {
  const found = foodOf(id);
  if (!found) throw new Error(`no food ${id}`);
  return found;
}

describe('[FOOD-01] the food list', () => {
  test('claims no review by a clinician', () => {
    expect([foodList.reviewedBy, foodGuide.reviewedBy]).toEqual([null, null]);
    expect([foodList.edition, foodGuide.edition]).toEqual(['2026-11', '2026-11']);
  });

  test('has a food by its id, and none by another', () => {
    expect(food('grapes').name).toBe('Grapes');
    expect(foodOf('candy')).toBeNull();
  });

  test('says where a claim is from, in the order that is asked', () => {
    expect(sourcesOf(['AAP-CHOKING-2010', 'CDC-NUTRITION']).map(({ id, org }) => [id, org])).toEqual([
      ['AAP-CHOKING-2010', 'AAP'],
      ['CDC-NUTRITION', 'CDC'],
    ]);
    expect(() => sourcesOf(['NHS'])).toThrow(RangeError);
  });

  test.each([
    { id: 'grapes', alike: ['brussels-sprouts', 'cherry-tomatoes', 'cherries'] },
    { id: 'hot-dog', alike: ['sausage'] },
    { id: 'string-cheese', alike: [] },
    { id: 'blueberries', alike: [] },
  ])('names what is cut like $id: $alike', ({ id, alike }) => {
    expect(cutAlike(food(id)).map((each) => each.id)).toEqual(alike);
  });

  test.each([
    { reactedTo: 'chickpeas', also: ['hummus', 'falafel', 'lentil-or-chickpea-pasta'] },
    { reactedTo: 'infant-rice-cereal', also: ['rice', 'congee', 'rice-noodles', 'khichdi', 'puffed-rice-cakes'] },
    { reactedTo: 'oatmeal', also: ['iron-fortified-infant-oat-cereal', 'oatmeal-with-peanut-butter'] },
    { reactedTo: 'mussels-and-clams', also: ['scallops'] },
    { reactedTo: 'buckwheat', also: ['soba-noodles'] },
    { reactedTo: 'beef', also: ['hamburger-patty', 'meatballs'] },
    { reactedTo: 'apple', also: ['applesauce-unsweetened'] },
    { reactedTo: 'corn', also: ['polenta-cornmeal', 'corn-tortilla', 'arepa', 'tamales'] },
    { reactedTo: 'lentils', also: ['khichdi', 'lentil-or-chickpea-pasta'] },
  ])('knows what $reactedTo is made of, and that $also are of the same', ({ reactedTo, also }) => {
    for (const id of also)
      expect(food(id).madeOf.filter((one) => food(reactedTo).madeOf.includes(one))).not.toEqual([]);
  });

  test('says what a child has not had who had it baked or a trace of it', () => {
    expect(food('waffle').traceOf).toEqual(['egg', 'milk']);
    expect(food('scrambled-egg').traceOf).toEqual([]);
  });

  test('says what to do when a child chokes, and names belly thrusts only from 12 months on', () => {
    const { first, steps, after } = chokingEmergency;

    expect(first).toMatch(/^If your child cannot cough, cry or breathe, act now and have someone call 911\.$/);
    expect(steps.map(({ fromMonths, untilMonths }) => [fromMonths, untilMonths])).toEqual([
      [0, 11],
      [12, null],
    ]);
    expect(steps.map(({ text }) => /belly thrusts/.test(text))).toEqual([false, true]);
    expect(steps.map(({ text }) => text.split(':')[0])).toEqual(['Under 12 months', 'From 12 months on']);
    expect(after).toContain('If limp: start CPR and call 911.');
  });

  test('what to do where a food was given already is said in the words of the red-flag rules', () => {
    const said = foodGuide.avoid.flatMap(({ alreadyGiven }) => alreadyGiven);
    const ofRules = flags.rules.flatMap(({ firstSentence, thenSay }) => [firstSentence, ...thenSay]).join(' ');

    expect(said.length).toBeGreaterThan(0);
    for (const text of said) expect(ofRules.toLowerCase()).toContain(text.replace('Already given: ', '').toLowerCase());
  });

  test('begins the guide with milk alone, and with food for iron at 6 months', () => {
    const [first, second] = foodGuide.ranges.map(({ foods }) => foods.map(food));

    expect(first?.map(({ group }) => group)).toEqual(['milk', 'milk']);
    expect(second?.slice(0, 3).every(({ isIronRich }) => isIronRich)).toBe(true);
    expect(foodGuide.readiness).toHaveLength(5);
  });
});
