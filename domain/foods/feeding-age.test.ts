import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '#domain/time/day.ts';
import { dayOfAgeUsed } from '#domain/children/gestation.ts';
import {
  asksForReadiness,
  feedingMonths,
  feedingStage,
  isOfMilk,
  mayHave,
  mayLogFood,
  startsEarly,
} from './feeding-age.ts';
import { holds } from './avoiding.ts';
import { foodGuide } from './foods-data.ts';
import { entryAt } from './guide-entry.ts';

const bornOn = day('2026-01-15');
const DUE_WEEKS = 40;

/** By hand: which range is a child's at so many whole months. */
function rangeByHand(months: number): string {
  if (months <= 5) return 'range-0';
  if (months === 6) return 'range-6';
  if (months <= 8) return 'range-7';
  if (months <= 11) return 'range-9';
  return months <= 23 ? 'range-12' : 'range-24';
}

const months = Array.from({ length: 73 }, (_, month) => month);
const rangeOn = (child: Parameters<typeof feedingMonths>[0], on: ReturnType<typeof day>) =>
  entryAt(foodGuide.ranges, feedingMonths(child, on))?.id;

describe('[FOOD-02] the guide of the age', () => {
  test.each(months)('a child born at term reads its own at %i months', (month) => {
    const child = { bornOn, gestationDays: null };
    expect(rangeOn(child, addMonths(bornOn, month))).toBe(rangeByHand(month));
    expect(rangeOn({ bornOn, gestationDays: 37 * 7 }, addMonths(bornOn, month))).toBe(rangeByHand(month));
  });

  describe.each([24, 28, 32, 36])('a child born at %i weeks', (weeks) => {
    const child = { bornOn, gestationDays: weeks * 7 };
    const dueOn = addDays(bornOn, (DUE_WEEKS - weeks) * 7);
    const uncorrectedOn = addDays(bornOn, 731);

    test.each(months.filter((month) => addMonths(dueOn, month) < uncorrectedOn))(
      'reads that of the corrected age until 24 months from birth: at %i months corrected',
      (month) => {
        expect(rangeOn(child, addMonths(dueOn, month))).toBe(rangeByHand(month));
      },
    );

    test.each(months.filter((month) => month >= 24))(
      'reads that of the age from birth after: at %i months',
      (month) => {
        expect(rangeOn(child, dayOfAgeUsed(child, month))).toBe(rangeByHand(month));
      },
    );

    test('is of milk before the due date', () => {
      expect(feedingMonths(child, bornOn)).toBe(0);
      expect(feedingMonths(child, addDays(dueOn, -1))).toBe(0);
    });

    test('reads by the age from birth from day 731 on', () => {
      expect(feedingMonths(child, addDays(uncorrectedOn, -1))).toBeLessThan(24);
      expect(feedingMonths(child, uncorrectedOn)).toBe(24);
    });
  });

  test('a month begins on the day on which a rule of that age ends: no water is offered while it is not given yet', () => {
    const noWater = foodGuide.avoid.find(({ id }) => id === 'avoid-04');
    if (!noWater) throw new RangeError('the guide has no rule on water');
    for (let after = 0; after < 366; after += 1) {
      for (const weeks of [null, 24, 28, 33, 36, 40]) {
        const child = { bornOn: addDays(bornOn, after), gestationDays: weeks === null ? null : weeks * 7 };
        const days = dayOfAgeUsed(child, 6);
        for (const on of [-3, -2, -1, 0, 1].map((more) => addDays(days, more)))
          expect(feedingMonths(child, on) < 6).toBe(holds(noWater, child, on));
      }
    }
  });
});

