import type { DayNumber } from '#domain/time/day-number.ts';
import type { GivenDose, Patient } from '../assessment.ts';
import type { Antigen, Edition, Series } from '../edition.ts';
import { perObject } from '../per-object.ts';
import type { HistoryDose } from './immunization-history.ts';
import type { Evaluation, JudgedAntigen, Situation } from './patient-series.ts';

/**
 * Caches what was evaluated of a patient's doses. Planning asks about the same doses again and again, each time on a
 * later day or with one dose more. How a dose is evaluated depends on no later dose, so earlier results stay valid.
 */
export type EvaluatedBefore = {
  readonly doses: WeakMap<GivenDose, HistoryDose>;
  readonly series: Map<Series, EvaluatedSeries>;
  latest: JudgedOnDay | null;
};

type JudgedOnDay = {
  readonly asOf: DayNumber;
  readonly doses: readonly HistoryDose[];
  readonly judged: ReadonlyMap<Antigen, JudgedAntigen>;
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
  return ofPatient(patient)(products);
}

const ofPatient = perObject<Patient, (products: Edition['products']) => EvaluatedBefore>(() =>
  perObject(() => ({ doses: new WeakMap(), series: new Map(), latest: null })),
);

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

/** What was said last, for the same day, of antigens on which no dose bears that was added or left out since. */
export function stillJudged({ before, history, asOf }: Situation): ReadonlyMap<Antigen, JudgedAntigen> {
  const { latest } = before;
  if (latest?.asOf !== asOf) return NONE;
  const [known, now] = [new Set(latest.doses), new Set(history.doses)];
  const changed = [
    ...latest.doses.filter((dose) => !now.has(dose)),
    ...history.doses.filter((dose) => !known.has(dose)),
  ];
  if (changed.length === 0) return latest.judged;
  return new Map([...latest.judged].filter(([antigen]) => !changed.some((dose) => bearsOn(antigen, dose))));
}

const NONE: ReadonlyMap<Antigen, JudgedAntigen> = new Map();

/** Counts for the antigen, conflicts as a live vaccine, or begins an interval. */
function bearsOn(antigen: Antigen, { product }: HistoryDose): boolean {
  return (
    product.isLive ||
    product.antigens.some((of) => of.antigen === antigen.name) ||
    productsOfIntervals(antigen).has(product.index)
  );
}

const productsOfIntervals = perObject((antigen: Antigen): ReadonlySet<number> => {
  const doses = antigen.series.flatMap((series) => series.doses());
  const intervals = doses.flatMap((dose) => [...dose.intervals, ...dose.allowableIntervals]);
  return new Set(intervals.flatMap((interval) => [...interval.products]));
});
