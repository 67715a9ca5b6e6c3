import { dayNumber, type Day } from '#domain/time/day.ts';
import type { GroupForecast, Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import type { DurationText } from '../supporting-data.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { dayAtAge } from '../duration.ts';

/** When the vaccine begins because of what is noted of the child. */
export type RiskBegins = { readonly age: DurationText; readonly on: Day };

/** The first age at which a series of the vaccine group is for what is noted of the child; null if one is today. */
export function riskBegins(
  { antigens }: Pick<Edition, 'antigens'>,
  vaccineGroup: string,
  { bornOn, observations = [] }: Patient,
  today: Day,
): RiskBegins | null {
  if (observations.length === 0) return null;
  const noted = new Set(observations.map(({ code }) => code));
  const ages = antigens
    .flatMap(({ series }) => series.filter((of) => of.type === 'risk' && of.vaccineGroup === vaccineGroup))
    .flatMap(({ indications }) => indications.filter(({ observation }) => noted.has(observation)))
    .map((indication) => indication.ages);
  if (ages.some((range) => isOfAge(dayNumber(bornOn), range, dayNumber(today)))) return null;
  const later = ages
    .flatMap(({ from }) => (from === null ? [] : [{ age: from.text, on: dayAtAge(bornOn, from.text) }]))
    .filter(({ on }) => on > today);
  return later.toSorted((one, other) => one.on.localeCompare(other.on))[0] ?? null;
}

/**
 * Where the rows of a vaccine are not by today's forecast, but by that of a later age; else null.
 *
 * @param firstDueOn of the rows that wait for a dose
 */
export function laterRisk(
  vaccineGroup: string,
  firstDueOn: Day | undefined,
  { edition, patient, forecasts, today }: OnDay,
): RiskBegins | null {
  const begins = riskBegins(edition, vaccineGroup, patient, today);
  if (begins === null || firstDueOn === undefined || firstDueOn < begins.on) return null;
  const main = mainForecast(forecasts, vaccineGroup);
  const isByToday = main?.type === 'risk' || (main?.recommended != null && main.recommended <= firstDueOn);
  return isByToday ? null : begins;
}

type OnDay = {
  readonly edition: Pick<Edition, 'antigens'>;
  readonly patient: Patient;
  readonly forecasts: readonly GroupForecast[];
  readonly today: Day;
};
