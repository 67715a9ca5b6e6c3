import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import { addDuration, type Duration } from '../duration.ts';
import type { Interval, Product } from '../edition.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import { isOfAge } from '../organize/patient.ts';
import {
  inForceOn,
  isInadvertent,
  isInForce,
  type ForecastDates,
  type PatientSeries,
  type Situation,
  type TargetDose,
} from '../organize/patient-series.ts';
import { referenceDate } from '../evaluate/reference-date.ts';
import type { TraceOutcome, TraceRule } from '../trace/trace.ts';
import { contraindicatedUntil, isProductContraindicated } from './immunity-contraindication.ts';

type Candidate = {
  readonly rule: TraceRule;
  readonly attr: string;
  readonly on: DayNumber;
  /** Counted from the last day on which the dose may have been given; left out where that is the same. */
  readonly lastOn?: DayNumber;
  readonly ref: HistoryDose | null;
  readonly observation?: string | null;
};

/**
 * The latest of what age, intervals, live vaccines, season and earlier doses allow; without any limit, birth (ours). Ours
 * as well: no dose for a risk is due before the age at which its series may start, and none before the age at which what
 * is noted no longer contraindicates it, as RSV antibody after the mother's vaccine, nor before the age
 * that the child's edition gives its forecast. After a dose of a known month the shortest intervals are counted from
 * the last day of that month, as far as the dose can still be given then.
 *
 * @param end the first day on which it may no longer be given; null without one
 *
 * Source: CDSi logic specification 4.6, FORECASTDTCAN-1.
 */
export function earliestDate(
  situation: Situation,
  patientSeries: PatientSeries,
  target: TargetDose,
  end: DayNumber | null,
): DayNumber {
  const { patient, asOf } = situation;
  const { definition } = target;
  const { series } = patientSeries;
  const candidates = [
    ofAge(patient.bornOn, inForceOn(definition.ages, asOf)?.min, 'CALCDTAGE-4'),
    ofAge(patient.bornOn, definition.forecastFrom, 'ours'),
    series.type === 'risk' ? ofAge(patient.bornOn, series.minStart, 'ours') : null,
    ...contraindicatedUntil(situation, series.antigen).map((age) => ofAge(patient.bornOn, age, 'ours')),
    ...ofIntervals(situation, patientSeries, target, ({ min }) => min, 'CALCDTINT-4').map(afterLastDay(end)),
    ofConflict(situation, target, end),
    ofDay(definition.seasonStart, 'season', null),
    ofDose(lastInadvertent(patientSeries), 'inadvertent'),
    ofDose(patientSeries.evaluations.at(-1)?.dose, 'last-record'),
  ].filter((candidate) => candidate !== null);
  const decisive = latestOf(candidates);
  for (const candidate of candidates) {
    const outcome = candidate === decisive ? 'decides-earliest' : 'no-later';
    noteCandidate(situation, patientSeries, target, candidate, outcome);
  }
  return decisive?.on ?? patient.bornOn;
}

function afterLastDay(end: DayNumber | null): (candidate: Candidate) => Candidate {
  return (candidate) => {
    const { on, lastOn = on } = candidate;
    return { ...candidate, on: Math.max(on, end === null ? lastOn : Math.min(lastOn, end - 1)) };
  };
}

function ofAge(bornOn: DayNumber, age: Duration | null | undefined, rule: TraceRule): Candidate | null {
  return age ? { rule, attr: age.text, on: addDuration(bornOn, age), ref: null } : null;
}

function ofDay(on: DayNumber | null, attr: string, ref: HistoryDose | null): Candidate | null {
  return on === null ? null : { rule: 'FORECASTDTCAN-1', attr, on, ref };
}

function ofDose(dose: HistoryDose | undefined, attr: string): Candidate | null {
  return dose ? ofDay(dose.on, attr, dose) : null;
}

function ofIntervals(
  situation: Situation,
  patientSeries: PatientSeries,
  { definition }: TargetDose,
  partOf: (interval: Interval) => Duration | null,
  rule: TraceRule,
): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const interval of definition.intervals) {
    const part = partOf(interval);
    if (part === null || !isInForce(interval, situation.asOf)) continue;
    const reference = referenceDate(situation, patientSeries, interval);
    if (!reference) continue;
    const { dose: ref } = reference;
    const on = addDuration(reference.on, part);
    const lastOn = ref ? addDuration(ref.lastOn, part) : on;
    found.push({ rule, attr: part.text, on, lastOn, ref, observation: interval.observation });
  }
  return found;
}

