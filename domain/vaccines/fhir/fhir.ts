import { bundleOf, type Bundle } from '#domain/fhir/bundle.ts';
import { fhirPatientOf, type FhirChild, type Patient } from '#domain/fhir/patient.ts';
import type { Day } from '#domain/time/day.ts';
import type { Assessment, Finding, GivenObservation, GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { HepatitisBAtBirth } from '../birth/hepatitis-b-at-birth.ts';
import { isAskedMeanwhile, isAskedThoughWithheld } from '../standing/doctor-asked.ts';
import { seriesStanding } from '../standing/series-standing.ts';
import { contraindicatedProducts } from './contraindicated.ts';
import type { FhirDose } from './dose.ts';
import {
  immunizationEvaluationOf,
  protocolOf,
  numberedEvaluations,
  type ImmunizationEvaluation,
} from './evaluation.ts';
import type { PlannedNext } from './forecast-status.ts';
import { immunizationOf, type Immunization } from './immunization.ts';
import type { ListForClinic } from './list.ts';
import { unneededByMother, withoutMothersVaccine } from './mother-vaccinated.ts';
import { notDoneOf, type NotGiven } from './not-given.ts';
import { immunizationRecommendationOf, type ImmunizationRecommendation } from './recommendation.ts';

export type FhirRecord = {
  readonly child: FhirChild;
  readonly doses: readonly FhirDose[];
  /** Their day is not known, so the engine did not evaluate them. */
  readonly undated?: readonly FhirDose[];
  /** What the family declined or put off. */
  readonly notGiven?: readonly NotGiven[];
  /** By vaccine group, where the plan shows another due day than the forecast. */
  readonly dueOn?: ReadonlyMap<string, Day>;
  /** By vaccine group, how the plan shows its next dose. */
  readonly planned?: ReadonlyMap<string, PlannedNext>;
  /** Vaccine groups of which the plan has a dose that must not be given. */
  readonly withheld?: ReadonlySet<string>;
  /** By vaccine group of which no dose is due by what is recorded, why one may be by what was given. */
  readonly unsettled?: ReadonlyMap<string, string>;
  /** By vaccine group of which nobody has said what was given before, what is not said. */
  readonly unanswered?: ReadonlyMap<string, string>;
  /** The list that the child follows in place of CDC's data. */
  readonly list?: ListForClinic | null;
  /** Facts that change how many doses of hepatitis B the child needs. */
  readonly atBirth?: HepatitisBAtBirth;
  readonly observations?: readonly GivenObservation[];
};

export type VaccineResource = Patient | Immunization | ImmunizationEvaluation | ImmunizationRecommendation;

/**
 * Patient, doses, what was declined or put off, evaluations and recommendation. Doses before birth or in the future are
 * left out; of duplicates, the one evaluated is included. Ids of doses and evaluations are stable, so that receivers
 * can detect repeats.
 *
 * @param assessment made of exactly these doses
 * @param edition of the assessment
 * @param madeAt ISO 8601 in UTC
 *
 * Source: HL7 FHIR 4.0.1.
 */
export function fhirVaccineBundle(
  record: FhirRecord,
  assessment: Assessment,
  edition: Edition,
  madeAt: string,
): Bundle<VaccineResource> {
  const {
    child,
    doses,
    undated = [],
    notGiven = [],
    dueOn = new Map(),
    planned = new Map(),
    withheld = new Set(),
    unsettled = new Map(),
    unanswered = new Map(),
    list = null,
    observations = [],
  } = record;
  const evaluations = numberedEvaluations(assessment, doses);
  const immunizations = givenDoses(doses, assessment).map((dose) => {
    const ofDose = evaluations.filter((numbered) => numbered.dose === dose);
    const protocols = ofDose.flatMap((numbered) => protocolOf(numbered, assessment.edition));
    return immunizationOf(child, dose, edition.products, protocols);
  });
  const patient = { bornOn: child.bornOn, sex: child.gender ?? 'unknown', observations };
  const contraindicated = contraindicatedProducts(edition, withoutMothersVaccine(patient), assessment.asOf);
  const unneeded = unneededByMother(edition, patient, assessment);
  const { atBirth = { bornOn: child.bornOn, motherHepatitisB: null, birthWeightKg: null } } = record;
  const noted = observations.map(({ code }) => code);
  const series = { assessment, doses, edition, noted, child: atBirth };
  const standingOf = (forecast: GroupForecast) => seriesStanding(series, forecast);
  const isMeanwhile = (forecast: GroupForecast) => isAskedMeanwhile(series, forecast);
  const asked = assessment.forecasts.filter((forecast) => isAskedThoughWithheld(series, forecast));
  const notToBeGiven = new Set([...withheld, ...asked.map(({ vaccineGroup }) => vaccineGroup)]);
  const next = { notGiven, dueOn, planned, withheld: notToBeGiven, unneeded, unsettled, unanswered, list, atBirth };
  const asks = { standingOf, isAskedMeanwhile: isMeanwhile };
  const grounds = { child, observations, evaluations, edition, contraindicated, ...asks, ...next };
  return bundleOf<VaccineResource>(
    [
      fhirPatientOf(child),
      ...immunizations,
      ...undated.map((dose) => immunizationOf(child, dose, edition.products, [])),
      ...notGiven.map((one) => notDoneOf(child, one, edition.products)),
      ...evaluations.map((numbered) => immunizationEvaluationOf(child, numbered, assessment, noted)),
      ...immunizationRecommendationOf(grounds, assessment),
    ],
    madeAt,
  );
}

/** Doses not given, or not given twice; FHIR could only call them completed. */
const NOT_GIVEN: ReadonlySet<Finding['why']> = new Set(['before-birth', 'in-the-future', 'same-dose-twice']);

function givenDoses(doses: readonly FhirDose[], { findings }: Assessment): readonly FhirDose[] {
  // Then every dose is before birth or in the future, without findings of its own.
  if (findings.some(({ why }) => why === 'assessed-before-birth')) return [];
  const notGiven = new Set(findings.filter(({ why }) => NOT_GIVEN.has(why)).map(({ dose }) => dose));
  return doses.filter((_, place) => !notGiven.has(place));
}
