import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import { addDuration, type Duration } from '../duration.ts';
import type { HistoryDose } from '../organize/immunization-history.ts';
import type { PatientSeries, Situation, TargetDose } from '../organize/patient-series.ts';
import type { TraceEntry, TraceSaw } from '../trace/trace.ts';

export type DoseToEvaluate = {
  readonly situation: Situation;
  readonly patientSeries: PatientSeries;
  readonly target: TargetDose;
  readonly dose: HistoryDose;
};

export function doseEntry(
  { patientSeries: { series }, target, dose }: DoseToEvaluate,
  facts: Pick<TraceEntry, 'step' | 'rule' | 'outcome'> & Partial<TraceEntry>,
): TraceEntry {
  return {
    ...facts,
    antigen: series.antigen,
    series: series.name,
    target: target.definition.number,
    dose: dose.place,
    date: dayOf(dose.on),
  };
}

export function limitsSeen(from: DayNumber, min: Duration | null, absoluteMin: Duration | null): TraceSaw {
  return {
    min: min?.text ?? null,
    minOn: min && dayOf(addDuration(from, min)),
    absMin: absoluteMin?.text ?? null,
    absMinOn: absoluteMin && dayOf(addDuration(from, absoluteMin)),
  };
}
