import { addMonths, dayNumber, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { addDuration } from '../duration.ts';
import type { Edition } from '../edition.ts';
import { lastDayToGive } from './last-day.ts';

type ChildOfEdition = {
  readonly edition: Pick<Edition, 'antigens'>;
  readonly child: { readonly bornOn: Day };
  readonly today: Day;
};

/**
 * The last day before the age limit of a dose or the end of its season. Null without an age limit, if another series of
 * the vaccine takes over there, as for adults, or if it is more than a year away (ours).
 */
export function lastDayWithinYear(of: ChildOfEdition, forecast: GroupForecast): Day | null {
  const { edition, today } = of;
  const { latest, earliest } = forecast;
  if (latest === null || goesOnAfter(latest, of, forecast)) return null;
  const lastDay = lastDayToGive(edition, forecast) ?? latest;
  return lastDay <= addMonths(today, 12) && lastDay >= (earliest ?? today) ? lastDay : null;
}

/** The same, but null until the recommended window is over and once that day has passed. */
export function lastDayAfterWindow(of: ChildOfEdition, forecast: GroupForecast): Day | null {
  const { pastDue } = forecast;
  if (pastDue === null || pastDue >= of.today) return null;
  const lastDay = lastDayWithinYear(of, forecast);
  return lastDay !== null && lastDay >= of.today ? lastDay : null;
}

/** Polio vaccine ends at 18 years in the child's series, where that of adults begins. */
function goesOnAfter(latest: Day, { edition, child }: ChildOfEdition, { vaccineGroup, type }: GroupForecast): boolean {
  const next = dayNumber(latest) + 1;
  return edition.antigens.some(({ series }) =>
    series.some(
      (one) =>
        one.vaccineGroup === vaccineGroup &&
        one.type === type &&
        one.minStart !== null &&
        addDuration(dayNumber(child.bornOn), one.minStart) === next,
    ),
  );
}