function latestOf(candidates: readonly Candidate[]): Candidate | null {
  let latest: Candidate | null = null;
  for (const candidate of candidates) if (latest === null || candidate.on > latest.on) latest = candidate;
  return latest;
}

/**
 * When earlier live vaccines no longer conflict: the minimum over the preferable products (ours: CALCDTCONFLICT-3 takes
 * the maximum, so a nasal spray on the list would delay the flu shot).
 */
function ofConflict({ history }: Situation, { definition }: TargetDose, end: DayNumber | null): Candidate | null {
  let soonest: Candidate | null = null;
  for (const { product } of definition.preferable.items) {
    const after = latestOf(conflictEnds(history.liveDoses, product).map(afterLastDay(end)));
    if (after === null) return null;
    if (soonest === null || after.on < soonest.on) soonest = after;
  }
  return soonest;
}

function conflictEnds(liveDoses: readonly HistoryDose[], { conflicts }: Product): readonly Candidate[] {
  return liveDoses.flatMap((earlier) =>
    (conflicts?.get(earlier.product.cvx) ?? []).map(({ end }) => ({
      rule: 'CALCDTCONFLICT-3' as const,
      attr: end.text,
      on: addDuration(earlier.on, end),
      lastOn: addDuration(earlier.lastOn, end),
      ref: earlier,
    })),
  );
}

function lastInadvertent({ evaluations }: PatientSeries): HistoryDose | undefined {
  return evaluations.findLast(isInadvertent)?.dose;
}

function noteCandidate(
  { trace }: Situation,
  { series }: PatientSeries,
  { definition }: TargetDose,
  { rule, attr, on, ref, observation }: Candidate,
  outcome: TraceOutcome,
): void {
  trace?.({
    step: '7.5',
    rule,
    antigen: series.antigen,
    series: series.name,
    target: definition.number,
    date: dayOf(on),
    attr,
    ...(ref && { ref: ref.place }),
    outcome,
    ...(observation && { saw: { observation } }),
  });
}

/**
 * @param limits its earliest day, and the first day it may no longer be given
 *
 * Source: CDSi logic specification 4.6, section 7.5, table 7-13, FORECASTDT-1 to -6 and FORECASTRECVAC-1.
 */
export function forecastDates(
  situation: Situation,
  patientSeries: PatientSeries,
  target: TargetDose,
  { earliest, end }: { readonly earliest: DayNumber; readonly end: DayNumber | null },
): ForecastDates {
  const { bornOn } = situation.patient;
  const ages = inForceOn(target.definition.ages, situation.asOf);
  const ideal =
    ofAge(bornOn, ages?.recommended, 'FORECASTDT-2') ??
    latestOf(ofIntervals(situation, patientSeries, target, (interval) => interval.recommended, 'FORECASTDT-2'));
  const late =
    ofAge(bornOn, ages?.late, 'FORECASTDT-3') ??
    latestOf(ofIntervals(situation, patientSeries, target, (interval) => interval.late, 'FORECASTDT-3'));
  const pastDue = late && { ...late, on: late.on - 1 };
  if (ideal) noteCandidate(situation, patientSeries, target, ideal, 'unadjusted-recommended');
  if (pastDue) noteCandidate(situation, patientSeries, target, pastDue, 'unadjusted-past-due');
  const recommended = Math.max(earliest, ideal?.on ?? earliest);
  return {
    earliest,
    recommended,
    pastDue: pastDue && Math.max(earliest, pastDue.on),
    latest: end === null ? null : end - 1,
    products: offeredProducts(situation, patientSeries, target, [earliest, recommended]),
  };
}

/** CVX codes offered on any of the days (FORECASTRECVAC-1). */
function offeredProducts(
  situation: Situation,
  { antigen }: PatientSeries,
  { definition }: TargetDose,
  days: readonly DayNumber[],
): readonly string[] {
  const { bornOn } = situation.patient;
  return definition.preferable.offered
    .filter(({ product }) => !isProductContraindicated(situation, antigen, product.index))
    .filter((item) => days.some((on) => isOfAge(bornOn, item.ages, on)))
    .map(({ product }) => product.cvx);
}
