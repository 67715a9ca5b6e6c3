import foodsContent from '#content/foods/foods.json' with { type: 'json' };
import guideContent from '#content/foods/guide.json' with { type: 'json' };
import { agesText } from '#domain/articles/ages-text.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';
import {
  ALLERGENS,
  ALLERGY_RISKS,
  AVOID_RULES,
  CHOKING_RISKS,
  type Allergen,
  type AvoidFacts,
  type BornEarly,
  type Emergency,
  type FoodFacts,
  type GuideRange,
  type RiskMeaning,
  type SourceFacts,
} from './food.ts';
import { INGREDIENTS } from './ingredients.ts';

type Published = {
  /** '2026-11' */
  readonly edition: string;
  readonly checkedOn: string;
  /** Null if not reviewed. */
  readonly reviewedBy: string | null;
};

type FoodList = Published & {
  readonly sources: Readonly<Record<string, Omit<SourceFacts, 'id'>>>;
  readonly foods: readonly FoodFacts[];
};

type Guide = Published & {
  readonly readiness: readonly string[];
  readonly risks: readonly RiskMeaning[];
  /** By display order. */
  readonly ranges: readonly GuideRange[];
  readonly avoid: readonly AvoidFacts[];
  readonly bornEarly: BornEarly;
};

/** Each food with its risks, how it is served and its sources. */
export const foodList: FoodList = {
  ...foodsContent,
  foods: foodsContent.foods.map((food) => ({
    ...food,
    allergyRisk: oneOf(ALLERGY_RISKS, food.allergyRisk),
    allergens: food.allergens.map((allergen) => oneOf(ALLERGENS, allergen)),
    traceOf: food.traceOf.map((allergen) => oneOf(ALLERGENS, allergen)),
    mayHold: mayHold(food),
    madeOf: food.madeOf.map((ingredient) => oneOf(INGREDIENTS, ingredient)),
    chokingRisk: oneOf(CHOKING_RISKS, food.chokingRisk),
  })),
};

/** What its text says of some kinds; where it depends on what is inside, any of the nine. Of formula the doctor is asked. */
function mayHold(food: (typeof foodsContent.foods)[number]): Allergen[] {
  if (food.allergyRisk !== 'Varies' || food.group === 'milk') return food.mayHold.map((one) => oneOf(ALLERGENS, one));
  const allergens: readonly string[] = food.allergens;
  return ALLERGENS.filter((one) => !allergens.includes(one));
}

export const foodGuide: Guide = {
  ...guideContent,
  risks: guideContent.risks.map((meaning) => ({ ...meaning, risk: oneOf(ALLERGY_RISKS, meaning.risk) })),
  avoid: guideContent.avoid.map((facts) => ({ ...facts, rule: oneOf(AVOID_RULES, facts.rule) })),
};

const foods = new Map(foodList.foods.map((food) => [food.id, food]));

/** Null for an id that the list does not have, and for a food without one. */
export function foodOf(id: string | null): FoodFacts | null {
  return id === null ? null : (foods.get(id) ?? null);
}

/** The sources with these ids, in that order. Throws a RangeError for one that the list does not have. */
export function sourcesOf(ids: readonly string[]): SourceFacts[] {
  return ids.map((id) => {
    const source = foodList.sources[id];
    if (!source) throw new RangeError(`the foods have no source '${id}'`);
    return { id, ...source };
  });
}

/** Other foods of high choking risk that are cut in the same way, in the order of the list. */
export function cutAlike({ id, shape }: FoodFacts): FoodFacts[] {
  return shape === null ? [] : foodList.foods.filter((food) => food.shape === shape && food.id !== id);
}

/**
 * What to do when a child chokes, by the red-flag rule rf-choking. Its steps go by the age since birth, never by the
 * corrected one.
 */
export const chokingEmergency: Emergency = emergencyOf('rf-choking');

function emergencyOf(id: string): Emergency {
  const [rule] = redFlagsOf([id]);
  if (!rule) throw new RangeError(`the red flags have no rule '${id}'`);
  const steps = rule.stepsByAge.flatMap((of) =>
    of.steps.map((step) => ({
      fromMonths: of.minMonths,
      untilMonths: of.maxMonths,
      text: `${agesText(of)}: ${step}`,
    })),
  );
  return { first: rule.firstSentence, steps, after: rule.thenSay };
}

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new RangeError(`the foods know no '${word}'`);
  return found;
}
