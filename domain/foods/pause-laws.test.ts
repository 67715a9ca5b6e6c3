import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { askedOf, saidYes, type Asked } from './doctor-said-yes.ts';
import {
  ALLERGENS,
  ALLOWABLE,
  REACTIONS,
  SIGNS,
  type Allergen,
  type Allowable,
  type FoodFacts,
  type Part,
} from './food.ts';
import { foodGuide, foodList, foodOf } from './foods-data.ts';
import { suggested } from './guide-entry.ts';
import { holdsOnFood, isPaused, pauseOnPart, pauseOnFood } from './pause-on-food.ts';
import { waits, type TasteFacts } from './pause.ts';
import { pausesOf } from './pauses.ts';

const first = day('2026-09-01');
const later = day('2026-12-01');

const eaten = fc
  .record({
    food: fc.constantFrom(...foodList.foods),
    afterDays: fc.integer({ min: 0, max: 40 }),
    reaction: fc.constantFrom(...REACTIONS, null, null),
    isSerious: fc.boolean(),
    signs: fc.subarray([...SIGNS], { maxLength: 2 }),
    saidAfterDays: fc.option(fc.integer({ min: 0, max: 20 })),
    allowed: fc.subarray([...ALLOWABLE], { maxLength: 3 }),
    other: fc.option(fc.constantFrom(...foodList.foods)),
  })
  .map(({ food, afterDays, reaction, isSerious, signs, saidAfterDays, allowed, other }): TasteFacts => {
    const { id, name, allergens, traceOf, madeOf } = food;
    const triedOn = addDays(first, afterDays);
    const hasReacted = reaction !== null && reaction !== 'none';
    const isSaid = hasReacted && saidAfterDays !== null;
    return {
      foodId: id,
      name,
      allergens,
      traceOf,
      madeOf,
      triedOn,
      reaction,
      isSerious: hasReacted && isSerious,
      signs: hasReacted ? signs : [],
      allowedOn: isSaid ? addDays(triedOn, saidAfterDays) : null,
      allowed: isSaid ? [...allowed, ...(other ? [`food:${other.id}` as const] : [])] : [],
    };
  });
/** First tastes that wait for an allergen. */
const waitedFor: Partial<Record<Allergen, readonly Part[]>> = { egg: ['peanut'], shellfish: ['mollusk'] };
const log = fc.array(eaten, { minLength: 1, maxLength: 8 });

/** The pause of every food and of every allergen. */
function stateOf(tastes: readonly TasteFacts[]) {
  const pauses = pausesOf(tastes);
  return {
    foods: new Map(foodList.foods.map((food) => [food.id, pauseOnFood(food, pauses)])),
    parts: new Map(ALLERGENS.map((one) => [one, pauseOnPart(one, pauses)])),
  };
}

function changed<Key>(before: ReadonlyMap<Key, unknown>, after: ReadonlyMap<Key, unknown>): Key[] {
  return [...before.keys()].filter((key) => before.get(key) !== after.get(key));
}

/** What the log is once a yes is kept. */
function afterYes(tastes: readonly TasteFacts[], asked: Asked, named: readonly Allowable[], on = later): TasteFacts[] {
  const kept = saidYes(asked, named, on, pausesOf(tastes));
  return tastes.map((taste) => {
    const yes = kept.find((one) => one.taste === taste);
    return yes ? { ...taste, allowedOn: on, allowed: [...taste.allowed, ...yes.allowed] } : taste;
  });
}

const held = (tastes: readonly TasteFacts[]): FoodFacts[] => {
  const pauses = pausesOf(tastes);
  return foodList.foods.filter((food) => pauseOnFood(food, pauses) !== null);
};

