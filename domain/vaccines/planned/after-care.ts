import { daysBetween, type Day } from '#domain/time/day.ts';

/** A dose as far as it says which vaccines a child had when. */
type Given = { readonly givenOn: Day | null; readonly vaccines: readonly string[] };

/** The vaccines of one day after which there is something to look out for. */
export type AfterCare = { readonly givenOn: Day; readonly vaccines: readonly string[] };

const usualDays = 3;
/** After a vaccine against measles, fever and rash come late: 'fever and a mild rash 6 to 12 days later'. */
const daysAfterMeasles = 12;
const measlesVaccine = 'mmr';

/**
 * What was given lately enough that parents may want to know what is normal after it: for 3 days after the day of a
 * visit, for 12 after MMR and whatever was in the same shot.
 *
 * Source: content/vaccines/routine.json, the side effects of each vaccine and how long they last.
 *
 * @param doses doses that were given; one without a day is never after-care
 * @returns the days, latest first, each with its vaccines in the order of `doses`
 */
export function afterCare(doses: readonly Given[], today: Day): AfterCare[] {
  const byDay = new Map<Day, string[]>();
  for (const { givenOn, vaccines } of doses) {
    if (givenOn === null || !isLately(givenOn, vaccines, today)) continue;
    const known = byDay.get(givenOn) ?? [];
    byDay.set(givenOn, [...known, ...vaccines.filter((vaccine) => !known.includes(vaccine))]);
  }
  return [...byDay]
    .map(([givenOn, vaccines]) => ({ givenOn, vaccines }))
    .toSorted((one, other) => (one.givenOn < other.givenOn ? 1 : -1));
}

function isLately(givenOn: Day, vaccines: readonly string[], today: Day): boolean {
  const days = daysBetween(givenOn, today);
  return days >= 0 && days <= (vaccines.includes(measlesVaccine) ? daysAfterMeasles : usualDays);
}
