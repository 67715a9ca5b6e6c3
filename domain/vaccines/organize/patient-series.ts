import type { DayNumber } from '#domain/time/day-number.ts';
import type { DoseEvaluation, DoseReason, DoseStatus, ForecastReason, ForecastStatus } from '../assessment.ts';
import type {
  Antigen,
  Contraindication,
  Edition,
  InForceDays,
  Series,
  SeriesDose,
  VaccineContraindication,
} from '../edition.ts';
import type { EvaluatedBefore } from './evaluated-before.ts';
import type { Trace } from '../trace/trace.ts';
import type { History, HistoryDose } from './immunization-history.ts';
import type { PatientFacts } from './patient.ts';

export type Situation = {
  readonly edition: Edition;
  readonly patient: PatientFacts;
  readonly history: History;
  readonly before: EvaluatedBefore;
  readonly asOf: DayNumber;
  readonly trace: Trace | undefined;
};

/** An observation, or birth before a day. */
export type ImmuneBy = { readonly observation: string } | { readonly bornBefore: DayNumber };

export type PatientAntigen = {
  readonly antigen: Antigen;
  readonly records: readonly HistoryDose[];
  readonly immuneBy: ImmuneBy | null;
  /** As of the assessment date. */
  readonly contraindications: readonly Contraindication[];
  readonly vaccineContraindications: readonly VaccineContraindication[];
};

export type Evaluation = {
  readonly dose: HistoryDose;
  readonly status: DoseStatus;
  /** In order of evaluation; the first one is shown. */
  readonly reasons: readonly DoseReason[];
  readonly target: SeriesDose | null;
  readonly isInGrace: boolean;
  readonly isVolumeLow: boolean;
};

export type TargetDose = {
  readonly definition: SeriesDose;
  status: 'not-satisfied' | 'satisfied' | 'skipped';
  satisfiedBy: HistoryDose | null;
};

export type SeriesForecast = DatedForecast | EndedForecast;

type DatedForecast = {
  readonly status: 'not-complete';
  readonly reason: null;
  readonly target: TargetDose;
  readonly dates: ForecastDates;
};

export type EndedForecast = {
  readonly status: Exclude<ForecastStatus, 'not-complete'>;
  readonly reason: ForecastReason;
  readonly target: TargetDose | null;
  readonly dates: null;
};

export type ForecastDates = {
  readonly earliest: DayNumber;
  readonly recommended: DayNumber;
  readonly pastDue: DayNumber | null;
  readonly latest: DayNumber | null;
  readonly products: readonly string[];
};

/** CDSi: relevant patient series. */
export type PatientSeries = {
  readonly series: Series;
  readonly antigen: PatientAntigen;
  /** One per record evaluated so far. */
  readonly evaluations: Evaluation[];
  readonly targets: TargetDose[];
  /** Of the antigen; filled before any series refers to them. */
  readonly completeGroups: ReadonlySet<string>;
};

export type ForecastSeries = PatientSeries & { readonly forecast: SeriesForecast };

/** CDSi: the prioritized patient series of an antigen, one per series group, and the best of them. */
export type JudgedAntigen = {
  readonly prioritized: readonly ForecastSeries[];
  readonly best: readonly ForecastSeries[];
  readonly evaluations: readonly DoseEvaluation[];
};

export type SomeSeries = readonly [ForecastSeries, ...ForecastSeries[]];

/** The wrong product for its target dose: invalid, and no interval counts from it. */
export function isInadvertent({ reasons }: Evaluation): boolean {
  return reasons[0] === 'inadvertent-vaccine';
}

/** The number of satisfied target doses (SELECTB-21). */
export function validDoses({ targets }: PatientSeries): number {
  return targets.filter(({ status }) => status === 'satisfied').length;
}

export function nextTarget({ targets }: PatientSeries): TargetDose | undefined {
  return targets.find(({ status }) => status === 'not-satisfied');
}

/** The first one (RELEVANT-1, RELEVANT-2); null if none was. */
export function inForceOn<Entry extends InForceDays>(entries: readonly Entry[], on: DayNumber): Entry | null {
  for (const entry of entries) if (isInForce(entry, on)) return entry;
  return null;
}

/** Inclusive of the last day. */
export function isInForce({ effective, ceases }: InForceDays, on: DayNumber): boolean {
  return effective <= on && on <= ceases;
}
