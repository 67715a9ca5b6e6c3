import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import { addDuration } from '../duration.ts';
import type { DoseCount, SkipCondition, SkipEntry, SkipSet } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import { isInForce, type PatientSeries, type Situation, type TargetDose } from '../organize/patient-series.ts';
import type { TraceStep } from '../trace/trace.ts';
import { previousDose } from './reference-date.ts';

export type SkipQuestion = {
  readonly mode: 'evaluate' | 'forecast';
  /** Compared with ages and intervals (CONDSKIP-2). */
  readonly on: DayNumber;
  readonly anchor: DayNumber;
};

/** Source: CDSi logic specification 4.6, sections 6.2, 7.1 and 7.6, tables 6-6 to 6-11. */
export function canSkip(
  situation: Situation,
  patientSeries: PatientSeries,
  target: TargetDose,
  question: SkipQuestion,
): boolean {
  for (const entry of target.definition.skips[question.mode]) {
    if (!isMet(situation, patientSeries, entry, question)) continue;
    noteSkip(situation, patientSeries, target, entry, question);
    return true;
  }
  return false;
}

function noteSkip(
  situation: Situation,
  patientSeries: PatientSeries,
  { definition }: TargetDose,
  { sets }: SkipEntry,
  question: SkipQuestion,
): void {
  const { series } = patientSeries;
  situation.trace?.({
    step: stepOf(question),
    rule: 'TABLE 6-11',
    antigen: series.antigen,
    series: series.name,
    target: definition.number,
    date: dayOf(question.on),
    outcome: 'skipped',
    saw: {
      why: sets
        .filter((set) => isInForce(set, question.anchor) && isSetMet(situation, patientSeries, set, question))
        .map(({ why }) => why)
        .join(' / '),
    },
  });
}

/** During evaluation, before the dates are made, and again on the earliest date. */
function stepOf({ mode, on, anchor }: SkipQuestion): TraceStep {
  if (mode === 'evaluate') return '6.2';
  return on === anchor ? '7.1' : '7.6';
}

function isMet(
  situation: Situation,
  patientSeries: PatientSeries,
  { needsAll, sets }: SkipEntry,
  question: SkipQuestion,
): boolean {
  let isAnyInForce = false;
  for (const set of sets) {
    if (!isInForce(set, question.anchor)) continue;
    isAnyInForce = true;
    if (isSetMet(situation, patientSeries, set, question) !== needsAll) return !needsAll;
  }
  return isAnyInForce && needsAll;
}

function isSetMet(
  situation: Situation,
  patientSeries: PatientSeries,
  { needsAll, conditions }: SkipSet,
  question: SkipQuestion,
): boolean {
  for (const condition of conditions) {
    if (isConditionMet(situation, patientSeries, condition, question) !== needsAll) return !needsAll;
  }
  return needsAll;
}

function isConditionMet(
  { patient }: Situation,
  patientSeries: PatientSeries,
  condition: SkipCondition,
  { on }: SkipQuestion,
): boolean {
  switch (condition.type) {
    case 'age':
      return isOfAge(patient.bornOn, condition.ages, on);
    case 'interval': {
      const previous = previousDose(patientSeries);
      return previous !== undefined && on >= addDuration(previous.on, condition.interval);
    }
    case 'dose-count':
      return compares(condition, countOf(patient.bornOn, patientSeries, condition));
    case 'series-complete':
      return condition.seriesGroups.some((group) => patientSeries.completeGroups.has(group));
  }
}

/** CONDSKIP-1. */
function countOf(bornOn: DayNumber, { evaluations }: PatientSeries, condition: DoseCount): number {
  let count = 0;
  for (const { dose, status } of evaluations) {
    if (condition.products && !condition.products.has(dose.product.index)) continue;
    if (condition.counts === 'valid' && status !== 'valid') continue;
    if (dose.on < condition.since || dose.on >= condition.until) continue;
    if (isOfAge(bornOn, condition.ages, dose.on)) count += 1;
  }
  return count;
}

function compares({ op, n }: DoseCount, count: number): boolean {
  switch (op) {
    case '=':
      return count === n;
    case '>':
      return count > n;
    case '<':
      return count < n;
  }
}
