import type { Day } from '#domain/time/day.ts';

/** Whatever a decision went by: a date, a count, a code, a name. */
export type TraceValue = string | number | boolean | null;

/**
 * One decision of the engine, as facts; the sentences are made elsewhere, from `rule` and `outcome`.
 *
 * `step` is the section of CDSi's logic specification 4.6, `rule` its business rule, table or figure.
 */
export type TraceEntry = {
  readonly step: string;
  readonly rule: string;
  readonly outcome: string;
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