describe('the day of an age', () => {
  test.each([
    { weeks: null, age: 12, on: '2027-01-15' },
    { weeks: 37, age: 12, on: '2027-01-15' },
    { weeks: 36, age: 12, on: '2027-02-12' },
    { weeks: 28, age: 6, on: '2026-10-09' },
    { weeks: 28, age: 23, on: '2028-01-16' },
    { weeks: 28, age: 24, on: '2028-01-16' },
    { weeks: 28, age: 36, on: '2029-01-15' },
    { weeks: null, age: 24, on: '2028-01-15' },
    { weeks: null, age: 48, on: '2030-01-15' },
  ])('born at $weeks weeks, $age months: $on', ({ weeks, age, on }) => {
    const gestationDays = weeks === null ? null : weeks * 7;
    expect(dayOfAgeUsed({ bornOn, gestationDays }, age)).toBe(on);
  });

  test('is the first on which the age is that, by the calendar, at every length of pregnancy', () => {
    for (let gestationDays = 22 * 7; gestationDays <= 42 * 7; gestationDays += 3) {
      for (const age of [6, 12, 18, 20, 24, 36, 48]) {
        const on = dayOfAgeUsed({ bornOn, gestationDays }, age);
        expect(feedingMonths({ bornOn, gestationDays }, on)).toBeGreaterThanOrEqual(age);
        expect(feedingMonths({ bornOn, gestationDays }, addDays(on, -1))).toBeLessThan(age);
      }
    }
  });
});

describe('when the log is open', () => {
  test.each([
    { weeks: null, age: 3, isOpen: false },
    { weeks: null, age: 4, isOpen: true },
    { weeks: 24, age: 3, isOpen: false },
    { weeks: 24, age: 4, isOpen: true },
    { weeks: 37, age: 3, isOpen: false },
  ])('born at $weeks weeks, $age months since birth: $isOpen', ({ weeks, age, isOpen }) => {
    const child = { bornOn, gestationDays: weeks === null ? null : weeks * 7 };
    expect(mayLogFood(child, addMonths(bornOn, age))).toBe(isOpen);
  });
});

describe('what a child eats at an age', () => {
  test.each([
    { at: 0, stage: 'milk' },
    { at: 3, stage: 'milk' },
    { at: 4, stage: 'signs' },
    { at: 5, stage: 'signs' },
    { at: 6, stage: 'solids' },
    { at: 40, stage: 'solids' },
  ])('at $at months: $stage', ({ at, stage }) => {
    expect(feedingStage(at)).toBe(stage);
  });
});

describe('what stands in the guide', () => {
  const ranges = (isSaid: (range: (typeof foodGuide.ranges)[number]) => boolean) =>
    foodGuide.ranges.filter(isSaid).map(({ id }) => id);

  test('a reaction after a feed, where children are fed milk alone', () => {
    expect(ranges(isOfMilk)).toEqual(['range-0']);
    expect([5, 6].map((ageRangeEnd) => isOfMilk({ ageRangeEnd }))).toEqual([true, false]);
  });

  test('the signs of readiness, until a child has shown them', () => {
    expect(ranges(({ ageRangeStart }) => asksForReadiness(ageRangeStart))).toEqual(['range-0', 'range-6']);
  });

  test.each([
    { fromMonths: 0, age: 0, may: true },
    { fromMonths: 6, age: 5, may: false },
    { fromMonths: 6, age: 6, may: true },
    { fromMonths: 12, age: 6, may: true },
  ])('a food from $fromMonths months can be written down at $age months: $may', ({ fromMonths, age, may }) => {
    expect(mayHave({ fromMonths }, { bornOn, gestationDays: null }, addMonths(bornOn, age))).toBe(may);
  });
});

describe('that early is better', () => {
  test.each([
    { fromMonths: 6, months: 0, isSaid: true },
    { fromMonths: 6, months: 11, isSaid: true },
    { fromMonths: 6, months: 12, isSaid: false },
    { fromMonths: 7, months: 7, isSaid: false },
  ])('is said of a food from $fromMonths months at $months months: $isSaid', ({ fromMonths, months: at, isSaid }) => {
    expect(startsEarly({ fromMonths }, at)).toBe(isSaid);
  });
});
