import type { AvoidRule, Food, Foods, FoodTextures } from '#contract/foods.ts';
import type { AllergyRisk, AvoidFacts, FoodFacts } from '#domain/foods/food.ts';
import { startsEarly } from '#domain/foods/feeding-age.ts';
import { day } from '#domain/time/day.ts';
import { chokingEmergency, cutAlike, foodGuide, foodList, foodOf, sourcesOf } from '#domain/foods/foods-data.ts';

/** Always the same object. */
export function foodsReply(): Foods {
  foodsMade ??= {
    edition: foodList.edition,
    foods: foodList.foods.map(factsOf),
    avoid: foodGuide.avoid.map(avoidReply),
  };
  return foodsMade;
}

let foodsMade: Foods | null = null;

/** Always the same object. */
export function texturesReply(): FoodTextures {
  texturesMade ??= {
    textures: textures.map((one) => ({ ...one })),
    places: Object.fromEntries(
      foodList.foods.map(({ id, textures: served }) => [id, served.flatMap((one) => placeOf.get(keyOf(one)) ?? [])]),
    ),
  };
  return texturesMade;
}

let texturesMade: FoodTextures | null = null;

/** Always the same object of a food; null for an id that the list does not have. */
export function foodReply(id: string): Food | null {
  const food = foodOf(id);
  if (!food) return null;
  const known = foodMade.get(id) ?? wholeFood(food);
  foodMade.set(id, known);
  return known;
}

/** At most one for each food of the list. */
const foodMade = new Map<string, Food>();

/** Each way of serving once. */
const textures = uniqueTextures();

function uniqueTextures() {
  const all = foodList.foods.flatMap((food) => food.textures);
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

const placeOf = new Map(textures.map((one, place) => [keyOf(one), place]));

function keyOf(texture: FoodFacts['textures'][number]): string {
  return JSON.stringify([texture.fromMonths, texture.untilMonths, texture.text]);
}

function wholeFood(food: FoodFacts): Food {
  const { chokingPrep, why, otherAllergen, allergyRisk } = food;
  const { means: allergyMeans, note } = riskMeaning(allergyRisk);
  const allergyNote = startsEarly(food, 0) ? note : null;
  return {
    ...factsOf(food),
    edition: foodList.edition,
    checkedOn: day(foodList.checkedOn),
    allergyMeans,
    allergyNote,
    textures: food.textures.map((one) => ({ ...one })),
    chokingPrep,
    choking: { ...chokingEmergency, steps: [...chokingEmergency.steps], after: [...chokingEmergency.after] },
    why,
    otherAllergen,
    avoid: foodGuide.avoid.filter(({ id }) => food.avoid.includes(id)).map(avoidReply),
    cutAlike: cutAlike(food).map(({ id, name, cut }) => ({ id, name, cut })),
    sources: sourcesOf(food.sources),
  };
}

function riskMeaning(asked: AllergyRisk) {
  const meaning = foodGuide.risks.find(({ risk }) => risk === asked);
  if (!meaning) throw new Error(`the food guide does not say what ${asked} means`);
  return meaning;
}

function factsOf({
  id,
  name,
  otherNames,
  foundBy,
  group,
  allergyRisk,
  allergens,
  traceOf,
  mayHold,
  madeOf,
  chokingRisk,
  fromMonths,
  isIronRich,
  cut,
}: Omit<FoodFacts, 'textures'>) {
  const lists = {
    otherNames: [...otherNames],
    foundBy: [...foundBy],
    allergens: [...allergens],
    traceOf: [...traceOf],
    mayHold: [...mayHold],
    madeOf: [...madeOf],
  };
  return { id, name, group, allergyRisk, chokingRisk, fromMonths, isIronRich, cut, ...lists };
}

function avoidReply({ source: _source, ...rule }: AvoidFacts): AvoidRule {
  const { foundBy, mainWords, alreadyGiven } = rule;
  const found = foundBy.filter((text) => !mainWords.includes(text));
  return { ...rule, foundBy: found, mainWords: [...mainWords], alreadyGiven: [...alreadyGiven] };
}
