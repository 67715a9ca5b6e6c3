import { describe, expect, test } from 'vitest';
import { addMonths, day } from '#domain/time/day.ts';
import { foodGuide } from './foods-data.ts';
import { earlyTips, entryAt, isForEarly, isWhole, suggested } from './guide-entry.ts';

const entry = (id: string, ageRangeStart: number, ageRangeEnd: number) => ({ id, ageRangeStart, ageRangeEnd });
const entries = [entry('a', 6, 8), entry('b', 10, 12), entry('c', 11, 13), entry('d', 16, 24)];

describe("[FOOD-02] which entry is a child's", () => {
  test.each([
    { months: 0, id: 'a', why: 'too young: the first' },
    { months: 5, id: 'a', why: 'too young: the first' },
    { months: 6, id: 'a', why: 'the start is in it' },
    { months: 8, id: 'a', why: 'the end is in it' },
    { months: 9, id: 'a', why: 'between two: the one before' },
    { months: 10, id: 'b', why: 'the next one' },
    { months: 12, id: 'b', why: 'of two that contain it, the first by order' },
    { months: 13, id: 'c', why: 'only one contains it' },
    { months: 14, id: 'c', why: 'between two: the one before' },
    { months: 15, id: 'c', why: 'between two: the one before' },
    { months: 16, id: 'd', why: 'the next one' },
    { months: 25, id: 'd', why: 'older: the last' },
  ])('$months months: $id, $why', ({ months, id }) => {
    expect(entryAt(entries, months)?.id).toBe(id);
  });

  test('where the last by order is not the oldest, an older child still reads the last', () => {
    expect(entryAt([entry('a', 0, 60), entry('b', 6, 8)], 72)?.id).toBe('b');
  });

  test('of two that contain it the first by order counts from its first month to its last', () => {
    const wide = entry('wide', 0, 60);
    expect(entryAt([entry('narrow', 6, 8), wide], 6)?.id).toBe('narrow');
    expect(entryAt([entry('narrow', 6, 8), wide], 8)?.id).toBe('narrow');
    expect(entryAt([entry('narrow', 6, 8), wide], 9)?.id).toBe('wide');
  });

  test('an entry that ends before it begins counts from its first month, too', () => {
    expect(entryAt([entry('a', 0, 1), entry('b', 4, 3)], 4)?.id).toBe('b');
  });

  test('an empty guide has none', () => {
    expect(entryAt([], 6)).toBeNull();
  });
});

describe('[FOOD-02] the four foods of the card', () => {
  const nobody = () => false;
  const food = (name: string, allergyRisk: string | null = 'Low') => ({ name, allergyRisk });

  test('are the first four with a name and an allergy risk that are not paused', () => {
    const foods = [
      food('Egg'),
      food(' '),
      food('Beef', null),
      food('Cod', ''),
      ...['b', 'c', 'd', 'e'].map((n) => food(n)),
    ];
    const judging = { isPaused: nobody, hasHighChokingRisk: nobody, mayHoldAllergen: nobody };
    const shown = suggested(foods, { ...judging, isPaused: ({ name }) => name === 'Egg' });

    expect(shown.map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e']);
    expect(suggested([...foods, food('f')], judging)).toHaveLength(4);
  });

  test('give the place of a paused one to a food without allergens and of no high choking risk, or leave it empty', () => {
    const foods = ['Oats', 'Beef', 'Lentils', 'Egg', 'Peanut butter', 'Yogurt', 'Apple', 'Avocado'].map((n) => food(n));
    const judging = {
      isPaused: ({ name }: { name: string }) => name === 'Egg' || name === 'Lentils',
      hasHighChokingRisk: ({ name }: { name: string }) => name === 'Apple',
      mayHoldAllergen: ({ name }: { name: string }) => ['Egg', 'Peanut butter', 'Yogurt'].includes(name),
    };

    expect(suggested(foods, judging).map(({ name }) => name)).toEqual(['Oats', 'Beef', 'Avocado']);
  });

  test('a food without name or allergy risk is none', () => {
    expect([food('Egg'), food(''), food('Egg', ''), {}].map(isWhole)).toEqual([true, false, false, false]);
  });
});

describe('what the guide says of a child born early', () => {
  const bornOn = day('2026-01-15');

  test.each([
    { weeks: 36, months: 0, isFor: true },
    { weeks: 36, months: 11, isFor: true },
    { weeks: 36, months: 12, isFor: false },
    { weeks: 37, months: 0, isFor: false },
    { weeks: null, months: 0, isFor: false },
  ])('is for one born at $weeks weeks, $months months since birth: $isFor', ({ weeks, months, isFor }) => {
    const child = { bornOn, gestationDays: weeks === null ? null : weeks * 7 };
    expect(isForEarly(foodGuide.bornEarly, child, addMonths(bornOn, months))).toBe(isFor);
  });

  test('stands before the tips of the age, in place of some and without others', () => {
    const early = {
      tips: ['Ask about iron.'],
      instead: [
        { tip: 'No solids before 4 months.', say: 'The team sets the day.' },
        { tip: 'Iron from 4 months.', say: null },
      ],
    };
    const tips = ['Milk feeds only.', 'Iron from 4 months.', 'No solids before 4 months.'];

    expect(earlyTips(tips, early)).toEqual(['Ask about iron.', 'Milk feeds only.', 'The team sets the day.']);
  });
});
