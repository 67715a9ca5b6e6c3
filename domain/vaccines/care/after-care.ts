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

/**
 * The vaccines whose after-care is still shown, by the day they were given, latest first.
 *
 * @param shownDays by vaccine, as in content/vaccines/routine.json: 3, and longer where a sign named there comes later
 */
export function afterCare(doses: readonly Given[], shownDays: ReadonlyMap<string, number>, today: Day): AfterCare[] {
  const shownOf = ({ likelyOn, vaccines }: Given) =>
    vaccines.filter((vaccine) => {
      const days = likelyOn === null ? -1 : daysBetween(likelyOn, today);
      return days >= 0 && days <= (shownDays.get(vaccine) ?? -1);
    });
  const byDay = Map.groupBy(doses, ({ likelyOn, givenIn }) => `${likelyOn} ${givenIn ?? ''}`);
  return [...byDay.values()]
    .flatMap((ofDay) => {
      const vaccines = [...new Set(ofDay.flatMap(shownOf))];
      const { likelyOn = null, givenIn = null } = ofDay[0] ?? {};
      return likelyOn === null || vaccines.length === 0 ? [] : [{ likelyOn, givenIn, vaccines }];
    })
    .toSorted((one, other) => (one.likelyOn < other.likelyOn ? 1 : -1));
}
