import { dayOf } from './duration.ts';
import type { HistoryDose } from './immunization-history.ts';
import type { PatientSeries, Situation, TargetDose } from './patient-series.ts';
import type { TraceEntry } from './trace.ts';

/** A record about to be judged against a target dose. */
export type DoseToEvaluate = {
  readonly situation: Situation;
  readonly patientSeries: PatientSeries;
  readonly target: TargetDose;
  readonly dose: HistoryDose;
  /** Place of the record among those of the series; what stands before it has been evaluated. */
  readonly index: number;
};

/** Notes a decision about a dose in the trace. */
export function note(
  { situation, patientSeries: { series }, target, dose }: DoseToEvaluate,
  facts: Pick<TraceEntry, 'step' | 'rule' | 'outcome'> & Partial<TraceEntry>,
): void {
  situation.trace?.({
    antigen: series.antigen,
    series: series.name,
    target: target.definition.number,
    dose: dose.place,
    date: dayOf(dose.on),
    ...facts,
  });
}
