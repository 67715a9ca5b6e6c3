import type { FoodSummary } from '#contract/foods/guide.ts';
import { feedingMonths, feedingStage, startsEarly } from '#domain/foods/feeding-age.ts';
import { foodGuide, foodOf, sourcesOf } from '#domain/foods/foods-data.ts';
import { earlyTips, entryAt, isForEarly, suggested } from '#domain/foods/guide-entry.ts';
import { isPaused } from '#domain/foods/pause-on-food.ts';
import { pausesOf } from '#domain/foods/pauses.ts';
import type { Day } from '#domain/time/day.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import { selectPausing } from '../queries.ts';
import { pausingFacts } from '../replies.ts';
import { ourEntries } from './guide.ts';

/**
 * [FOOD-02] What the guide has for a child's age. Of our entries alone: an editor's stands after ours, and a page that is
 * kept under what is stored of a child would not follow it.
 */
export async function foodSummary(db: Db, child: MyChild, today: Day): Promise<FoodSummary> {
  const months = feedingMonths(child, today);
  const entry = entryAt(ourEntries(), months);
  if (!entry) throw new Error('the food guide has no entry of ours');
  const pauses = pausesOf((await selectPausing(db, child)).map(pausingFacts));
  const { ageRangeLabel, foods, tips, allergyWarnings, sources } = entry;
  const shown = suggested(foods, {
    isPaused: ({ id, name }) => isPaused({ id, name, ...contentsOf(id) }, pauses),
    hasHighChokingRisk: ({ id }) => contentsOf(id).chokingRisk === 'high',
    mayHoldAllergen: ({ id, allergyRisk }) =>
      !['None', 'Low'].includes(allergyRisk) || [...contentsOf(id).allergens, ...contentsOf(id).mayHold].length > 0,
  });
  const isHigh = shown.some(({ id, allergyRisk }) => allergyRisk === 'High' && isGivenEarly(id, months));
  const isEarly = isForEarly(foodGuide.bornEarly, child, today);
  return {
    edition: foodGuide.edition,
    ageRangeLabel,
    foods: shown,
    highNote: isHigh ? (foodGuide.risks.find(({ risk }) => risk === 'High')?.note ?? null) : null,
    tips: isEarly ? earlyTips(tips, foodGuide.bornEarly) : tips,
    allergyWarnings,
    sources: (isEarly ? [...sources, ...sourcesOf([foodGuide.bornEarly.source])] : sources).map(({ org, title }) => ({
      org,
      title,
    })),
    isMilkOnly: feedingStage(months) === 'milk' || foods.every(({ id }) => foodOf(id)?.group === 'milk'),
  };
}

function contentsOf(id: string | null) {
  const { allergens = [], traceOf = [], mayHold = [], madeOf = [], chokingRisk = null } = foodOf(id) ?? {};
  return { allergens, traceOf, mayHold, madeOf, chokingRisk };
}

function isGivenEarly(id: string | null, months: number): boolean {
  const food = foodOf(id);
  return food !== null && startsEarly(food, months);
}
