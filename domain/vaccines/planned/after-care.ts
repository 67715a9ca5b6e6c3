import { daysBetween, type Day } from '#domain/time/day.ts';

type Given = { readonly givenOn: Day | null; readonly vaccines: readonly string[] };

export type AfterCare = { readonly givenOn: Day; readonly vaccines: readonly string[] };

/**
 * The vaccines whose after-care is still told, by the day they were given, latest first.
 *
 * @param shownDays by vaccine, as in content/vaccines/routine.json: 3, and longer where a sign named there comes later
 */
export function afterCare(doses: readonly Given[], shownDays: ReadonlyMap<string, number>, today: Day): AfterCare[] {
  const byDay = new Map<Day, string[]>();
  for (const { givenOn, vaccines } of doses) {
    if (givenOn === null) continue;
    const known = byDay.get(givenOn) ?? [];
    const shown = vaccines.filter((vaccine) => {
      const days = daysBetween(givenOn, today);
      return days >= 0 && days <= (shownDays.get(vaccine) ?? -1) && !known.includes(vaccine);
    });
    if (shown.length > 0) byDay.set(givenOn, [...known, ...shown]);
  }
  return [...byDay]
    .map(([givenOn, vaccines]) => ({ givenOn, vaccines }))
    .toSorted((one, other) => (one.givenOn < other.givenOn ? 1 : -1));
}
