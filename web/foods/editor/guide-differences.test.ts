import { expect, test } from 'vitest';
import { familyMealsReply } from '#testing/foods/guide-replies.ts';
import { guideDifferences } from './guide-differences.ts';
import { readGuideEntry, typedOf } from './read-guide-entry.ts';

const before = typedOf(familyMealsReply);

test('an entry that was not changed has no differences', () => {
  expect(guideDifferences(before, typedOf({ ...familyMealsReply }))).toEqual([]);
});

test('foods are told apart by their name, and lists by their lines', () => {
  const now = {
    ...before,
    foods: [
      { name: 'Couscous', allergyRisk: 'Medium' },
      { name: 'Sardines', allergyRisk: 'High' },
    ],
    tips: 'Eat together.\nSit upright.',
  };

  expect(guideDifferences(before, now)).toEqual([
    { name: 'Hummus', before: 'High', now: 'not in the list' },
    { name: 'Couscous', before: 'High', now: 'Medium' },
    { name: 'Sardines', before: 'not in the list', now: 'High' },
    { name: 'Feeding tips', before: 'A spoon and an open cup.', now: 'Sit upright.' },
  ]);
});

test('tips in another order are a difference', () => {
  const now = { ...before, tips: before.tips.split('\n').toReversed().join('\n') };

  expect(guideDifferences(before, now)).toEqual([
    { name: 'Feeding tips', before: 'the same lines', now: 'in another order' },
  ]);
});

test('what is typed is read whole: rows in their order, and numbers only where they are whole', () => {
  const fields = new FormData();
  for (const [name, value] of [
    ['ageRangeLabel', ' Snacks '],
    ['ageRangeStart', '9'],
    ['ageRangeEnd', 'ten'],
    ['foods.0.name', 'Hummus'],
    ['foods.0.allergyRisk', 'High'],
    ['foods.1.name', ''],
    ['foods.1.allergyRisk', ''],
  ] as const) {
    fields.append(name, value);
  }

  expect(readGuideEntry(fields)).toMatchObject({
    ageRangeLabel: 'Snacks',
    ageRangeStart: 9,
    ageRangeEnd: Number.NaN,
    foods: [
      { name: 'Hummus', allergyRisk: 'High' },
      { name: '', allergyRisk: '' },
    ],
  });
});
