import type { Food, Foods, FoodTextures } from '#contract/foods.ts';
import { readFoodGuide, type FoodGuide } from '#contract/foods/guide.ts';
import { foodReply, foodsReply, texturesReply } from '#server/foods/replies/reference.ts';
import { aPerson } from '../people.ts';
import { aHouse } from '../house.ts';

/** A food of the list, as it is sent. */
export function listedFood(id: string): Food {
  const food = foodReply(id);
  if (!food) throw new RangeError(`the list has no food '${id}'`);
  return food;
}

export const listedFoods: Foods = foodsReply();
export const listedTextures: FoodTextures = texturesReply();

/** The guide, as it is sent to a parent of a house without editors. */
export async function publishedGuide(): Promise<FoodGuide> {
  const home = await aHouse();
  return (await aPerson(home, 'Hannah Brooks')).call(readFoodGuide, {});
}
