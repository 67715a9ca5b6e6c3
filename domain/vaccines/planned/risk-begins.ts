import { dayNumber, type Day } from '#domain/time/day.ts';
import type { GroupForecast, Patient } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { dosesOf, seriesOfGroup } from '../editions/series-of.ts';
import { contraindicatedUntil } from '../forecast/immunity-contraindication.ts';
import { isOfAge } from '../organize/patient.ts';
import type { DurationText } from '../supporting-data.ts';
import { hasEnded, mainForecast } from '../standing/main-forecast.ts';
import { dayAtAge } from '../duration.ts';
import { adultOn, type PlannedGroup } from './planned-group.ts';

/** When the vaccine begins because of what is noted of the child. */
export type RiskBegins = { readonly age: DurationText; readonly on: Day };

/**
 * The first age before 18 years at which a series of the vaccine group is for what is noted of the child; null if one
 * is today.
 */
export function riskBegins(
  edition: Pick<Edition, 'antigens'>,
  vaccineGroup: string,
  { bornOn, observations = [] }: Patient,
  today: Day,
): RiskBegins | null {
  if (observations.length === 0) return null;
  const noted = new Set(observations.map(({ code }) => code));
  const ages = seriesOfGroup(edition, vaccineGroup)
    .flatMap(({ indications }) => indications.filter(({ observation }) => noted.has(observation)))
    .map((indication) => indication.ages);
  if (ages.some((range) => isOfAge(dayNumber(bornOn), range, dayNumber(today)))) return null;
  const later = ages
    .flatMap(({ from }) => (from === null ? [] : [{ age: from.text, on: dayAtAge(bornOn, from.text) }]))
    .filter(({ on }) => on > today && on < adultOn(bornOn));
  return later.toSorted((one, other) => one.on.localeCompare(other.on))[0] ?? null;
}

/** Whether the vaccine group has a series by season for what is noted of the child, as RSV antibody has. */
export function hasSeasonForRisk(
  edition: Pick<Edition, 'antigens'>,
  vaccineGroup: string,
  { observations = [] }: Patient,
): boolean {
  const noted = new Set(observations.map(({ code }) => code));
  const ofRisk = seriesOfGroup(edition, vaccineGroup).filter(({ indications }) =>
    indications.some(({ observation }) => noted.has(observation)),
  );
  return dosesOf(ofRisk).some(({ seasonStart, seasonEnd }) => seasonStart !== null && seasonEnd !== null);
}

/** The days on which a contraindication that is noted ends by age, such as the mother's RSV vaccine at 8 months. */
export function contraindicationEnds(
  edition: Pick<Edition, 'antigens'>,
  { bornOn, observations = [] }: Patient,
): readonly Day[] {
  const noted = new Set(observations.map(({ code }) => code));
  return edition.antigens
    .flatMap(({ name }) => contraindicatedUntil({ edition, patient: { observations: noted } }, name))
    .map(({ text }) => dayAtAge(bornOn, text));
}

/** Why the rows of a vaccine that wait for a dose are by no forecast of today. */
export type LaterRows = {
  /** The age at which it begins because of what is noted of the child; null of a season to come. */
  readonly age: DurationText | null;
  readonly on: Day;
  readonly isForRisk: boolean;
};

/**
 * Where the rows of a vaccine are not by today's forecast, but by that of a later age or season; else null.
 *
 * @param firstDueOn of the rows that wait for a dose
 */
export function laterRows(
  { group, isSeasonal }: Pick<PlannedGroup, 'group' | 'isSeasonal'>,
  firstDueOn: Day | undefined,
  { edition, patient, forecasts, today }: OnDay,
): LaterRows | null {
  if (firstDueOn === undefined) return null;
  const main = mainForecast(forecasts, group);
  const begins = riskBegins(edition, group, patient, today);
  const isByToday = main?.type === 'risk' || (main?.recommended != null && main.recommended <= firstDueOn);
  if (begins !== null && begins.on <= firstDueOn && !isByToday) return { ...begins, isForRisk: true };
  return main && hasEnded(main) ? { age: null, on: firstDueOn, isForRisk: !isSeasonal } : null;
}

type OnDay = {
  readonly edition: Pick<Edition, 'antigens'>;
  readonly patient: Patient;
  readonly forecasts: readonly GroupForecast[];
  readonly today: Day;
};
