import { dayNumber, earlierDay, type Day } from '#domain/time/day.ts';
import type { Assessment, GivenObservation, Patient } from '../assessment.ts';
import { parseDuration, dayAtAge } from '../duration.ts';
import type { AgeRange, Antigen, Edition } from '../edition.ts';
import type { Condition } from '../editions/conditions-file.ts';
import { isOfAge } from '../organize/patient.ts';
import { observationToAskAbout, observationToAskAboutBefore } from '../standing/weak-immunity.ts';
import { isTooYoungForSprayWithAsthma } from '../standing/nasal-spray.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import type { DurationText, ObservationCode } from '../supporting-data.ts';
import { adultOn, plannedUntil } from './planned-group.ts';

export type NotedCondition = { readonly id: string; readonly notedOn?: Day };

/**
 * As the engine knows them on a day, each with the first day on which it was noted. A condition that is not in the
 * list, such as one of a later edition, is ignored.
 */
export function observationsOf(
  conditions: readonly Condition[],
  noted: readonly NotedCondition[],
  bornOn: Day,
  on: Day,
): readonly GivenObservation[] {
  const found = conditions.flatMap((condition) => {
    const one = noted.find(({ id }) => id === condition.id);
    return one ? codesOn(condition, bornOn, on).map((code) => ({ code, notedOn: one.notedOn })) : [];
  });
  const byCode = Map.groupBy(found, ({ code }) => code);
  return [...byCode].map(([code, of]) => {
    const days = of.flatMap(({ notedOn }) => notedOn ?? []);
    return { code, notedOn: days.length === 0 ? undefined : days.reduce(earlierDay) };
  });
}

/** The title of the first noted condition that is an observation, for each of them. */
export function titlesOf(
  conditions: readonly Condition[],
  noted: readonly string[],
  bornOn: Day,
  on: Day,
): ReadonlyMap<ObservationCode, string> {
  const titles = conditions
    .filter(({ id }) => noted.includes(id))
    .flatMap((of) => codesOn(of, bornOn, on).map((code) => [code, of.title] as const));
  return new Map(titles.toReversed());
}

/** The observations noted only because of treatments; they end with the treatment. */
export function observationsForATime(
  conditions: readonly Condition[],
  noted: readonly string[],
  bornOn: Day,
  on: Day,
): ReadonlySet<ObservationCode> {
  const codesOf = (isForATime: boolean) =>
    conditions
      .filter((of) => noted.includes(of.id) && (of.isForATime ?? false) === isForATime)
      .flatMap((of) => codesOn(of, bornOn, on));
  const lasting = new Set(codesOf(false));
  return new Set(codesOf(true).filter((code) => !lasting.has(code)));
}

/**
 * Whether the edition, or our rule to ask first or about a nasal spray, has something for the condition at the child's
 * age.
 */
export function isUsed({ antigens }: Pick<Edition, 'antigens'>, condition: Condition, bornOn: Day, on: Day): boolean {
  return codesOn(condition, bornOn, on).some((code) => {
    const observations = [{ code }];
    if (observationToAskAbout(observations) !== null) return true;
    if (isTooYoungForSprayWithAsthma({ bornOn, observations }, on)) return true;
    return rulesFor(antigens, code).some((ages) => ages.every((range) => isOfAgeOn(bornOn, range, on)));
  });
}

/** What to ask the doctor of a condition at the child's age; null if nothing. */
export function toAsk({ ask, askFrom, askOf }: Condition, { edition, patient, assessment }: AskedOf): string | null {
  if (askFrom !== undefined && assessment.asOf < dayAtAge(patient.bornOn, askFrom)) return null;
  if (!ask || !askOf) return ask ?? null;
  const next = mainForecast(assessment.forecasts, askOf.group);
  if (next?.status === 'contraindicated') return askOf.contraindicated;
  if (next?.status !== 'not-complete') return ask;
  if (observationToAskAboutBefore(askOf.group, edition, patient.observations) !== null) return askOf.askFirst;
  return next.dose === 1 ? askOf.first : ask;
}

/**
 * Before the age of what is asked later: how else to protect a child who may not have the vaccine, which waits for no
 * age; null if it may.
 */
export function toAskBefore(condition: Condition, of: AskedOf): string | null {
  const { ask, askFrom, askOf } = condition;
  if (askOf === undefined || askFrom === undefined) return null;
  if (of.assessment.asOf >= dayAtAge(of.patient.bornOn, askFrom)) return null;
  const asked = toAsk({ ...condition, askFrom: '0d' }, of);
  return asked === ask || asked === askOf.first ? null : asked;
}

type AskedOf = {
  readonly edition: Pick<Edition, 'antigens'>;
  readonly patient: Pick<Patient, 'bornOn' | 'observations'>;
  readonly assessment: Pick<Assessment, 'forecasts' | 'asOf'>;
};

/** The first later age within the planned time, and before 18 years, from which it is used; null if there is none. */
export function usedFrom(
  edition: Pick<Edition, 'antigens'>,
  condition: Condition,
  bornOn: Day,
  on: Day,
): DurationText | null {
  const until = plannedUntil(bornOn, on);
  const later = condition.observations
    .flatMap(({ code, from }) => [
      from,
      ...rulesFor(edition.antigens, code)
        .flat()
        .map((range) => range.from?.text),
    ])
    .flatMap((text) => (text === undefined ? [] : [{ text, day: dayAtAge(bornOn, text) }]))
    .filter(({ day }) => day > on && day <= until && day < adultOn(bornOn) && isUsed(edition, condition, bornOn, day));
  return later.toSorted((one, other) => dayNumber(one.day) - dayNumber(other.day))[0]?.text ?? null;
}

function codesOn({ observations }: Condition, bornOn: Day, on: Day): readonly ObservationCode[] {
  return observations
    .filter(({ from }) => isOfAgeOn(bornOn, { from: from === undefined ? null : parseDuration(from), to: null }, on))
    .map(({ code }) => code);
}

function isOfAgeOn(bornOn: Day, ages: AgeRange, on: Day): boolean {
  return isOfAge(dayNumber(bornOn), ages, dayNumber(on));
}

/** Of each rule for the observation, the ages that all have to hold. */
function rulesFor(antigens: readonly Antigen[], code: ObservationCode): readonly (readonly AgeRange[])[] {
  const isOfCode = ({ observation }: { readonly observation: ObservationCode }) => observation === code;
  return antigens.flatMap(({ immuneBy, contraindications, vaccineContraindications, series }) => [
    ...(immuneBy.includes(code) ? [[]] : []),
    ...contraindications.filter(isOfCode).map(({ ages }) => [ages]),
    ...vaccineContraindications
      .filter(isOfCode)
      .flatMap(({ ages, products }) => [...products.values()].map((ofProduct) => [ages, ofProduct])),
    ...series
      .filter(({ type }) => type === 'risk')
      .flatMap(({ indications }) => indications.filter(isOfCode).map(({ ages }) => [ages])),
  ]);
}