describe('whatever is in the log', () => {
  test("a doctor's yes to a food frees that food and no other", () => {
    fc.assert(
      fc.property(log, fc.nat(), (tastes, nth) => {
        const paused = held(tastes);
        const food = paused[nth % Math.max(1, paused.length)];
        fc.pre(food !== undefined);
        const after = stateOf(afterYes(tastes, { food }, ['food']));

        expect(after.foods.get(food.id)).toBeNull();
        expect(changed(stateOf(tastes).foods, after.foods)).toEqual([food.id]);
        expect(changed(stateOf(tastes).parts, after.parts)).toEqual([]);
      }),
    );
  });

  test("a doctor's yes to an allergen frees it and no other but the first taste that waited for it, and no food that has none of it", () => {
    fc.assert(
      fc.property(log, fc.constantFrom(...ALLERGENS), (tastes, part) => {
        const before = stateOf(tastes);
        const after = stateOf(afterYes(tastes, { part }, [part]));

        expect(after.parts.get(part)).toBeNull();
        const ended: readonly Part[] = [part, ...(waitedFor[part] ?? [])];
        expect(changed(before.parts, after.parts).filter((one) => !ended.includes(one))).toEqual([]);
        const partsIn = ({ allergens, mayHold, madeOf }: FoodFacts): Part[] => [...allergens, ...mayHold, ...madeOf];
        const freed = changed(before.foods, after.foods).flatMap((id) => foodOf(id) ?? []);
        expect(freed.filter((food) => !partsIn(food).some((one) => ended.includes(one)))).toEqual([]);
      }),
    );
  });

  test('all that is asked about a reaction ends with a yes to all of it, whichever other reaction holds it', () => {
    fc.assert(
      fc.property(log, fc.nat(), (tastes, nth) => {
        const taste = tastes[nth % tastes.length];
        fc.pre(taste !== undefined);
        const asked = askedOf({ taste }, pausesOf(tastes));
        const after = afterYes(tastes, { taste }, asked);
        const kept = after[tastes.indexOf(taste)];

        expect(kept && askedOf({ taste: kept }, pausesOf(after))).toEqual([]);
        const left = pausesOf(after);
        const parts = asked.filter((one) => left.holds.some(({ thing }) => thing === one && thing !== 'food'));
        expect(parts).toEqual([]);
        expect(asked.includes('food') ? holdsOnFood({ ...taste, id: taste.foodId }, left) : []).toEqual([]);
      }),
    );
  });

  test('the newest yes after two reactions ends what both hold of what it names', () => {
    fc.assert(
      fc.property(log, eaten, fc.constantFrom(...ALLERGENS), (tastes, last, part) => {
        const newest: TasteFacts = {
          ...last,
          reaction: 'hives',
          isSerious: false,
          signs: [],
          triedOn: addDays(first, 50),
          allowedOn: later,
          allowed: ['food', part],
        };
        const all = [...tastes, newest];
        const food = last.foodId === null ? null : foodOf(last.foodId);

        expect(pauseOnPart(part, pausesOf(all))).toBeNull();
        expect(food && pauseOnFood(food, pausesOf(all))).toBeNull();
      }),
    );
  });

  test('a yes ends nothing of a later reaction', () => {
    fc.assert(
      fc.property(log, eaten, (tastes, last) => {
        const newest: TasteFacts = {
          ...last,
          reaction: 'hives',
          isSerious: true,
          allowedOn: null,
          allowed: [],
          triedOn: addDays(first, 41),
        };
        const pauses = pausesOf([...tastes, newest]);
        const holds = holdsOnFood({ ...newest, id: newest.foodId }, pauses);

        expect(holds.some(({ reaction, thing }) => reaction === newest && thing === 'food')).toBe(true);
        for (const allergen of newest.allergens) expect(pauseOnPart(allergen, pauses)).not.toBeNull();
      }),
    );
  });

  test('after a severe reaction each of the nine in the food is stopped, and no formula goes on where milk was in it', () => {
    const milks = ['breast-milk', 'infant-formula-iron-fortified'];
    const formula = foodOf('infant-formula-iron-fortified');
    fc.assert(
      fc.property(log, eaten, (tastes, last) => {
        fc.pre(formula !== null && !milks.includes(last.foodId ?? ''));
        const seen = { reaction: 'hives', isSerious: true, signs: [], allowedOn: null, allowed: [] } as const;
        const pauses = pausesOf([...tastes, { ...last, ...seen, triedOn: addDays(first, 41) }]);

        for (const allergen of last.allergens) expect(pauseOnPart(allergen, pauses)).toBe('stopped');
        const mayGoOn = last.allergens.includes('milk') ? [] : [null, 'which-formula', 'keep-feeding'];
        expect([...mayGoOn, 'ask-first', 'no-more-formula']).toContain(pauseOnFood(formula, pauses));
        expect(last.allergens.includes('milk') && !isPaused(formula, pauses)).not.toBe(true);
      }),
    );
  });

  test('without a reaction all is as if it had never been, and a correction that takes it back pauses nothing', () => {
    fc.assert(
      fc.property(log, fc.nat(), (tastes, nth) => {
        const gone = tastes[nth % tastes.length];
        fc.pre(gone !== undefined);
        const rest = tastes.filter((taste) => taste !== gone);
        const corrected: TasteFacts = {
          ...gone,
          reaction: 'none',
          isSerious: false,
          signs: [],
          allowedOn: null,
          allowed: [],
        };
        const [without, mended] = [rest, tastes.map((taste) => (taste === gone ? corrected : taste))].map(pausesOf);

        expect(without?.holds.filter(({ reaction }) => reaction === gone)).toEqual([]);
        expect(mended?.holds.filter(({ reaction }) => reaction === corrected)).toEqual([]);
        for (const { reaction, thing } of mended?.holds ?? [])
          expect(without?.holds.some((one) => one.reaction === reaction && one.thing === thing)).toBe(true);
      }),
    );
  });

  test('no order of the log changes anything', () => {
    fc.assert(
      fc.property(log, (tastes) => {
        expect(stateOf(tastes.toReversed())).toEqual(stateOf(tastes));
      }),
    );
  });

  test('no food is suggested that is paused, asked about first or of high choking risk', () => {
    fc.assert(
      fc.property(log, fc.constantFrom(...foodGuide.ranges), (tastes, range) => {
        const pauses = pausesOf(tastes);
        const foods = range.foods.flatMap((id) => foodOf(id) ?? []);
        const shown = suggested(foods, {
          isPaused: (food) => isPaused(food, pauses),
          hasHighChokingRisk: ({ chokingRisk }) => chokingRisk === 'high',
          mayHoldAllergen: ({ allergens }) => allergens.length > 0,
        });
        const firstFour = foods.filter(({ chokingRisk }) => chokingRisk !== 'high').slice(0, 4);

        expect(
          shown.filter(({ id }) => id !== 'breast-milk').filter((food) => waits(pauseOnFood(food, pauses))),
        ).toEqual([]);
        expect(shown.filter(({ chokingRisk }) => chokingRisk === 'high')).toEqual([]);
        expect(shown.filter((food) => food.allergens.length > 0 && !firstFour.includes(food))).toEqual([]);
      }),
    );
  });
});
