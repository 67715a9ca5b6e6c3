import type { FoodInList, Foods } from '#contract/foods.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { maya, me } from '../web/replies.ts';

const hannah = { id: me.id, name: me.name };

/** Banana on that day, saved by Hannah, unless it says otherwise. */
export function taste(on: string, values: Partial<Taste> = {}): Taste {
  const at = `${on}T15:00:00.000Z`;
  return {
    id: `0197a000-0000-7000-8001-${on.replaceAll('-', '').padStart(12, '0')}`,
    childId: maya.id,
    foodId: 'banana',
    name: 'Banana',
    allergens: [],
    traceOf: [],
    madeOf: [],
    triedOn: day(on),
    liking: null,
    reaction: null,
    isSerious: false,
    signs: [],
    allowedOn: null,
    allowed: [],
    note: null,
    madeBy: hannah,
    madeAt: at,
    changedBy: hannah,
    changedAt: at,
    version: 1,
    ...values,
  };
}

function food(id: string, name: string, more: Partial<FoodInList> = {}): FoodInList {
  return {
    id,
    name,
    otherNames: [],
    foundBy: [],
    group: 'fruit',
    allergyRisk: 'None',
    allergens: [],
    traceOf: [],
    mayHold: [],
    madeOf: [],
    chokingRisk: 'low',
    fromMonths: 6,
    isIronRich: false,
    cut: null,
    ...more,
  };
}

const banana = food('banana', 'Banana');
export const egg = food('egg-well-cooked', 'Egg (well cooked)', { allergens: ['egg'], allergyRisk: 'High' });

/** A small part of the list. */
export const foods: Foods = {
  edition: '2026-11',
  foods: [
    banana,
    egg,
    food('zucchini', 'Zucchini', { otherNames: ['courgette'], group: 'vegetable' }),
    food('smooth-peanut-butter', 'Smooth peanut butter', { allergens: ['peanut'], allergyRisk: 'High' }),
    food('whole-cows-milk-as-a-drink', "Whole cow's milk (as a drink)", { allergens: ['milk'], fromMonths: 12 }),
  ],
  avoid: [],
};
