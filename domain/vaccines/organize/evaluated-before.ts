import type { DayNumber } from '#domain/time/day-number.ts';
import type { GivenDose, Patient } from '../assessment.ts';
import type { Edition, Series } from '../edition.ts';
import type { HistoryDose } from './immunization-history.ts';
import type { Evaluation } from './patient-series.ts';

/**
 * What was evaluated of a patient's doses before. Whoever plans asks about the same doses again and again, each time on
 * a later day or with a dose more: evaluation goes by the doses up to that day alone, so the earlier ones stay as they
 * were.
 */
export type EvaluatedBefore = {
  readonly doses: WeakMap<GivenDose, HistoryDose>;
  readonly series: WeakMap<Series, EvaluatedSeries>;
};

type EvaluatedSeries = {
  /** Of all antigens. */
  readonly history: readonly HistoryDose[];
  /** One per record of the antigen. */
  readonly steps: readonly EvaluatedDose[];
};

export type EvaluatedDose = {
  readonly evaluation: Evaluation;
  /** Index of the target dose, after those that were skipped. */
  readonly target: number;
};

/** @param patient the same object stands for the same facts; so does each dose */
export function evaluatedBefore(patient: Patient, { products }: Pick<Edition, 'products'>): EvaluatedBefore {
  const byProducts = ofPatients.get(patient) ?? new WeakMap<Edition['products'], EvaluatedBefore>();
  ofPatients.set(patient, byProducts);
  const before = byProducts.get(products) ?? { doses: new WeakMap(), series: new WeakMap() };
  byProducts.set(products, before);
  return before;
}

const ofPatients = new WeakMap<Patient, WeakMap<Edition['products'], EvaluatedBefore>>();

/** Those of earlier days than the first on which the histories differ: doses of one day may bear on each other. */
export function stillEvaluated(
  { steps, history }: EvaluatedSeries,
  now: readonly HistoryDose[],
): readonly EvaluatedDose[] {
  const until = firstDifference(history, now);
  return steps.filter(({ evaluation }) => evaluation.dose.on < until);
}

function firstDifference(before: readonly HistoryDose[], now: readonly HistoryDose[]): DayNumber {
  const place = now.findIndex((dose, index) => dose !== before[index]);
  const [one, other] = place === -1 ? [undefined, before[now.length]] : [now[place], before[place]];
  return Math.min(one?.on ?? Infinity, other?.on ?? Infinity);
}
