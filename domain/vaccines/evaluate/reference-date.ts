import type { DayNumber } from '#domain/time/day-number.ts';
import type { Interval } from '../edition.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import { isInadvertent } from '../organize/patient-series.ts';
import type { PatientSeries, Situation } from '../organize/patient-series.ts';

/** The day that an interval counts from, and the dose of that day unless it is an observation's. */
export type ReferenceDate = { readonly on: DayNumber; readonly dose: HistoryDose | null };

/**
 * The day that an interval counts from; null where there is none.
 *
 * What comes before are the records that are evaluated so far: all of them in a forecast.
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

/** The last record before that counts or does not; one of the wrong product is as if it had not been (CALCDTINT-1). */
export function previousDose({ evaluations }: PatientSeries): HistoryDose | undefined {
  const previous = evaluations.findLast(
    (of) => of.status === 'valid' || (of.status === 'not-valid' && !isInadvertent(of)),
  );
  return previous?.dose;
}

/** The dose that satisfied the target dose of a number, the last one where it recurred (CALCDTINT-2). */
function satisfiedDose({ targets }: PatientSeries, number: number | undefined): HistoryDose | null | undefined {
  return targets.findLast(({ definition, satisfiedBy }) => satisfiedBy && definition.number === number)?.satisfiedBy;
}

/** The last dose before of one of the products, whatever its antigens (CALCDTINT-8). */
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

/** The last day of an observation, where it is known (CALCDTINT-9). */
function ofObservation({ patient }: Situation, { observation }: Interval): ReferenceDate | null {
  const on = observation === null ? null : (patient.observations.get(observation) ?? null);
  return on === null ? null : { on, dose: null };
}
