import type { DayNumber } from '#domain/time/day-number.ts';
import type { DoseReason, DoseStatus, ForecastReason, ForecastStatus } from '../assessment.ts';
import type {
  Antigen,
  Contraindication,
  Edition,
  InForceDays,
  Series,
  SeriesDose,
  VaccineContraindication,
} from '../edition.ts';
import type { Trace } from '../trace/trace.ts';
import type { History, HistoryDose } from './immunization-history.ts';
import type { PatientFacts } from './patient.ts';

/** Everything that an assessment goes by. */
export type Situation = {
  readonly edition: Edition;
  readonly patient: PatientFacts;
  readonly history: History;
  readonly asOf: DayNumber;
  readonly trace: Trace | undefined;
};

/** What shows that a child is immune: an observation, or to be born before a day. */
export type ImmuneBy = { readonly observation: string } | { readonly bornBefore: DayNumber };

/** What is the same for every series of an antigen. */
export type PatientAntigen = {
  readonly antigen: Antigen;
  /** The doses that hold the antigen. */
  readonly records: readonly HistoryDose[];
  /** Null where nothing shows that the child is immune. */
  readonly immuneBy: ImmuneBy | null;
  /** Those that hold for the child on the day of the assessment. */
  readonly contraindications: readonly Contraindication[];
  readonly vaccineContraindications: readonly VaccineContraindication[];
};

/** What became of a record in one series. */
export type Evaluation = {
  readonly dose: HistoryDose;
  readonly status: DoseStatus;
  /** In the order of the evaluation; the first is the one that is told. */
  readonly reasons: readonly DoseReason[];
  readonly target: TargetDose | null;
  readonly isInGrace: boolean;
  readonly isVolumeLow: boolean;
};

/** A series dose for one child (target dose). */
export type TargetDose = {
  readonly definition: SeriesDose;
  status: 'not-satisfied' | 'satisfied' | 'skipped';
  /** The record that satisfied it. */
  satisfiedBy: HistoryDose | null;
};

/** The dates of the next dose of one series, or why there are none. */
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

/** A series that applies to a child (relevant patient series), with what was found out. */
export type PatientSeries = {
  readonly series: Series;
  readonly antigen: PatientAntigen;
  /** Of each record, as far as the walk has come. */
  readonly evaluations: Evaluation[];
  readonly targets: TargetDose[];
  /** Series groups of the antigen that are complete; filled before a series asks for them. */
  readonly completeGroups: ReadonlySet<string>;
};

/** A series with its forecast, as selection looks at it. */
export type ForecastSeries = PatientSeries & { readonly forecast: SeriesForecast };

/** At least one series. */
export type SomeSeries = readonly [ForecastSeries, ...ForecastSeries[]];

/** Whether a dose was of the wrong product for its target dose: not valid, and no interval counts from it. */
export function isInadvertent({ reasons }: Evaluation): boolean {
  return reasons[0] === 'inadvertent-vaccine';
}

/** How many target doses are satisfied: the valid doses of the series (SELECTB-21). */
export function validDoses({ targets }: PatientSeries): number {
  return targets.filter(({ status }) => status === 'satisfied').length;
}

/** The first target dose that no dose satisfies yet; undefined where none is left. */
export function nextTarget({ targets }: PatientSeries): TargetDose | undefined {
  return targets.find(({ status }) => status === 'not-satisfied');
}

/** The first of the entries that CDC had in force on a day (RELEVANT-1, RELEVANT-2); null where none was. */
export function inForceOn<Entry extends InForceDays>(entries: readonly Entry[], on: DayNumber): Entry | null {
  for (const entry of entries) if (isInForce(entry, on)) return entry;
  return null;
}

/** Whether an entry is in force on a day, its last day included. */
export function isInForce({ effective, ceases }: InForceDays, on: DayNumber): boolean {
  return effective <= on && on <= ceases;
}
