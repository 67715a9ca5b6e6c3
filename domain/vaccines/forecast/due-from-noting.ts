import { addDays, daysBetween, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast, Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { seriesNamed } from '../editions/series-of.ts';

/**
 * Forecasts in which a dose for a risk is due no earlier than the day on which that was noted, and its window counts
 * from there: before, nobody could ask for it. One that every child needs too keeps the day of that, and is past due by
 * the earlier of the two ends; by none where neither has one, as RSV antibody of a first season. Ours.
 */
export function dueFromNoting(
  edition: Pick<Edition, 'antigens'>,
  { observations = [] }: Pick<Patient, 'observations'>,
  forecasts: readonly GroupForecast[],
  routineOf: RoutineOf,
): readonly GroupForecast[] {
  if (observations.every(({ notedOn }) => notedOn === undefined)) return forecasts;
  return forecasts.map((forecast) => {
    const { type, recommended, vaccineGroup } = forecast;
    const notedOn = type === 'risk' ? notedOnFor(edition, forecast, observations) : null;
    if (notedOn === null || recommended === null || recommended >= notedOn) return forecast;
    return dueFrom(
      notedOn,
      { ...forecast, recommended },
      DECIDED_TOGETHER.includes(vaccineGroup) ? null : routineOf(vaccineGroup),
    );
  });
}

/** The forecast of a vaccine group for a child of whom nothing is noted. */
type RoutineOf = (vaccineGroup: string) => GroupForecast | null;

/** The first day on which one of the observations that the forecast is for was noted; null if one has no day. */
function notedOnFor(
  edition: Pick<Edition, 'antigens'>,
  { series: names }: GroupForecast,
  observations: NonNullable<Patient['observations']>,
): Day | null {
  const series = seriesNamed(edition, names);
  const codes = new Set<string>(series.flatMap(({ indications }) => indications.map((of) => of.observation)));
  const [first, ...others] = observations.filter(({ code }) => codes.has(code)).map(({ notedOn }) => notedOn);
  return others.reduce<Day | null>((one, other) => (one && other ? earlierDay(one, other) : null), first ?? null);
}

/** Of a healthy child they are not due. Source: CDSi 4.64, names and guidance of the standard series. */
const DECIDED_TOGETHER: readonly string[] = ['COVID-19', 'Meningococcal B'];

/** As long as a dose without a past-due day waits in the plan (planner/window.ts). */
const DAYS_TO_WAIT = 14;

type DatedForecast = GroupForecast & { readonly recommended: Day };

function dueFrom(notedOn: Day, forecast: DatedForecast, routine: GroupForecast | null): GroupForecast {
  const { recommended, pastDue, latest } = forecast;
  const shifted = pastDue && addDays(notedOn, daysBetween(recommended, pastDue));
  const within = (on: Day) => (latest === null ? on : earlierDay(on, latest));
  const dueOn = routine?.recommended ?? null;
  if (dueOn === null || dueOn >= notedOn)
    return { ...forecast, recommended: within(notedOn), pastDue: shifted && within(shifted) };
  const from = laterDay(recommended, dueOn);
  if (shifted === null && routine?.pastDue === null) return { ...forecast, recommended: within(from) };
  // It is overdue as every child's dose is, or once the time since the note is over.
  const ofRisk = shifted ?? addDays(notedOn, DAYS_TO_WAIT);
  const end = routine?.pastDue ? earlierDay(routine.pastDue, ofRisk) : ofRisk;
  return { ...forecast, recommended: within(from), pastDue: within(laterDay(end, from)) };
}
