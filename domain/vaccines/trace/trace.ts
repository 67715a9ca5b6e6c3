import type { Day } from '#domain/time/day.ts';
import type { DoseReason, DoseStatus, ForecastReason, ForecastStatus } from '../assessment.ts';
import type { DurationText, ObservationCode, SeriesType, Sex } from '../supporting-data.ts';

export type TraceStep =
  | '4.4'
  | '5'
  | `6.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `7.${1 | 2 | 3 | 4 | 5 | 6}`
  | '8'
  | '8.1'
  | '8.2'
  | '8.8'
  | '9';

/** Of CDSi's logic specification 4.6, or a rule of ours. */
export type TraceRule =
  | 'FIGURE 4-6'
  | `TABLE 5-${4 | 5}`
  | `TABLE 6-${3 | 11 | 13 | 15 | 21 | 26 | 29 | 31}`
  | `TABLE 7-${3 | 5 | 7 | 10}`
  | `TABLE 8-${3 | 14}`
  | `CALCDTAGE-${1 | 4 | 5}`
  | `CALCDTINT-${1 | 2 | 4 | 8 | 9}`
  | 'CALCDTCONFLICT-3'
  | 'CONFLICT-3'
  | 'FORECASTDTCAN-1'
  | `FORECASTDT-${2 | 3}`
  | 'FORECASTVG-1'
  | `SELECTB-${2 | 3 | 5 | 11 | 14 | 19 | 23 | 24}`
  | 'SELECTSCORE-2'
  | 'ours';

export type TraceOutcome =
  | DoseStatus
  | DoseReason
  | ForecastStatus
  | 'old-enough'
  | 'interval-long-enough'
  | 'grace'
  | 'allowable-interval'
  | 'preferable-vaccine'
  | 'allowable-vaccine'
  | 'skipped'
  | 'decides-earliest'
  | 'no-later'
  | 'unadjusted-recommended'
  | 'unadjusted-past-due'
  | 'relevant'
  | 'not-relevant'
  | 'for-adults'
  | 'later-life'
  | 'not-scorable'
  | 'prioritized'
  | 'none'
  | 'points'
  | 'best'
  | 'only-evaluated'
  | 'equivalent-complete'
  | 'equivalent-for-risk';

export type TraceSaw = {
  /** As published, with their days. */
  readonly min?: DurationText | null;
  readonly minOn?: Day | null;
  readonly absMin?: DurationText | null;
  readonly absMinOn?: Day | null;
  readonly observation?: ObservationCode | null;
  readonly bornBefore?: Day;
  readonly sex?: Sex;
  readonly type?: SeriesType;
  /** Separated by spaces. */
  readonly reasons?: string;
  readonly grace?: boolean;
  readonly volumeLow?: boolean;
  readonly why?: string;
  readonly reason?: ForecastReason | null;
  readonly seasonStart?: Day;
  readonly seasonEnd?: Day;
  readonly given?: number;
  readonly seriesGroup?: string;
  readonly dose?: number | null;
  readonly recommended?: Day | null;
  readonly pastDue?: Day | null;
  readonly latest?: Day | null;
};

/** One decision of the engine; words/ makes sentences from `rule` and `outcome`. */
export type TraceEntry = {
  readonly step: TraceStep;
  readonly rule: TraceRule;
  readonly outcome: TraceOutcome;
  readonly antigen?: string;
  readonly series?: string;
  readonly group?: string;
  /** Target dose number. */
  readonly target?: number;
  /** Index in the doses passed in. */
  readonly dose?: number;
  /** Judged against `limit`. */
  readonly date?: Day;
  readonly limit?: Day;
  /** The published text behind `limit`. */
  readonly attr?: string;
  /** Index of the dose that an interval or conflict counts from. */
  readonly ref?: number;
  readonly saw?: TraceSaw;
};

export type Trace = (entry: TraceEntry) => void;
