import { daysBetween, type Day } from '#domain/time/day.ts';

type Given = { readonly givenOn: Day | null; readonly vaccines: readonly string[] };

/** Vaccines of one day that may still have side effects. */
export type AfterCare = { readonly givenOn: Day; readonly vaccines: readonly string[] };

const usualDays = 3;
/** Fever and rash may come 6 to 12 days after a measles vaccine. */
const daysAfterMeasles = 12;
const measlesVaccine = 'mmr';

/**
 * Doses recent enough to still watch for side effects: until 3 days after the visit, 12 with MMR.
 *
 * Source: content/vaccines/routine.json, the side effects of each vaccine and how long they last.
 *
 * @returns the days, latest first, each with its vaccines in the order of `doses`; doses without a day are ignored
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
