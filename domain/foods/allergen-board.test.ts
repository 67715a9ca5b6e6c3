import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { allergenBoard, gapText } from './allergen-board.ts';
import { ALLERGENS } from './food.ts';
import type { TasteFacts } from './pause.ts';

const taste = (triedOn: string, more: Partial<TasteFacts> = {}): TasteFacts => ({
  foodId: 'egg-well-cooked',
  name: 'Egg (well cooked)',
  allergens: ['egg'],
  traceOf: [],
  madeOf: [],
  triedOn: day(triedOn),
  reaction: 'none',
  isSerious: false,
  signs: [],
  allowedOn: null,
  allowed: [],
  ...more,
});
const lasagna = { foodId: null, name: 'Lasagna', allergens: ['milk', 'wheat'] } as const;

describe('the board of the nine allergens', () => {
  test('has all nine in their order, none tried before the first taste', () => {
    const board = allergenBoard([]);

    expect(board.map(({ allergen }) => allergen)).toEqual(ALLERGENS);
    expect(board.map(({ name }) => name).slice(0, 4)).toEqual(['Milk', 'Egg', 'Peanut', 'Tree nut']);
    expect(board.map(({ firstOn, lastOn, times, pause }) => [firstOn, lastOn, times, pause])).toEqual(
      ALLERGENS.map(() => [null, null, 0, null]),
    );
  });

  test('tells the first time, the last time and how often, in whatever order tastes come', () => {
    const board = allergenBoard([taste('2026-08-01'), taste('2026-07-20'), taste('2026-11-20', lasagna)]);

    expect(board.find(({ allergen }) => allergen === 'egg')).toEqual({
      allergen: 'egg',
      name: 'Egg',
      firstOn: '2026-07-20',
      lastOn: '2026-08-01',
      times: 2,
      isTraceOnly: false,
      pause: null,
    });
    expect(board.filter(({ times }) => times === 1).map(({ allergen }) => allergen)).toEqual(['milk', 'wheat']);
  });

  test('says of an allergen that it is paused, also by a meal with a name of its own', () => {
    const board = allergenBoard([taste('2026-07-20', { ...lasagna, reaction: 'hives' })]);
    expect(board.filter(({ pause }) => pause === 'stopped').map(({ allergen }) => allergen)).toEqual(['milk', 'wheat']);
  });

  test('a muffin or butter is no first time of egg or milk, and is said to be a trace alone', () => {
    const muffin = {
      foodId: 'muffin',
      name: 'Muffin',
      allergens: ['egg', 'milk', 'wheat'],
      traceOf: ['egg', 'milk'],
    } as const;
    const row = (tastes: TasteFacts[], asked: string) =>
      allergenBoard(tastes).find(({ allergen }) => allergen === asked);

    const afterMuffin = [taste('2026-11-10', muffin)];
    expect(row(afterMuffin, 'egg')).toMatchObject({ firstOn: null, lastOn: null, times: 0, isTraceOnly: true });
    expect(row(afterMuffin, 'wheat')).toMatchObject({ times: 1, isTraceOnly: false });
    expect(row(afterMuffin, 'fish')).toMatchObject({ times: 0, isTraceOnly: false });

    const afterEgg = [...afterMuffin, taste('2026-11-12'), taste('2026-11-14', muffin)];
    expect(row(afterEgg, 'egg')).toMatchObject({
      firstOn: '2026-11-12',
      lastOn: '2026-11-12',
      times: 1,
      isTraceOnly: false,
    });
  });

  test('a reaction to a trace of egg pauses egg', () => {
    const muffin = taste('2026-11-10', { foodId: 'muffin', name: 'Muffin', traceOf: ['egg'], reaction: 'hives' });
    expect(allergenBoard([muffin]).find(({ allergen }) => allergen === 'egg')).toMatchObject({ pause: 'stopped' });
  });

  test.each([
    { on: '2026-11-21', text: 'Today' },
    { on: '2026-11-22', text: 'Today' },
    { on: '2026-11-20', text: 'Yesterday' },
    { on: '2026-11-19', text: '2 days ago' },
    { on: '2026-11-12', text: '9 days ago' },
    { on: '2026-09-22', text: '60 days ago' },
    { on: '2026-09-21', text: '2 months ago' },
    { on: '2026-08-22', text: '2 months ago' },
    { on: '2025-11-20', text: '12 months ago' },
  ])('last on $on: $text', ({ on, text }) => {
    expect(gapText(day(on), day('2026-11-21'))).toBe(text);
  });
});
