import { urnOf, type Reference } from '#domain/fhir/bundle.ts';
import type { CodeableConcept } from '#domain/fhir/coding.ts';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { uuidOf } from '#domain/fhir/uuid.ts';
import type { Day } from '#domain/time/day.ts';
import type { Assessment, DoseEvaluation } from '../assessment.ts';
import { isExtraDose } from '../given/extra-dose.ts';
import { mayBeDuringChemotherapy } from '../standing/during-chemotherapy.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { COUNTS } from '../words/dose/dose-sentences.ts';
import { authorityReference, diseaseOf } from './codes.ts';
import { reasonsOf, DOSE_STATUSES } from './dose-status.ts';
import type { FhirDose } from './dose.ts';
import type { ProtocolApplied } from './immunization.ts';

export type ImmunizationEvaluation = {
  readonly resourceType: 'ImmunizationEvaluation';
  readonly id: string;
  readonly status: 'completed';
  readonly patient: Reference;
  readonly date: Day;
  readonly authority: Reference;
  readonly targetDisease: CodeableConcept;
  readonly immunizationEvent: Reference;
  readonly doseStatus: CodeableConcept;
  readonly doseStatusReason?: readonly CodeableConcept[];
  readonly description: string;
  readonly series: string;
  readonly doseNumberPositiveInt?: number;
};

export type NumberedEvaluation = {
  readonly evaluation: DoseEvaluation;
  readonly dose: FhirDose;
  readonly number: number | null;
};

/**
 * Of the best series, else of the prioritized ones; an extra dose before travel is reported for the routine series
 * alone, where it does not count, and so is a dose that counts there and not for a risk. A number is one more than the
 * earlier doses that counted, as in forecasts; target dose numbers include skipped ones.
 *
 * @param doses as passed to the engine
 */
export function numberedEvaluations({ evaluations }: Assessment, doses: readonly FhirDose[]): NumberedEvaluation[] {
  const haveBest = new Set(evaluations.filter(({ isBestSeries }) => isBestSeries).map(({ antigen }) => antigen));
  const counted = new Map<string, number>();
  return evaluations.flatMap((evaluation): NumberedEvaluation[] => {
    const { antigen, series, status, target, isBestSeries } = evaluation;
    const before = counted.get(`${antigen} ${series}`) ?? 0;
    if (status === 'valid') counted.set(`${antigen} ${series}`, before + 1);
    const dose = doses[evaluation.dose];
    const isShown = isBestSeries || !haveBest.has(antigen);
    const isIncluded = isShown && !isExtraDose(evaluations, evaluation) && !isRoutineOnly(evaluations, evaluation);
    return dose && (isIncluded || isOfRoutineOnly(evaluations, evaluation))
      ? [{ evaluation, dose, number: target === null ? null : before + 1 }]
      : [];
  });
}

/** Whether it is not valid for a risk, of a dose that counts in the series of every child. */
function isRoutineOnly(evaluations: readonly DoseEvaluation[], of: DoseEvaluation): boolean {
  return isNotForRisk(of) && evaluations.some((other) => isOfSameDose(other, of) && isValidRoutine(other));
}

/** Whether it is the one by which such a dose counts. */
function isOfRoutineOnly(evaluations: readonly DoseEvaluation[], of: DoseEvaluation): boolean {
  return isValidRoutine(of) && evaluations.some((other) => isOfSameDose(other, of) && isNotForRisk(other));
}

function isNotForRisk({ seriesType, status, isBestSeries }: DoseEvaluation): boolean {
  return seriesType === 'risk' && status === 'not-valid' && isBestSeries;
}

function isValidRoutine({ seriesType, status }: DoseEvaluation): boolean {
  return seriesType === 'standard' && status === 'valid';
}

function isOfSameDose(one: DoseEvaluation, other: DoseEvaluation): boolean {
  return one.dose === other.dose && one.antigen === other.antigen;
}

/**
 * @param noted of the child
 *
 * Source: HL7 FHIR 4.0.1, ImmunizationEvaluation.
 */
export function immunizationEvaluationOf(
  child: FhirChild,
  numbered: NumberedEvaluation,
  { asOf, edition }: Assessment,
  noted: readonly ObservationCode[] = [],
): ImmunizationEvaluation {
  const { evaluation, dose, number } = numbered;
  const doseStatusReason = reasonsOf(evaluation, dose);
  return {
    resourceType: 'ImmunizationEvaluation',
    id: evaluationId(numbered),
    status: 'completed',
    patient: { reference: urnOf(child) },
    date: asOf,
    authority: authorityReference(edition),
    targetDisease: diseaseOf(evaluation.antigen),
    immunizationEvent: { reference: urnOf(dose) },
    doseStatus: DOSE_STATUSES[evaluation.status],
    ...(doseStatusReason.length > 0 && { doseStatusReason }),
    description: [...reservationsOf(evaluation, noted), descriptionOf(evaluation, dose, edition)].join(' '),
    series: evaluation.series,
    ...(number !== null && { doseNumberPositiveInt: number }),
  };
}

export function evaluationId({ evaluation: { antigen, series }, dose }: NumberedEvaluation): string {
  return uuidOf(encodeURIComponent(`${dose.id} ${antigen} ${series}`));
}

/** What the plan says of a dose that counts, too: FHIR has no status between valid and not. */
function reservationsOf(
  { status, vaccineGroup }: DoseEvaluation,
  noted: readonly ObservationCode[],
): readonly string[] {
  const isDoubtful = status === 'valid' && mayBeDuringChemotherapy(noted, vaccineGroup);
  return isDoubtful ? [`${COUNTS['unless-during-chemotherapy'].text}.`] : [];
}

/** Whether the days that are allowed were needed is not known of a dose of a month. */
function descriptionOf(
  { isInGrace, isVolumeLow }: DoseEvaluation,
  { isDayLikely = false }: FhirDose,
  edition: string,
): string {
  const sentences = [
    isInGrace && !isDayLikely ? 'Given before the minimum age or interval, within the days that are allowed.' : '',
    isVolumeLow ? 'Less than the volume of the product.' : '',
    `Judged by ${edition}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

export function protocolOf({ evaluation, number }: NumberedEvaluation, edition: string): ProtocolApplied[] {
  if (evaluation.status !== 'valid' || number === null) return [];
  const { series, antigen } = evaluation;
  return [
    {
      series,
      authority: authorityReference(edition),
      targetDisease: [diseaseOf(antigen)],
      doseNumberPositiveInt: number,
    },
  ];
}
