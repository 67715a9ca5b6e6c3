import type { Taste } from '#contract/foods/tastes.ts';
import type { Day } from '#domain/time/day.ts';

/** The same for all tastes of a food, or of a meal with the same name. */
export function foodKey({ foodId, name }: Pick<Taste, 'foodId' | 'name'>): string {
  return foodId ?? `meal ${name.trim().toLowerCase()}`;
}

/** Of one day the one that was saved last comes first. */
export function newestFirst(tastes: readonly Taste[]): Taste[] {
  return tastes.toSorted((a, b) => b.triedOn.localeCompare(a.triedOn) || b.madeAt.localeCompare(a.madeAt));
}

/** Ids of the tastes that were the first of their food. */
export function firstTimes(tastes: readonly Taste[]): ReadonlySet<string> {
  const firsts = new Map(newestFirst(tastes).map((taste) => [foodKey(taste), taste.id]));
  return new Set(firsts.values());
}

/** One taste of each food, its latest, the latest first. */
export function latestOfEach(tastes: readonly Taste[]): Taste[] {
  const latest = new Map(
    newestFirst(tastes)
      .toReversed()
      .map((taste) => [foodKey(taste), taste]),
  );
  return newestFirst([...latest.values()]);
}

/** Without what was had today. */
export function hadLately(tastes: readonly Taste[], today: Day): Taste[] {
  return latestOfEach(tastes).filter(({ triedOn }) => triedOn !== today);
}
