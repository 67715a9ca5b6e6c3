import { addDuration, dayOf } from './duration.ts';
import type { DayNumber, Duration } from './duration.ts';
import type { Interval } from './edition.ts';
import { isProductContraindicated } from './immunity-contraindication.ts';
import { birthPlus, isOfAge, later } from './patient.ts';
import { inForceOn, isInadvertent, isInForce } from './patient-series.ts';
import type { ForecastDates, PatientSeries, Situation, TargetDose } from './patient-series.ts';
import { referenceDate } from './reference-date.ts';

/** A day before which a dose is not due, with what says so. */
type Candidate = {
  readonly rule: string;
  readonly attr: string;
  readonly on: DayNumber | null;
  /** The dose that it counts from. */
  readonly ref: number | null;
};

/**
 * The first day on which a target dose can be given: the latest of what age, intervals, live vaccines, season and the
 * doses already given allow. The day of birth where nothing says anything (ours).
 *
 * Source: CDSi logic specification 4.6, FORECASTDTCAN-1.
 */
export function earliestDate(situation: Situation, patientSeries: PatientSeries, target: TargetDose): DayNumber {
  const { patient, asOf } = situation;
  const { definition } = target;
  const minAge = inForceOn(definition.ages, asOf)?.min ?? null;
  const candidates: Candidate[] = [
    { rule: 'CALCDTAGE-4', attr: minAge?.text ?? '', on: birthPlus(patient.bornOn, minAge), ref: null },
    ...intervalCandidates(situation, patientSeries, target),
    { rule: 'CALCDTCONFLICT-3', attr: '', on: conflictEnd(situation, target), ref: null },
    { rule: 'FORECASTDTCAN-1', attr: 'season', on: definition.seasonStart, ref: null },
    { rule: 'FORECASTDTCAN-1', attr: 'inadvertent', on: lastInadvertent(patientSeries), ref: null },
    { rule: 'FORECASTDTCAN-1', attr: 'last-record', on: patientSeries.records.at(-1)?.on ?? null, ref: null },
  ];
  let winner: Candidate | null = null;
  for (const candidate of candidates) {
    if (candidate.on !== null && (winner === null || candidate.on > (winner.on ?? -Infinity))) winner = candidate;
  }
  if (situation.trace) noteCandidates(situation, patientSeries, target, candidates, winner);
  return winner?.on ?? patient.bornOn;
}

function intervalCandidates(
  situation: Situation,
  patientSeries: PatientSeries,
  { definition }: TargetDose,
): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const interval of definition.intervals) {
    if (interval.min === null || !isInForce(interval, situation.asOf)) continue;
    const reference = referenceDate(situation, patientSeries, interval, patientSeries.records.length);
    if (!reference) continue;
    const on = addDuration(reference.on, interval.min);
    found.push({ rule: 'CALCDTINT-4', attr: interval.min.text, on, ref: reference.dose?.place ?? null });
  }
  return found;
}

/**
 * When the live vaccines given before no longer stand in the way. A dose waits only while every preferable product
 * would have to: the smallest over the products is taken (ours; the letter of CALCDTCONFLICT-3 takes the largest, and a
 * nasal spray on the list would delay the flu shot).
 */
function conflictEnd({ history }: Situation, { definition }: TargetDose): DayNumber | null {
  const given = history.liveDoses;
  if (given.length === 0) return null;
  let soonest: DayNumber | null = null;
  for (const { product } of definition.preferable.items) {
    if (!product.conflicts) return null;
    let end: DayNumber | null = null;
    for (const earlier of given) {
      for (const conflict of product.conflicts.get(earlier.product?.index ?? -1) ?? []) {
        end = later(end, addDuration(earlier.on, conflict.end));
      }
    }
    if (end === null) return null;
    soonest = soonest === null ? end : Math.min(soonest, end);
  }
  return soonest;
}

function lastInadvertent({ records, evaluations }: PatientSeries): DayNumber | null {
  const index = evaluations.findLastIndex(isInadvertent);
  return records[index]?.on ?? null;
}

function noteCandidates(
  { trace }: Situation,
  { series }: PatientSeries,
  { definition }: TargetDose,
  candidates: readonly Candidate[],
  winner: Candidate | null,
): void {
  for (const candidate of candidates) {
    const { rule, attr, on, ref } = candidate;
    if (on === null) continue;
    trace?.({
      step: '7.5',
      rule,
      antigen: series.antigen,
      series: series.name,
      target: definition.number,
      date: dayOf(on),
      attr,
      ...(ref !== null && { ref }),
      outcome: candidate === winner ? 'decides-earliest' : 'no-later',
    });
  }
}

/**
 * The dates of a target dose that is due.
 *
 * @param limits its earliest day, and the first one on which it may no longer be given
 *
 * Source: CDSi logic specification 4.6, section 7.5, table 7-13, FORECASTDT-1 to -6 and FORECASTRECVAC-1.
 */
export function forecastDates(
  situation: Situation,
  patientSeries: PatientSeries,
  target: TargetDose,
  { earliest, end }: { readonly earliest: DayNumber; readonly end: DayNumber | null },
): ForecastDates {
  const { patient, asOf } = situation;
  const ages = inForceOn(target.definition.ages, asOf);
  const latestOf = (part: (interval: Interval) => Duration | null) =>
    latestInterval(situation, patientSeries, target, part);
  const ideal = birthPlus(patient.bornOn, ages?.recommended ?? null) ?? latestOf(({ recommended }) => recommended);
  const late = birthPlus(patient.bornOn, ages?.late ?? null) ?? latestOf((interval) => interval.late);
  const recommended = Math.max(earliest, ideal ?? earliest);
  return {
    earliest,
    recommended,
    pastDue: late === null ? null : Math.max(earliest, late - 1),
    latest: end === null ? null : end - 1,
    products: offeredProducts(situation, patientSeries, target, [earliest, recommended]),
  };
}

/** The latest end of an interval in force, counted by one of its parts; null where none has that part. */
function latestInterval(
  situation: Situation,
  patientSeries: PatientSeries,
  { definition }: TargetDose,
  partOf: (interval: Interval) => Duration | null,
): DayNumber | null {
  let latest: DayNumber | null = null;
  for (const interval of definition.intervals) {
    const part = partOf(interval);
    if (part === null || !isInForce(interval, situation.asOf)) continue;
    const reference = referenceDate(situation, patientSeries, interval, patientSeries.records.length);
    if (reference) latest = later(latest, addDuration(reference.on, part));
  }
  return latest;
}

/** Products that the data offers for a dose on one of some days, by CVX (FORECASTRECVAC-1). */
function offeredProducts(
  situation: Situation,
  { antigen }: PatientSeries,
  { definition }: TargetDose,
  days: readonly DayNumber[],
): readonly string[] {
  const { bornOn } = situation.patient;
  return definition.preferable.offered
    .filter(({ product }) => !isProductContraindicated(situation, antigen, product.index))
    .filter((item) => days.some((on) => isOfAge(bornOn, item, on)))
    .map(({ product }) => product.cvx);
}
