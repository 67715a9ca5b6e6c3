import { OTHER_FOODS } from '#domain/foods/food-words.ts';
import { milkNamed } from '#domain/foods/milk-names.ts';
import { milkOf } from '#domain/foods/milk.ts';

type Food = {
  readonly id: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly foundBy: readonly string[];
};

/**
 * A meal is a milk of babies by its name alone: none but these milks is called like one; with 'formula' behind it, the name
 * of a food is a meal; and every word by which it is one stands in a name of the list.
 */
export function milkNameProblems({ foods }: { readonly foods: readonly Food[] }): string[] {
  const names = foods.flatMap(namesOf).map((name) => name.toLowerCase());
  return [
    ...foods.flatMap(calledLikeMilk),
    ...foods.flatMap(readAsFormula),
    ...OTHER_FOODS.filter((word) => !names.some((name) => new RegExp(`\\b${word}(e?s)?\\b`).test(name))).map(
      (word) => `food-words.ts: '${word}' stands in no name of a food`,
    ),
  ];
}

function namesOf({ name, otherNames, foundBy }: Food): string[] {
  return [name, ...otherNames, ...foundBy];
}

function calledLikeMilk(food: Food): string[] {
  const own = milkOf(food.id);
  const wrong = namesOf(food).filter((name) => milkNamed(name) !== null && milkNamed(name) !== own);
  return [
    ...(own === null || milkNamed(food.name) === own ? [] : [`${food.id}: '${food.name}' does not read as ${own}`]),
    ...wrong.map((name) => `${food.id}: '${name}' reads as ${milkNamed(name)}`),
  ];
}

/** But of milk: 'whole milk formula' is one. */
function readAsFormula({ id, name }: Food): string[] {
  const [short = ''] = name.split(/\s*[(,]/);
  const isMilk = milkOf(id) !== null || /\bmilk\b/i.test(short);
  return isMilk || milkNamed(`${short} formula`) === null
    ? []
    : [`${id}: '${short} formula' reads as formula, its word is missing in food-words.ts`];
}
