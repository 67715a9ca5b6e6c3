import { daysBetween, earlierDay, type Day } from '#domain/time/day.ts';

/** Days one after the other, without another dose between them, and the one to try first. */
export type Run = { readonly days: readonly Day[]; readonly from: Day };

export type Search = (runs: readonly (readonly Day[])[], likely: Day) => readonly Run[];

export const fromLikely: Search = (runs, likely) => {
  const distance = (on: Day) => Math.abs(daysBetween(on, likely));
  const nearest = (days: readonly Day[]) => days.reduce((best, on) => (distance(on) <= distance(best) ? on : best));
  return runs
    .map((days) => ({ days, from: nearest(days) }))
    .toSorted((one, other) => distance(one.from) - distance(other.from));
};

export const fromFirst: Search = (runs) => runs.map((days) => ({ days, from: days.reduce(earlierDay) }));

/** What a dose is on a day: it counts, or a later or an earlier day of the run might do. */
export type Fit = 'counts' | 'too-early' | 'too-late';

/** Through a run a dose is first too early, then counts, then is too late. */
export function nearestThatCounts(days: readonly Day[], from: Day, fitOn: (on: Day) => Fit): Day | null {
  const fit = fitOn(from);
  if (fit === 'counts') return from;
  const left = fit === 'too-early' ? days.filter((on) => on > from) : days.filter((on) => on < from).toReversed();
  const nearest = firstWhere(left, (on) => fitOn(on) !== fit);
  return nearest !== undefined && fitOn(nearest) === 'counts' ? nearest : null;
}

/** By halving; what holds of one holds of all after it. */
function firstWhere(days: readonly Day[], holds: (on: Day) => boolean): Day | undefined {
  const last = days.at(-1);
  if (last === undefined || !holds(last)) return undefined;
  let [from, until] = [0, days.length - 1];
  while (from < until) {
    const middle = (from + until) >> 1;
    const on = days[middle];
    if (on !== undefined && holds(on)) until = middle;
    else from = middle + 1;
  }
  return days[from];
}
