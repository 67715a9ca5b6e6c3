import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ate, food } from '#testing/foods/eaten.ts';
import { saidYes } from './doctor-said-yes.ts';
import type { Allowable, Part } from './food.ts';
import { pauseOnPart, pauseOnFood } from './pause-on-food.ts';
import type { TasteFacts } from './pause.ts';
import { pausesOf } from './pauses.ts';

const hives = (id: string, more: Partial<TasteFacts> = {}) => ate(id, '2026-11-20', { reaction: 'hives', ...more });
const severe = { isSerious: true, signs: ['breathing'] } as const;
/** What waits once a doctor has said yes to a part on the board of allergens. */
const afterYes = (tastes: readonly TasteFacts[], part: Part) => {
  const on = day('2026-11-27');
  const kept = saidYes({ part }, [part], on, pausesOf(tastes));
  return pausesOf(
    tastes.map((taste) => {
      const allowed: readonly Allowable[] = kept.find((one) => one.taste === taste)?.allowed ?? [];
      return allowed.length > 0 ? { ...taste, allowed, allowedOn: on } : taste;
    }),
  );
};

describe("a doctor's yes to egg, on the board of allergens", () => {
  test('frees the egg that was eaten, too, which is nothing but egg', () => {
    const pauses = afterYes([hives('egg-well-cooked')], 'egg');

    for (const id of ['egg-well-cooked', 'scrambled-egg', 'omelet']) expect(pauseOnFood(food(id), pauses)).toBeNull();
  });

  test('leaves a food paused that is more than egg, or holds only a trace, and a meal that a parent named', () => {
    const toast = afterYes([hives('french-toast')], 'egg');
    expect(pauseOnFood(food('french-toast'), toast)).toBe('stopped');

    const sauce = afterYes([hives('worcestershire-sauce')], 'fish');
    expect(pauseOnFood(food('worcestershire-sauce'), sauce)).toBe('stopped');

    const meal = { ...hives('egg-well-cooked'), foodId: null, name: "Grandma's soup" };
    expect(pauseOnFood({ id: null, name: meal.name, allergens: ['egg'], madeOf: [] }, afterYes([meal], 'egg'))).toBe(
      'stopped',
    );
  });

  test('leaves formula as it is, which is more than milk', () => {
    const formula = 'infant-formula-iron-fortified';
    expect(pauseOnFood(food(formula), afterYes([hives(formula)], 'milk'))).toBe('no-more-formula');
  });

  test('ends the wait for the first peanut, which came from egg alone', () => {
    expect(pauseOnPart('peanut', pausesOf([hives('egg-well-cooked')]))).toBe('ask-first');
    expect(pauseOnPart('peanut', afterYes([hives('egg-well-cooked')], 'egg'))).toBeNull();
    expect(pauseOnPart('peanut', afterYes([hives('egg-well-cooked', severe)], 'egg'))).toBe('ask-first');
  });
});

describe('shellfish and mollusks', () => {
  test.each([
    { reacted: 'shrimp', others: ['mussels-and-clams', 'scallops'] },
    { reacted: 'mussels-and-clams', others: ['shrimp'] },
    { reacted: 'scallops', others: ['shrimp'] },
  ])('ask the doctor first after $reacted: $others', ({ reacted, others }) => {
    for (const seen of [severe, {}]) {
      const pauses = pausesOf([hives(reacted, seen)]);
      expect(others.map((id) => pauseOnFood(food(id), pauses))).toEqual(others.map(() => 'ask-first'));
      expect(pauseOnFood(food('cod'), pausesOf([hives(reacted)]))).toBeNull();
    }
  });

  test('do not where they were had well on another day, after a rash, or once the doctor has named them', () => {
    const shrimp = hives('shrimp', severe);
    expect(pauseOnFood(food('scallops'), pausesOf([ate('scallops', '2026-11-01'), shrimp]))).toBeNull();
    expect(pauseOnFood(food('scallops'), pausesOf([hives('shrimp', { reaction: 'rash' })]))).toBeNull();
    expect(pauseOnFood(food('scallops'), afterYes([shrimp], 'mollusk'))).toBeNull();
    expect(pauseOnFood(food('scallops'), afterYes([shrimp], 'shellfish'))).toBe('ask-first');
    expect(pauseOnFood(food('scallops'), afterYes([hives('shrimp')], 'shellfish'))).toBeNull();
  });
});
