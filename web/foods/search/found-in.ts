import type { AvoidRule, FoodInList } from '#contract/foods.ts';
import { searchFoods, type FoodSearch, type Found } from '#domain/foods/food-search.ts';
import type { ShownFoods } from '../food-guide-search.ts';

type Asked = {
  readonly text: string;
  readonly show: ShownFoods;
  /** Ids of the foods that the child has had. */
  readonly tried: ReadonlySet<string>;
};

/** What is searched for among the foods shown; all of them, without rules, where nothing is. */
export function foundIn(
  search: FoodSearch<FoodInList, AvoidRule>,
  { text, show, tried }: Asked,
): Found<FoodInList, AvoidRule> {
  const all = text.trim() === '' ? everyFood(search) : searchFoods(search, text);
  return { ...all, foods: all.foods.filter(({ item }) => isShown(item, show, tried)) };
}

function everyFood({ foods }: FoodSearch<FoodInList, AvoidRule>): Found<FoodInList, AvoidRule> {
  const hits = foods.map(({ item }) => ({ item, otherName: null, marks: [], isPart: false }));
  return { rules: [], foods: hits.toSorted((a, b) => (a.item.name < b.item.name ? -1 : 1)), insteadOf: null };
}

function isShown(food: FoodInList, show: ShownFoods, tried: ReadonlySet<string>): boolean {
  if (show === 'iron') return food.isIronRich;
  if (show === 'allergens') return food.allergens.length > 0;
  return show === 'all' || !tried.has(food.id);
}
