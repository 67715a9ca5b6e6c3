/**
 * What stands in two or more foods of the list, beyond the nine major allergens: a child who reacted to congee is not
 * offered rice noodles. Of grains those, too, that stand in one. Seasonings, oils and sugar are left out.
 */
export const INGREDIENTS = [
  'rice',
  'oat',
  'corn',
  'barley',
  'buckwheat',
  'millet',
  'teff',
  'quinoa',
  'amaranth',
  'chickpea',
  'lentil',
  'pea',
  'bean',
  'mollusk',
  'beef',
  'pork',
  'lamb',
  'chicken',
  'turkey',
  'apple',
  'pear',
  'banana',
  'strawberry',
  'peach',
  'plum',
  'grape',
  'melon',
  'citrus',
  'tomato',
  'potato',
  'carrot',
  'celery',
  'bell pepper',
  'eggplant',
  'squash',
  'basil',
  'mustard',
] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

export function isIngredient(word: string): word is Ingredient {
  return INGREDIENTS.some((one) => one === word);
}
