import type { FoodContent, GuideContent } from './foods.ts';

type Food = FoodContent['foods'][number];

/** Leaves, stalks and roots that can hold nitrate. */
const NITRATE = ['spinach', 'beet', 'swiss-chard', 'arugula', 'bok-choy', 'celery', 'kale', 'collard-greens'];
const SUGAR_RULE = 'avoid-17';
const BUTTER = /\b(nut|almond|cashew|peanut|hazelnut|seed) butter\b|\btahini\b/i;

/** What parents have to read of a food, where it is so. */
export function saidOfFoods({ foods }: FoodContent, { avoid }: GuideContent): string[] {
  const sugarUntil = avoid.find(({ id }) => id === SUGAR_RULE)?.untilMonths ?? 0;
  return foods.flatMap((food) => {
    const { id, name, fromMonths, chokingRisk, shape } = food;
    const said = textOf(food);
    const isRice = food.madeOf.includes('rice') && !food.madeOf.includes('oat');
    const isSweet = food.avoid.includes(SUGAR_RULE) && fromMonths < sugarUntil;
    const isSpread = BUTTER.test(name) && (food.group === 'nuts' || food.group === 'seeds');
    return [
      ...(isRice && !/arsenic/.test(said) ? [`${id}: does not say that rice can hold arsenic`] : []),
      ...(isRice && !food.sources.includes('FDA-ARSENIC') ? [`${id}: no source on arsenic`] : []),
      ...(NITRATE.includes(id) && !/do not store/.test(said) ? [`${id}: does not say not to store it`] : []),
      ...(isSweet && !/sugar|syrup|jam|jelly/.test(said) ? [`${id}: does not say to leave out sugar`] : []),
      ...(isSpread && (chokingRisk !== 'high' || shape !== 'butter') ? [`${id}: sticks in the throat`] : []),
    ];
  });
}

function textOf({ why, chokingPrep, textures }: Food): string {
  return [why, chokingPrep, ...textures.map(({ text }) => text)].join(' ');
}

/** As many as the dashboard's card shows. */
const SHOWN = 4;
const MOST_FISH = 1;

/** What every range has to say from 6 months on, and what its first four foods are. */
export function saidOfRanges({ foods }: FoodContent, { ranges }: GuideContent): string[] {
  const foodOf = new Map(foods.map((food) => [food.id, food]));
  return ranges.flatMap(({ id, ageRangeStart, foods: named, tips, allergyWarnings }) => {
    const shown = named.slice(0, SHOWN).flatMap((each) => foodOf.get(each) ?? []);
    const fish = shown.filter(({ group }) => group === 'fish' || group === 'shellfish');
    const warned = allergyWarnings.join(' ');
    return [
      ...(ageRangeStart < 6 || /tiny taste.*10 minutes.*2 hours/.test(warned)
        ? []
        : [`${id}: does not say how to start an allergen`]),
      ...(ageRangeStart >= 24 || /vitamin D/i.test(tips.join(' ')) ? [] : [`${id}: says nothing of vitamin D`]),
      ...(fish.length > MOST_FISH ? [`${id}: ${fish.length} kinds of fish on the card`] : []),
      ...shown.filter(({ chokingRisk }) => chokingRisk === 'high').map((food) => `${id}: ${food.id} on the card`),
    ];
  });
}
