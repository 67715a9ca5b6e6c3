import { addMonths, dayNumber, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../../assessment.ts';
import { addDuration } from '../../duration.ts';
import { lastDayToGive } from '../../standing/last-day.ts';
import type { WordsInput } from '../words-input.ts';

/**
 * Before its age limit or the end of its season. Null without an age limit, if another series of the vaccine takes over
 * there, as for adults, or if it is more than a year away (ours).
 */
export function lastDayWithinYear(input: WordsInput, forecast: GroupForecast): Day | null {
  const { edition, today } = input;
  const { latest, earliest } = forecast;
  if (latest === null || goesOnAfter(latest, input, forecast)) return null;
  const lastDay = lastDayToGive(edition, forecast) ?? latest;
  return lastDay <= addMonths(today, 12) && lastDay >= (earliest ?? today) ? lastDay : null;
}

/** Polio vaccine ends at 18 years in the child's series, where that of adults begins. */
function goesOnAfter(latest: Day, { edition, child }: WordsInput, { vaccineGroup, type }: GroupForecast): boolean {
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
