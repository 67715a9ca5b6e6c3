import { addDays, addMonths, dayNumber, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { addDuration } from '../duration.ts';
import type { Edition } from '../edition.ts';
import { DAYS_TO_SPARE } from './days-to-wait.ts';
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

/**
 * Whether a dose waits for nothing since that day is to come: its recommended window is over, or, as of rotavirus vaccine,
 * ends so late that too few days are left once it is due.
 */
export function isEnding(of: ChildOfEdition, forecast: GroupForecast): boolean {
  const { today } = of;
  const { pastDue, recommended } = forecast;
  const lastDay = lastDayWithinYear(of, forecast);
  if (pastDue === null || lastDay === null || lastDay < today) return false;
  return pastDue < today || lastDay <= addDays(laterDay(today, recommended ?? today), DAYS_TO_SPARE);
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
