import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { feedingMonths, SOLIDS_FROM_MONTHS } from '#domain/foods/feeding-age.ts';
import { milkOf } from '#domain/foods/milk.ts';
import type { Eater } from '#domain/foods/reaction-advice.ts';
import { monthsSaid } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';

/** What a child reacts to; without an id a meal of its own, and without a name while nobody said. */
export type Eaten = Pick<Taste, 'foodId' | 'name'>;

export const NOT_SAID: Eaten = { foodId: null, name: '' };

export function eaterOf(child: Child, { foodId, name }: Eaten, today: Day): Eater {
  return {
    months: monthsSaid(child.bornOn, today),
    milk: milkOf(foodId, name),
    mayBeMilk: foodId === null && feedingMonths(child, today) < SOLIDS_FROM_MONTHS,
  };
}
