import { urnOf, type Reference } from '#domain/fhir/bundle.ts';
import { LOINC, type CodeableConcept } from '#domain/fhir/coding.ts';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { fhirText } from '#domain/fhir/text.ts';
import { uuidOf } from '#domain/fhir/uuid.ts';
import type { Day } from '#domain/time/day.ts';
import type { Assessment, GivenObservation, GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { HepatitisBAtBirth } from '../birth/hepatitis-b-at-birth.ts';
import { lastDayToGive } from '../standing/last-day.ts';
import { mainForecast, openForecast } from '../standing/main-forecast.ts';
import { isAskedAbout, type SeriesStanding } from '../standing/series-standing.ts';
import { NEXT } from '../words/forecast/forecast-sentences.ts';
import { authorityReference, diseaseOf, vaccineConcept } from './codes.ts';
import { evaluationId, type NumberedEvaluation } from './evaluation.ts';
import { forecastForChild } from './for-children.ts';
import { FORECAST_REASONS, forecastStatusOf, isDecidedTogether, type PlannedNext } from './forecast-status.ts';
import { hepatitisBFacts, hepatitisBReason } from './hepatitis-b-grounds.ts';
import type { ListForClinic } from './list.ts';
import { notGivenText, type NotGiven } from './not-given.ts';

export type ImmunizationRecommendation = {
  readonly resourceType: 'ImmunizationRecommendation';
  readonly id: string;
  readonly patient: Reference;
  readonly date: Day;
  readonly authority: Reference;
  readonly recommendation: readonly Recommendation[];
};

type Recommendation = {
  readonly vaccineCode: readonly CodeableConcept[];
  readonly targetDisease: CodeableConcept;
  readonly contraindicatedVaccineCode?: readonly CodeableConcept[];
  readonly forecastStatus: CodeableConcept;
  readonly forecastReason?: readonly CodeableConcept[];
  readonly dateCriterion?: readonly { readonly code: CodeableConcept; readonly value: Day }[];
  readonly description: string;
  readonly series?: string;
  readonly doseNumberPositiveInt?: number;
  readonly supportingImmunization?: readonly Reference[];
  readonly supportingPatientInformation: readonly Reference[];
};

export type Grounds = {
  readonly child: FhirChild;
  readonly observations: readonly GivenObservation[];
  readonly evaluations: readonly NumberedEvaluation[];
  readonly edition: Edition;
  readonly notGiven: readonly NotGiven[];
  readonly dueOn: ReadonlyMap<string, Day>;
  readonly planned: ReadonlyMap<string, PlannedNext>;
  readonly withheld: ReadonlySet<string>;
  readonly unneeded: ReadonlySet<string>;
  /** By vaccine group, why it is not known whether another dose is needed. */
  readonly unsettled: ReadonlyMap<string, string>;
  /** By vaccine group of which nobody has said what was given before. */
  readonly unanswered: ReadonlyMap<string, string>;
  readonly atBirth: HepatitisBAtBirth;
  readonly list: ListForClinic | null;
  readonly standingOf: (forecast: GroupForecast) => SeriesStanding;
  readonly isAskedMeanwhile: (forecast: GroupForecast) => boolean;
  readonly contraindicated: ReadonlyMap<string, readonly string[]>;
};

/** Source: HL7 FHIR 4.0.1, value set immunization-recommendation-date-criterion and the displays of its page. */
const DATES = {
  earliest: { code: '30981-5', display: 'Earliest date to give' },
  recommended: { code: '30980-7', display: 'Date vaccine due' },
  latest: { code: '59777-3', display: 'Latest date to give immunization' },
  pastDue: { code: '59778-1', display: 'Date when overdue for immunization' },
} as const;
const DUE_FIELDS: ReadonlySet<string> = new Set(['recommended', 'pastDue']);
const DATE_FIELDS = ['earliest', 'recommended', 'latest', 'pastDue'] as const satisfies (keyof typeof DATES)[];

/**
 * The id is stable for a child, day and edition.
 *
 * @returns nothing without a forecast, since FHIR requires at least one
 *
 * Source: HL7 FHIR 4.0.1, ImmunizationRecommendation.
 */
export function immunizationRecommendationOf(
  grounds: Grounds,
  { forecasts, asOf, edition }: Assessment,
): ImmunizationRecommendation[] {
  if (forecasts.length === 0) return [];
  const { child, dueOn, withheld, unneeded, unsettled, list, standingOf } = grounds;
  const facts = { bornOn: child.bornOn, asOf, dueOn, withheld, unneeded, unsettled };
  return [
    {
      resourceType: 'ImmunizationRecommendation',
      id: uuidOf(encodeURIComponent(`${child.id} recommendation ${asOf} ${edition}`)),
      patient: { reference: urnOf(child) },
      date: asOf,
      authority: authorityReference(edition, list?.name),
      recommendation: forecasts
        .filter((one) => !isDoneBesideOneNotGiven(one, forecasts))
        .map((forecast) => {
          const standing = standingOf(forecast);
          const isOfRow = openForecast(forecasts, forecast.vaccineGroup) === forecast;
          const shown = forecastForChild(forecast, standing, { ...facts, isOfRow });
          const isAskedMeanwhile = grounds.isAskedMeanwhile(forecast);
          return recommendationOf(grounds, shown, { standing, isAskedMeanwhile, asOf, edition, isOfRow });
        }),
    },
  ];
}

/** Every child's doses are done, and one that what is noted calls for must not be given: not complete for this child. */
function isDoneBesideOneNotGiven(
  { status, vaccineGroup }: GroupForecast,
  forecasts: readonly GroupForecast[],
): boolean {
  return status === 'complete' && mainForecast(forecasts, vaccineGroup)?.status === 'contraindicated';
}

type Told = {
  readonly standing: SeriesStanding;
  readonly isAskedMeanwhile: boolean;
  readonly asOf: Day;
  readonly edition: string;
  readonly isOfRow: boolean;
};

function recommendationOf(grounds: Grounds, forecast: GroupForecast, told: Told): Recommendation {
  const { standing, asOf, edition, isOfRow } = told;
  const { products } = grounds.edition;
  const contraindicated = grounds.contraindicated.get(forecast.vaccineGroup) ?? [];
  const contraindicatedVaccineCode = contraindicated.map((cvx) => vaccineConcept(cvx, products));
  const forecastReason = [
    ...forecast.reasons.map((reason) => FORECAST_REASONS[reason]),
    ...(isAskedAbout(standing) ? [{ text: NEXT[standing].text }] : []),
    ...(told.isAskedMeanwhile ? [{ text: NEXT['ask-for-more-meanwhile'].text }] : []),
    ...(isUnneeded(grounds, forecast) ? [{ text: NEXT['mother-vaccinated'].text }] : []),
    ...(isOfRow ? reasonsOfUnanswered(grounds, forecast) : []),
    ...[hepatitisBReason(grounds.atBirth, forecast) ?? []].flat().map((text) => ({ text })),
    ...reasonOfList(grounds, forecast, told),
    ...grounds.notGiven.flatMap((one) =>
      one.vaccineGroup === forecast.vaccineGroup ? [{ text: notGivenText(one) }] : [],
    ),
  ];
  const planned = grounds.planned.get(forecast.vaccineGroup);
  const shown = { ...forecast, latest: lastDayOf(grounds.edition, forecast) };
  const dateCriterion = datesOf(shown, isDecidedTogether(planned, forecast, isOfRow));
  const supportingImmunization = evaluationsOf(grounds, forecast);
  return {
    vaccineCode: vaccinesOf(forecast, products, contraindicated),
    targetDisease: targetOf(grounds.edition, forecast),
    ...(contraindicatedVaccineCode.length > 0 && { contraindicatedVaccineCode }),
    forecastStatus: forecastStatusOf(forecast, planned, { asOf, isOfRow }),
    ...(forecastReason.length > 0 && { forecastReason }),
    ...(dateCriterion.length > 0 && { dateCriterion }),
    description: descriptionOf(forecast, edition),
    ...(forecast.series.length > 0 && { series: forecast.series.join('; ') }),
    ...(forecast.dose !== null && { doseNumberPositiveInt: forecast.dose }),
    ...(supportingImmunization.length > 0 && { supportingImmunization }),
    supportingPatientInformation: informationOf(grounds, forecast, asOf),
  };
}

function isUnneeded({ unneeded }: Grounds, { status, vaccineGroup }: GroupForecast): boolean {
  return status === 'not-recommended' && unneeded.has(vaccineGroup);
}

function reasonsOfUnanswered(
  { unsettled, unanswered }: Grounds,
  { vaccineGroup, status }: GroupForecast,
): CodeableConcept[] {
  const open = status === 'not-complete' ? unanswered.get(vaccineGroup) : undefined;
  const text = unsettled.get(vaccineGroup) ?? open;
  return text === undefined ? [] : [{ text }];
}

/** The end of the season, as pages say, where that is before the age limit. */
function lastDayOf(edition: Edition, forecast: GroupForecast): Day | null {
  const { earliest, latest } = forecast;
  const last = latest === null ? null : lastDayToGive(edition, forecast);
  return last !== null && earliest !== null && last >= earliest ? last : latest;
}

/**
 * A list changes the doses and ages of every child's series alone; its number of doses is not told where more are asked
 * about.
 */
function reasonOfList(
  { list }: Grounds,
  { vaccineGroup, type }: GroupForecast,
  { standing, isAskedMeanwhile }: Told,
): CodeableConcept[] {
  const isAsked = isAskedMeanwhile || standing === 'ask-for-more';
  if (isAsked && list?.withDoses.has(vaccineGroup)) return [];
  const text = type === 'standard' ? list?.reasons.get(vaccineGroup) : undefined;
  return text === undefined ? [] : [{ text }];
}

/** Products offered and not contraindicated; else the group by name. */
function vaccinesOf(
  { products, vaccineGroup }: GroupForecast,
  names: Edition['products'],
  contraindicated: readonly string[],
): CodeableConcept[] {
  const offered = products.filter((cvx) => !contraindicated.includes(cvx));
  return offered.length === 0 ? [{ text: vaccineGroup }] : offered.map((cvx) => vaccineConcept(cvx, names));
}

/** R4 allows one disease; several are text. */
function targetOf({ vaccineGroups }: Edition, { antigensNeeded, vaccineGroup }: GroupForecast): CodeableConcept {
  const ofGroup = vaccineGroups.get(vaccineGroup)?.antigens ?? [vaccineGroup];
  const antigens = antigensNeeded.length > 0 ? antigensNeeded : ofGroup;
  const [only = vaccineGroup] = antigens;
  return antigens.length > 1 ? { text: antigens.join(', ') } : diseaseOf(only);
}

/** What parents and doctor decide together has no day on which it is due or overdue. */
function datesOf(forecast: GroupForecast, isTogether: boolean): NonNullable<Recommendation['dateCriterion']> {
  const fields = isTogether ? DATE_FIELDS.filter((field) => !DUE_FIELDS.has(field)) : DATE_FIELDS;
  return fields.flatMap((field) => {
    const value = forecast[field];
    return value === null ? [] : [{ code: { coding: [{ system: LOINC, ...DATES[field] }] }, value }];
  });
}

function descriptionOf({ vaccineGroup, seriesGroupName, guidance }: GroupForecast, edition: string): string {
  return fhirText([`${vaccineGroup}, ${seriesGroupName}, by ${edition}.`, ...guidance].join('\n'));
}

function evaluationsOf({ evaluations }: Grounds, { vaccineGroup, series }: GroupForecast): Reference[] {
  return evaluations
    .filter(({ evaluation }) => evaluation.vaccineGroup === vaccineGroup && series.includes(evaluation.series))
    .map((numbered) => ({ reference: urnOf({ id: evaluationId(numbered) }) }));
}

/**
 * Observations by the title that CDC gives them, since CDSi's codes have no code system in FHIR. Of the SNOMED codes
 * beside them in CDC's data several, or none, stand for one observation, so none is sent.
 */
function informationOf(
  { child, observations, edition, atBirth }: Grounds,
  forecast: GroupForecast,
  asOf: Day,
): Reference[] {
  return [
    { reference: urnOf(child) },
    ...hepatitisBFacts(atBirth, forecast, asOf).map((display) => ({ display })),
    ...observations.map(({ code, on }) => {
      const title = edition.observations.get(code) ?? 'Not known to this edition';
      return { display: `${title}${on ? `, on ${on}` : ''} (CDC, CDSi observation ${code})` };
    }),
  ];
}
