import { earlierDay, type Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import type { GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';

/** The last day on which a dose can be given: by age, or the end of its season if that is earlier. Null without both. */
export function lastDayOf(
  { antigens }: Pick<Edition, 'antigens'>,
  { series, latest }: Pick<GroupForecast, 'series' | 'latest'>,
): Day | null {
  const names = new Set(series);
  const ends = antigens
    .flatMap((antigen) => antigen.series.filter(({ name }) => names.has(name)))
    .flatMap(({ doses }) => doses().flatMap(({ seasonEnd }) => seasonEnd ?? []));
  const seasonEnd = ends.length > 0 ? dayOf(Math.min(...ends)) : null;
  if (latest === null || seasonEnd === null) return latest ?? seasonEnd;
  return earlierDay(latest, seasonEnd);
}
