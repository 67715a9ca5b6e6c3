import type { DayNumber } from '#domain/time/day-number.ts';
import type { Interval } from '../edition.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import { isInadvertent, type PatientSeries, type Situation } from '../organize/patient-series.ts';

export type ReferenceDate = { readonly on: DayNumber; readonly dose: HistoryDose | null };

/**
 * Among the records evaluated so far; null if there is none.
 *
 * Source: CDSi logic specification 4.6, CALCDTINT-1, -2, -8 and -9.
 */
export function referenceDate(
  situation: Situation,
  patientSeries: PatientSeries,
  interval: Interval,
): ReferenceDate | null {
  switch (interval.from) {
    case 'previous':
      return ofDose(previousDose(patientSeries));
    case 'dose':
      return ofDose(satisfiedDose(patientSeries, interval.dose));
    case 'most-recent':
      return ofDose(mostRecentDose(situation, patientSeries, interval));
    case 'observation':
      return ofObservation(situation, interval);
  }
}

/** Ignores inadvertent doses (CALCDTINT-1). */
export function previousDose({ evaluations }: PatientSeries): HistoryDose | undefined {
  const previous = evaluations.findLast(
    (of) => of.status === 'valid' || (of.status === 'not-valid' && !isInadvertent(of)),
  );
  return previous?.dose;
}

/** CALCDTINT-2. */
function satisfiedDose({ targets }: PatientSeries, number: number | undefined): HistoryDose | null | undefined {
  return targets.findLast(({ definition, satisfiedBy }) => satisfiedBy && definition.number === number)?.satisfiedBy;
}

/** Whatever its antigens (CALCDTINT-8). */
function mostRecentDose(
  { history }: Situation,
  patientSeries: PatientSeries,
  { products }: Interval,
): HistoryDose | undefined {
  const { antigen, evaluations } = patientSeries;
  const current = antigen.records[evaluations.length];
  const doses = current ? history.doses.slice(0, history.doses.indexOf(current)) : history.doses;
  return doses.findLast((dose) => isOneOf(dose, products) && !isInadvertentHere(patientSeries, dose));
}

function isOneOf({ product }: HistoryDose, products: ReadonlySet<number>): boolean {
  return products.has(product.index);
}

function isInadvertentHere({ evaluations }: PatientSeries, given: HistoryDose): boolean {
  return evaluations.some((evaluation) => evaluation.dose === given && isInadvertent(evaluation));
}

function ofDose(dose: HistoryDose | null | undefined): ReferenceDate | null {
  return dose ? { on: dose.on, dose } : null;
}

/** The last known day (CALCDTINT-9). */
function ofObservation({ patient }: Situation, { observation }: Interval): ReferenceDate | null {
  const on = observation === null ? null : (patient.observations.get(observation) ?? null);
  return on === null ? null : { on, dose: null };
}
