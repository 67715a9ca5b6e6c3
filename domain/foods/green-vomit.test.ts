import { describe, expect, test } from 'vitest';
import { ate, food } from '#testing/foods/eaten.ts';
import type { Reaction, Sign } from './food.ts';
import { pauseOnPart, pauseOnFood } from './pause-on-food.ts';
import { pausesOf } from './pauses.ts';

const pausesAfter = (id: string, reaction: Reaction | null, signs: readonly Sign[]) =>
  pausesOf([ate(id, '2026-11-20', { reaction, signs, isSerious: true })]);

describe('after green vomit alone, which points to no allergy', () => {
  test.each([
    { id: 'banana', signs: ['green-vomit', 'vomited-once'] },
    { id: 'egg-well-cooked', signs: ['green-vomit', 'vomited-once'] },
    { id: 'egg-well-cooked', signs: ['green-vomit', 'blood-in-stool'] },
  ] as const)('the doctor is asked before $id after $signs, and nothing else waits', ({ id, signs }) => {
    const pauses = pausesAfter(id, 'vomiting', signs);

    expect(pauseOnFood(food(id), pauses)).toBe('ask-first');
    for (const other of ['scrambled-egg', 'smooth-peanut-butter', 'plain-yogurt-full-fat'])
      expect(pauseOnFood(food(other), pauses)).toBeNull();
    expect(pauseOnPart('egg', pauses)).toBeNull();
    expect(pauseOnPart('peanut', pauses)).toBeNull();
  });

  test.each(['infant-formula-iron-fortified', 'breast-milk'])('%s is asked about before the next feed', (id) => {
    for (const signs of [
      ['green-vomit'],
      ['green-vomit', 'blood-in-stool'],
      ['green-vomit', 'vomiting-again'],
    ] as const) {
      const pauses = pausesAfter(id, null, signs);

      expect(pauseOnFood(food(id), pauses)).toBe('ask-first');
      expect(pauseOnPart('milk', pauses)).toBeNull();
      expect(pauseOnPart('peanut', pauses)).toBeNull();
    }
  });
});

test.each([
  { reaction: 'hives', signs: ['green-vomit'] },
  { reaction: 'rash', signs: ['green-vomit'] },
  { reaction: 'vomiting', signs: ['green-vomit', 'swelling'] },
  { reaction: 'vomiting', signs: ['green-vomit', 'vomiting-hours-later'] },
  { reaction: 'vomiting', signs: ['green-vomit', 'blood-in-stool', 'few-hives'] },
  { reaction: 'vomiting', signs: ['green-vomit', 'vomiting-again'] },
  { reaction: 'vomiting', signs: ['green-vomit', 'vomiting-again', 'blood-in-stool'] },
] as const)('with anything else, $reaction and $signs, it counts as an allergy', ({ reaction, signs }) => {
  const pauses = pausesAfter('egg-well-cooked', reaction, signs);

  expect(pauseOnFood(food('egg-well-cooked'), pauses)).toBe('stopped');
  expect(pauseOnPart('egg', pauses)).toBe('stopped');
  expect(pauseOnPart('peanut', pauses)).toBe('ask-first');
});
