import { describe, expect, test } from 'vitest';
import content from '#content/foods/foods.json' with { type: 'json' };
import guide from '#content/foods/guide.json' with { type: 'json' };
import { foodChecks, type FoodContent, type GuideContent } from './foods.ts';

type Food = FoodContent['foods'][number];

describe('[FOOD-01] the published foods', () => {
  test.each(foodChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

const withFood = (id: string, change: Partial<Food>): FoodContent => ({
  ...content,
  foods: content.foods.map((food) => (food.id === id ? { ...food, ...change } : food)),
});
const withRange = (change: Partial<GuideContent['ranges'][number]>): GuideContent => ({
  ...guide,
  ranges: guide.ranges.map((range) => (range.id === 'range-7' ? { ...range, ...change } : range)),
});
const grapes = content.foods.find(({ id }) => id === 'grapes');
const served = grapes?.textures ?? [];

describe('a fault in them is told', () => {
  test.each<{ fault: string; list?: FoodContent; guide?: GuideContent; told: string }>([
    {
      fault: 'a food is taken away',
      list: { ...content, foods: content.foods.slice(1) },
      told: '249 foods, should be 250',
    },
    {
      fault: 'a food gets another id, though tastes keep it',
      list: withFood('grapes', { id: 'grape' }),
      told: 'a food may be added, never renamed or taken away',
    },
    { fault: 'an id twice', list: withFood('grapes', { id: 'apple' }), told: 'apple: not unique or no id' },
    {
      fault: 'couscous without wheat',
      list: withFood('couscous', { allergens: [], allergyRisk: 'Low' }),
      told: 'couscous: its name says wheat',
    },
    {
      fault: 'butter without milk',
      list: withFood('butter', { allergens: [], allergyRisk: 'Low' }),
      told: 'butter: its name says milk',
    },
    {
      fault: 'an allergen of low risk',
      list: withFood('grapes', { allergens: ['soy'] }),
      told: 'grapes: None with soy',
    },
    {
      fault: 'a high risk of nothing',
      list: withFood('grapes', { allergyRisk: 'High' }),
      told: 'grapes: High with none',
    },
    {
      fault: 'an allergen that US law does not name',
      list: withFood('celery', { allergens: ['celery'], allergyRisk: 'High' }),
      told: "celery: 'celery' is none of the nine",
    },
    {
      fault: 'congee that is not of rice, so that it is offered after a reaction to rice',
      list: withFood('congee', { madeOf: [] }),
      told: 'congee: its name says it is made of rice',
    },
    {
      fault: 'hummus under another of its names, houmous, that is not of chickpeas',
      list: withFood('hummus', { madeOf: ['lentil'] }),
      told: 'hummus: its name says it is made of chickpea',
    },
    {
      fault: 'scallops that are no mollusk',
      list: withFood('scallops', { madeOf: [] }),
      told: 'scallops: its name says it is made of mollusk',
    },
    {
      fault: 'an ingredient that nobody knows',
      list: withFood('leek', { madeOf: ['leek'] }),
      told: "leek: no ingredient 'leek'",
    },
    {
      fault: 'an ingredient of one food alone',
      list: withFood('soba-noodles', { name: 'Noodles', otherNames: [], madeOf: [] }),
      told: 'buckwheat: only one food is made of it',
    },
    {
      fault: 'a waffle that counts as the first egg',
      list: withFood('waffle', { traceOf: ['milk'] }),
      told: 'waffle: counts as a first taste of egg',
    },
    {
      fault: 'a trace of what is not in it',
      list: withFood('butter', { traceOf: ['milk', 'egg'] }),
      told: 'butter: a trace of egg, which it does not hold',
    },
    {
      fault: 'cereal of which no parent of a child with a wheat allergy is told that some hold it',
      list: withFood('plain-o-shaped-cereal-iron-fortified', { mayHold: [] }),
      told: 'plain-o-shaped-cereal-iron-fortified: its text says that some hold wheat',
    },
    {
      fault: 'a bagel that may hold what all bagels hold',
      list: withFood('bagel', { mayHold: ['sesame', 'wheat'] }),
      told: 'bagel: all kinds hold wheat, and some',
    },
    {
      fault: 'what a food may hold without a word of it',
      list: withFood('bagel', { mayHold: ['sesame', 'egg'] }),
      told: 'bagel: its text does not say that some hold egg',
    },
    {
      fault: 'an unknown allergy risk',
      list: withFood('grapes', { allergyRisk: 'Some' }),
      told: 'no such allergy risk',
    },
    {
      fault: 'an unknown choking risk',
      list: withFood('grapes', { chokingRisk: 'some' }),
      told: 'no such choking risk',
    },
    {
      fault: 'an age at which nobody says how it is served',
      list: withFood('grapes', { textures: served.slice(1) }),
      told: 'grapes: served at 9 to 11,12 to 23,24 to 47',
    },
    {
      fault: 'milk served with a fork',
      list: withFood('breast-milk', { textures: served }),
      told: 'breast-milk: milk is drunk as it is',
    },
    { fault: 'grapes without a drawing', list: withFood('grapes', { cut: null }), told: 'grapes: no drawing of how' },
    {
      fault: 'a drawing that is not there',
      list: withFood('beef', { cut: 'cut-beef' }),
      told: "beef: no drawing 'cut-beef'",
    },
    {
      fault: 'grapes that may be whole from an age that nobody knows',
      list: withFood('grapes', {
        chokingPrep: 'Quarter.',
        textures: served.map((one) => ({ ...one, text: 'Quarter.' })),
      }),
      told: 'grapes: does not say until when',
    },
    {
      fault: 'a cut without its source',
      list: withFood('grapes', { sources: ['CDC-NUTRITION'] }),
      told: 'grapes: no source for how to cut it',
    },
    { fault: 'a food without a source', list: withFood('leek', { sources: [] }), told: 'leek: no source' },
    { fault: 'a source from memory', list: withFood('leek', { sources: ['NHS'] }), told: "no source 'NHS'" },
    {
      fault: 'a rule that there is not',
      list: withFood('leek', { avoid: ['avoid-99'] }),
      told: "leek: no rule 'avoid-99'",
    },
    {
      fault: 'a fish high in mercury',
      list: withFood('cod', { name: 'Swordfish' }),
      told: 'cod: is not for this list',
    },
    { fault: 'a food with honey', list: withFood('waffle', { name: 'Waffle with honey' }), told: 'waffle: is not for' },
    {
      fault: "another food's name as another name",
      list: withFood('rutabaga', { otherNames: ['Turnip'] }),
      told: "rutabaga: 'Turnip'",
    },
    {
      fault: 'a food that is called like a formula',
      list: withFood('leek', { otherNames: ['Bobbie milk'] }),
      told: "leek: 'Bobbie milk' reads as formula",
    },
    {
      fault: 'a breast milk that is found by the name of a formula',
      list: withFood('breast-milk', { foundBy: ['Similac'] }),
      told: "breast-milk: 'Similac' reads as formula",
    },
    {
      fault: 'a formula whose name does not say so',
      list: withFood('infant-formula-iron-fortified', { name: 'Bottle (iron-fortified)' }),
      told: "infant-formula-iron-fortified: 'Bottle (iron-fortified)' does not read as formula",
    },
    {
      fault: 'a food with a new word, which would be a brand of formula',
      list: withFood('leek', { name: 'Jicama (soft-cooked)' }),
      told: "leek: 'Jicama formula' reads as formula",
    },
    {
      fault: 'a word of a food that there is no more',
      list: withFood('leek', { name: 'Jicama (soft-cooked)', otherNames: [] }),
      told: "food-words.ts: 'leek' stands in no name",
    },
    { fault: 'a dose', list: withFood('beef', { why: 'Give 15 mg a day.' }), told: "beef: '15 mg'" },
    { fault: 'a promise', list: withFood('beef', { why: 'Prevents colds.' }), told: "beef: 'Prevents'" },
    { fault: 'a word that judges', list: withFood('beef', { why: 'A normal child eats it.' }), told: "beef: 'normal'" },
    {
      fault: 'a food that is hard to read',
      list: withFood('leek', { why: 'Considerable nutritional availability characterizes alliaceous vegetables.' }),
      told: 'leek: grade',
    },
    {
      fault: 'a range that leaves a month out',
      guide: withRange({ ageRangeStart: 8 }),
      told: 'range-7: begins not where',
    },
    {
      fault: "cow's milk as a drink at 7 months",
      guide: withRange({ foods: ['whole-cows-milk-as-a-drink'] }),
      told: "range-7: 'whole-cows-milk-as-a-drink' is not yet given there",
    },
    { fault: 'a rule is taken away', guide: { ...guide, avoid: guide.avoid.slice(1) }, told: '25 rules, should be 26' },
    {
      fault: 'a tip that a child born early is told in another way is gone',
      guide: {
        ...guide,
        bornEarly: { ...guide.bornEarly, instead: [{ tip: 'No juice.', say: null }] },
      },
      told: "born early: no tip 'No juice.'",
    },
    {
      fault: 'rice noodles without a word of arsenic',
      list: withFood('rice-noodles', { why: 'Soft noodles.' }),
      told: 'rice-noodles: does not say that rice can hold arsenic',
    },
    {
      fault: 'chard that is stored',
      list: withFood('swiss-chard', { why: 'Mild when cooked.' }),
      told: 'swiss-chard: does not say not to store it',
    },
    {
      fault: 'a sweet food before age 2 without a word of sugar',
      list: withFood('yogurt-melts', { why: 'Dried yogurt, now and then.' }),
      told: 'yogurt-melts: does not say to leave out sugar',
    },
    {
      fault: 'thick paste of low choking risk',
      list: withFood('tahini-sesame-paste', { chokingRisk: 'low' }),
      told: 'tahini-sesame-paste: sticks in the throat',
    },
    {
      fault: 'that early egg surely helps',
      list: withFood('egg-well-cooked', { why: 'Egg early lowers the chance of an egg allergy.' }),
      told: "egg-well-cooked: 'lowers the chance'",
    },
    {
      fault: 'an age at which nobody says how to start an allergen',
      guide: withRange({ allergyWarnings: ['Read labels.'] }),
      told: 'range-7: does not say how to start an allergen',
    },
    {
      fault: 'an age without vitamin D',
      guide: withRange({ tips: ['Eat together.'] }),
      told: 'range-7: says nothing of vitamin D',
    },
    {
      fault: 'a card of fish, and of what is easy to choke on',
      guide: withRange({ foods: ['cod', 'haddock', 'grapes'] }),
      told: 'range-7: 2 kinds of fish on the card\nrange-7: grapes on the card',
    },
    { fault: 'a risk that is not explained', guide: { ...guide, risks: guide.risks.slice(1) }, told: 'risks that are' },
  ])('$fault', ({ list = content, guide: of = guide, told }) => {
    const problems = foodChecks(list, of).flatMap((check) => check.problems);

    expect(problems.join('\n')).toContain(told);
  });
});
