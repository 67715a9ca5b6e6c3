import type { Day } from '#domain/time/day.ts';
import type { DoseReason, DoseStatus, ForecastStatus } from './assessment.ts';

/** Section of CDSi's logic specification 4.6, or a chapter. */
export type TraceStep =
  | '4.4'
  | '5'
  | `6.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `7.${1 | 2 | 3 | 4 | 5 | 6}`
  | '8'
  | '8.2'
  | '9';

/** Business rule, table or figure of CDSi's logic specification 4.6; or a rule of ours. */
export type TraceRule =
  | 'FIGURE 4-6'
  | `TABLE 5-${4 | 5}`
  | `TABLE 6-${3 | 11 | 13 | 21 | 26 | 29 | 31}`
  | `TABLE 7-${3 | 5 | 7 | 10}`
  | 'TABLE 8-3'
  | `CALCDTAGE-${1 | 4 | 5}`
  | `CALCDTINT-${1 | 2 | 4 | 8 | 9}`
  | 'CALCDTCONFLICT-3'
  | 'CONFLICT-3'
  | 'FORECASTDTCAN-1'
  | `FORECASTDT-${2 | 3}`
  | 'FORECASTVG-1'
  | `SELECTB-${2 | 3 | 5 | 11 | 14 | 19 | 23}`
  | 'ours';

/** What was decided. */
export type TraceOutcome =
  | DoseStatus
  | DoseReason
  | ForecastStatus
  | 'grace'
  | 'allowable-interval'
  | 'preferable-vaccine'
  | 'allowable-vaccine'
  | 'skipped'
  | 'decides-earliest'
  | 'no-later'
  | 'decides-recommended'
  | 'decides-past-due'
  | 'relevant'
  | 'not-relevant'
  | 'for-adults'
  | 'later-life'
  | 'prioritized'
  | 'none'
  | 'points';

/** Whatever a decision went by: a date, a count, a code, a name. */
export type TraceValue = string | number | boolean | null;

/** One decision of the engine, as facts; the sentences are made elsewhere, from `rule` and `outcome`. */
export type TraceEntry = {
  readonly step: TraceStep;
  readonly rule: TraceRule;
  readonly outcome: TraceOutcome;
  readonly antigen?: string;
  readonly series?: string;
  /** The vaccine group or series group that the decision was about. */
  readonly group?: string;
  /** Number of the target dose in its series. */
  readonly target?: number;
  /** Which of the doses that were handed in, by its place among them. */
  readonly dose?: number;
  /** The day that was judged. */
  readonly date?: Day;
  /** The day that it was compared with. */
  readonly limit?: Day;
  /** The published age, interval or text that `limit` comes from. */
  readonly attr?: string;
  /** The dose that an interval or a conflict counts from. */
  readonly ref?: number;
  /** Further values that the decision saw. */
  readonly saw?: Readonly<Record<string, TraceValue>>;
};

/** Takes each decision as it is made. Without one nothing is put together. */
export type Trace = (entry: TraceEntry) => void;
