import { isBornEarly, type AgedChild } from '#domain/children/gestation.ts';
import { monthsSaid } from '#domain/time/age-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { BornEarly } from './food.ts';

type Span = { readonly ageRangeStart: number; readonly ageRangeEnd: number };

/**
 * [FOOD-02] Which entry of the guide is a child's: the first that contains the age; for a child too young the first, for
 * an older one the last. Where nothing contains an age between two entries, the last that starts before it.
 *
 * @param entries by display order
 * @param months the age that counts for food
 */
export function entryAt<T extends Span>(entries: readonly T[], months: number): T | null {
  const within = entries.find(({ ageRangeStart, ageRangeEnd }) => ageRangeStart <= months && months <= ageRangeEnd);
  return within ?? entries.findLast(({ ageRangeStart }) => ageRangeStart <= months) ?? entries[0] ?? null;
}

type Named = { readonly name?: string | null; readonly allergyRisk?: string | null };

/** [FOOD-02] A food of the guide is shown only with a name and an allergy risk. */
export function isWhole(food: Named): boolean {
  return (food.name ?? '').trim() !== '' && (food.allergyRisk ?? '') !== '';
}

/** [FOOD-02] As many as the dashboard's card shows. */
const MOST_SUGGESTED = 4;

type Judging<T> = {
  readonly isPaused: (food: T) => boolean;
  readonly hasHighChokingRisk: (food: T) => boolean;
  readonly mayHoldAllergen: (food: T) => boolean;
};

/**
 * The foods of the dashboard's card: the first four of an entry that are whole and of no high choking risk. The place of one
 * that waits for a doctor goes to a later one that waits for none and holds no allergen, or stays empty: a child who
 * reacted to egg is not shown peanut in its place.
 */
export function suggested<T extends Named>(foods: readonly T[], judging: Judging<T>): T[] {
  const { isPaused, hasHighChokingRisk, mayHoldAllergen } = judging;
  const fitting = foods.filter((food) => isWhole(food) && !hasHighChokingRisk(food));
  const isShown = (food: T, at: number) => !isPaused(food) && (at < MOST_SUGGESTED || !mayHoldAllergen(food));
  return fitting.filter(isShown).slice(0, MOST_SUGGESTED);
}

/** Whether what is said of babies born early is for this child: by the age from birth. */
export function isForEarly({ untilMonths }: Pick<BornEarly, 'untilMonths'>, child: AgedChild, today: Day): boolean {
  return isBornEarly(child.gestationDays) && monthsSaid(child.bornOn, today) < untilMonths;
}

/** The tips of an entry for a child born early: what is said of such babies first, and in place of what is of others. */
export function earlyTips(tips: readonly string[], early: Pick<BornEarly, 'tips' | 'instead'>): string[] {
  const own = tips.flatMap((tip) => {
    const other = early.instead.find((each) => each.tip === tip);
    return other ? (other.say ?? []) : tip;
  });
  return [...early.tips, ...own];
}
