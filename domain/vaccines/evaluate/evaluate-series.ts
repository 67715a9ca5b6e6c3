import { dayOf } from '#domain/time/day-number.ts';
import type { Series, SeriesDose } from '../edition.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import type { Evaluation, PatientAntigen, PatientSeries, Situation, TargetDose } from '../organize/patient-series.ts';
import { canSkip } from './conditional-skip.ts';
import { stillEvaluated, type EvaluatedDose } from '../organize/evaluated-before.ts';
import { evaluateDose } from './evaluate-dose.ts';

/**
 * Target doses are satisfied or skipped; a series never restarts.
 *
 * @param completeGroups series groups of the antigen already known to be complete
 *
 * Source: CDSi logic specification 4.6, figure 4-6 and chapter 6.
 */
export function evaluateSeries(
  situation: Situation,
  antigen: PatientAntigen,
  series: Series,
  completeGroups: ReadonlySet<string>,
): PatientSeries {
  const targets = series.doses().map(targetOf);
  const patientSeries = { series, antigen, evaluations: new Array<Evaluation>(), targets, completeGroups };
  const known = antigen.records.length > 0 ? evaluatedDoses(situation, series) : [];
  const steps: EvaluatedDose[] = [];
  let next = 0;
  for (const [place, dose] of antigen.records.entries()) {
    const step = known[place] ?? evaluatedDose(situation, patientSeries, next, dose);
    const { evaluation } = step;
    steps.push(step);
    patientSeries.evaluations.push(evaluation);
    for (; next < step.target; next += 1) skip(targets[next]);
    const target = targets[next];
    if (!target || evaluation.status !== 'valid') continue;
    target.status = 'satisfied';
    target.satisfiedBy = dose;
    next += 1;
    if (target.definition.isRecurring) targets.splice(next, 0, targetOf(target.definition));
  }
  if (steps.length > 0) situation.before.series.set(series, { history: situation.history.doses, steps });
  return patientSeries;
}

/** None where each decision is traced, or where other series, which may have changed, decide what is skipped. */
function evaluatedDoses({ before, history, trace }: Situation, series: Series): readonly EvaluatedDose[] {
  const known = trace || series.asksForOthers ? undefined : before.series.get(series);
  return known ? stillEvaluated(known, history.doses) : [];
}

function skip(target: TargetDose | undefined): void {
  if (target) target.status = 'skipped';
}

function evaluatedDose(
  situation: Situation,
  patientSeries: PatientSeries,
  next: number,
  dose: HistoryDose,
): EvaluatedDose {
  const target = afterSkipping(situation, patientSeries, next, dose);
  return { target, evaluation: evaluationOf(situation, patientSeries, patientSeries.targets[target], dose) };
}

function targetOf(definition: SeriesDose): TargetDose {
  return { definition, status: 'not-satisfied', satisfiedBy: null };
}

function afterSkipping(situation: Situation, patientSeries: PatientSeries, next: number, dose: HistoryDose): number {
  if (dose.isSubStandard) return next;
  const { targets } = patientSeries;
  let place = next;
  for (let target = targets[place]; target; target = targets[place]) {
    const question = { mode: 'evaluate', on: dose.on, anchor: dose.on } as const;
    if (!canSkip(situation, patientSeries, target, question)) break;
    place += 1;
  }
  return place;
}

function evaluationOf(
  situation: Situation,
  patientSeries: PatientSeries,
  target: TargetDose | undefined,
  dose: HistoryDose,
): Evaluation {
  if (dose.isSubStandard) return unevaluated(situation, patientSeries, dose, 'sub-standard');
  if (!target) return unevaluated(situation, patientSeries, dose, 'extraneous');
  return evaluateDose({ situation, patientSeries, target, dose });
}

/** Substandard doses are not evaluated (section 6.1, table 6-3); doses after the last target dose are extraneous. */
function unevaluated(
  { trace }: Situation,
  { series }: PatientSeries,
  dose: HistoryDose,
  status: 'sub-standard' | 'extraneous',
): Evaluation {
  const isSpoilt = status === 'sub-standard';
  trace?.({
    step: isSpoilt ? '6.1' : '4.4',
    rule: isSpoilt ? 'TABLE 6-3' : 'FIGURE 4-6',
    antigen: series.antigen,
    series: series.name,
    dose: dose.place,
    date: dayOf(dose.on),
    outcome: isSpoilt ? 'sub-standard' : 'series-already-complete',
  });
  const reasons = isSpoilt ? [] : (['series-already-complete'] as const);
  return { dose, status, reasons, target: null, isInGrace: false, isVolumeLow: false };
}
