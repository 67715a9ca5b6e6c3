import { dayNumber, earlierDay, type Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import type { GroupForecast } from '../assessment.ts';
import { addDuration } from '../duration.ts';
import type { Edition } from '../edition.ts';
import { dosesOf, seriesNamed, seriesOfGroup } from '../editions/series-of.ts';

type Antigens = Pick<Edition, 'antigens'>;

/**
 * The last day on which a dose can be given: by age, or the end of its season if that is earlier. Null without both.
 */
export function lastDayToGive(
  edition: Antigens,
  { series, latest }: Pick<GroupForecast, 'series' | 'latest'>,
): Day | null {
  const ends = dosesOf(seriesNamed(edition, series)).flatMap(({ seasonEnd }) => seasonEnd ?? []);
  const seasonEnd = ends.length > 0 ? dayOf(Math.min(...ends)) : null;
  if (latest === null || seasonEnd === null) return latest ?? seasonEnd;
  return earlierDay(latest, seasonEnd);
}

/** Whether a dose of a forecast's series can still be given by age on a day, if those before it were. */
export function isOfSeriesAge(
  edition: Antigens,
  { series }: Pick<GroupForecast, 'series'>,
  bornOn: Day,
  on: Day,
): boolean {
  const born = dayNumber(bornOn);
  const ages = dosesOf(seriesNamed(edition, series)).flatMap((dose) => dose.ages);
  return ages.some(({ max }) => max === null || dayNumber(on) < addDuration(born, max));
}

/** Whether a day is the last on which a dose of the vaccine group can be given, by age or season. */
export function isLastDay(
  edition: Antigens,
  { vaccineGroup, bornOn }: { readonly vaccineGroup: string; readonly bornOn: Day },
  on: Day,
): boolean {
  const last = dayNumber(on);
  return dosesOf(seriesOfGroup(edition, vaccineGroup)).some(
    ({ ages, seasonEnd }) =>
      seasonEnd === last || ages.some(({ max }) => max !== null && addDuration(dayNumber(bornOn), max) - 1 === last),
  );
}
