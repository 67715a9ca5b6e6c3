import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ate, food } from '#testing/foods/eaten.ts';
import { saidYes } from './doctor-said-yes.ts';
import type { Allowable } from './food.ts';
import { pauseOnPart, pauseOnFood } from './pause-on-food.ts';
import type { TasteFacts } from './pause.ts';
import { holdsByReaction, pausesOf } from './pauses.ts';

const hives = (id: string, on: string, ...allowed: Allowable[]): TasteFacts => ({
  ...ate(id, on),
  reaction: 'hives',
  allowed,
  allowedOn: allowed.length > 0 ? day('2026-12-01') : null,
});
/** Egg and wheat; only the wheat is ever had before. */
const noodles = (on: string): TasteFacts => ({
  ...hives('egg-well-cooked', on),
  foodId: null,
  name: 'Egg noodles',
  allergens: ['egg', 'wheat'],
  madeOf: [],
});
const [before, on, after] = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;

describe('wheat toast after hives from egg noodles', () => {
  test.each([
    { had: [], pause: 'stopped' },
    { had: [before], pause: 'ask-to-go-on' },
    { had: [on], pause: 'stopped' },
    { had: [after], pause: 'stopped' },
    { had: [before, on], pause: 'ask-to-go-on' },
    { had: [before, after], pause: 'ask-to-go-on' },
  ])('had well on $had: $pause', ({ had, pause }) => {
    const tastes = [...had.map((one) => ate('wheat-toast', one)), noodles(on)];

    expect(pauseOnFood(food('wheat-toast'), pausesOf(tastes))).toBe(pause);
  });

  test.each([
    { reactions: [before, after], had: [on], pause: 'stopped' },
    { reactions: [on, after], had: [before], pause: 'ask-to-go-on' },
    { reactions: [on, on], had: [before], pause: 'ask-to-go-on' },
    { reactions: [on, on], had: [on], pause: 'stopped' },
  ])('had well on $had, hives on $reactions: $pause', ({ reactions, had, pause }) => {
    const tastes = [...had.map((one) => ate('wheat-toast', one)), ...reactions.map(noodles)];

    expect(pauseOnFood(food('wheat-toast'), pausesOf(tastes))).toBe(pause);
  });
});

describe("a doctor's yes to egg, kept with one of two reactions", () => {
  test.each([
    { other: before, pause: null },
    { other: on, pause: 'stopped' },
    { other: after, pause: 'stopped' },
  ])('leaves of the one on $other: $pause', ({ other, pause }) => {
    const tastes = [hives('egg-well-cooked', on, 'egg'), hives('omelet', other)];

    for (const log of [tastes, tastes.toReversed()]) expect(pauseOnPart('egg', pausesOf(log))).toBe(pause);
  });

  test('ends nothing where it stands with a food that was had well', () => {
    const corrected: TasteFacts = { ...hives('egg-well-cooked', after, 'egg', 'food'), reaction: 'none' };

    expect(pauseOnPart('egg', pausesOf([hives('omelet', on), corrected]))).toBe('stopped');
  });

  test('may be of the day of the reaction, and not of the day before', () => {
    const egg = hives('omelet', on);
    const pauses = pausesOf([egg]);

    expect(saidYes({ taste: egg }, ['egg'], day(on), pauses)).toEqual([{ taste: egg, allowed: ['egg'] }]);
    expect(saidYes({ taste: egg }, ['egg'], day(before), pauses)).toEqual([]);
  });
});

test('a formula that the doctor named after one reaction to milk is fed on after the next', () => {
  const formula = 'infant-formula-iron-fortified';
  const first = hives('plain-yogurt-full-fat', before, `food:${formula}`);
  const next = hives('plain-yogurt-full-fat', after);

  expect(pauseOnFood(food(formula), pausesOf([first]))).toBeNull();
  expect(pauseOnFood(food(formula), pausesOf([first, next]))).toBe('keep-feeding');
  expect(pauseOnFood(food(formula), pausesOf([next]))).toBe('which-formula');
});

test('after a severe reaction each thing waits once: what was eaten is no first taste', () => {
  const severe: TasteFacts = { ...hives('omelet', on), isSerious: true, signs: ['swelling'] };
  const things = holdsByReaction(severe, pausesOf([severe])).map(({ thing }) => thing);

  expect(things.filter((thing, n) => things.indexOf(thing) !== n)).toEqual([]);
  expect(things).toContain('egg');
});
