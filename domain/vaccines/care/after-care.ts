import { daysBetween, type Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';

type Given = {
  readonly givenIn: Month | null;
  /** The most likely day where only the month is known; null if neither is. */
  readonly likelyOn: Day | null;
  readonly vaccines: readonly string[];
};

export type AfterCare = {
  readonly likelyOn: Day;
  /** Where only the month is known. */
  readonly givenIn: Month | null;
  readonly vaccines: readonly string[];
};

/** The most days for which any vaccine's after-care is shown. */
export const mostShownDays = 28;

/** Whether a dose is recent enough for some vaccine's after-care to be shown. */
export function mayNeedCare(doses: readonly Pick<Given, 'likelyOn'>[], today: Day): boolean {
  return doses.some(({ likelyOn }) => {
    const days = likelyOn === null ? -1 : daysBetween(likelyOn, today);
    return days >= 0 && days <= mostShownDays;
  });
}

/**
 * The vaccines whose after-care is still shown, by the day they were given, latest first.
 *
 * @param shownDays by vaccine, as in content/vaccines/routine.json: 3, and longer where a sign named there comes later
 */
export function afterCare(doses: readonly Given[], shownDays: ReadonlyMap<string, number>, today: Day): AfterCare[] {
  const isShown = (vaccine: string, likelyOn: Day) => {
    const days = daysBetween(likelyOn, today);
    return days >= 0 && days <= (shownDays.get(vaccine) ?? -1);
  };
  const shown = doses.flatMap(({ likelyOn, givenIn, vaccines }) =>
    likelyOn === null ? [] : [{ likelyOn, givenIn, vaccines: vaccines.filter((of) => isShown(of, likelyOn)) }],
  );
  const byDay = Map.groupBy(shown, ({ likelyOn, givenIn }) => `${likelyOn} ${givenIn}`);
  return [...byDay.values()]
    .flatMap((ofDay) => {
      const vaccines = [...new Set(ofDay.flatMap((dose) => dose.vaccines))];
      return ofDay.slice(0, 1).map((dose) => ({ ...dose, vaccines }));
    })
    .filter(({ vaccines }) => vaccines.length > 0)
    .toSorted((one, other) => daysBetween(one.likelyOn, other.likelyOn));
}
