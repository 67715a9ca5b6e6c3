import { daysBetween, type Day } from '#domain/time/day.ts';

type Given = { readonly givenOn: Day | null; readonly vaccines: readonly string[] };

export type AfterCare = { readonly givenOn: Day; readonly vaccines: readonly string[] };

const usualDays = 3;
/** Fever and rash may come 6 to 12 days after it. */
const daysAfterMeasles = 12;
const measlesVaccine = 'mmr';

/**
 * Until 3 days after the visit, 12 with MMR; latest day first.
 *
 * Source: content/vaccines/routine.json, the side effects of each vaccine and how long they last.
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
