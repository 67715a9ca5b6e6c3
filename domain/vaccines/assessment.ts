import type { Day } from '#domain/time/day.ts';
import type { SeriesType, Sex } from './supporting-data.ts';

export type GivenObservation = {
  readonly code: string;
  readonly on?: Day | null;
  /** When the family entered it. */
  readonly notedOn?: Day | undefined;
};

export type Patient = {
  readonly bornOn: Day;
  /** Any word the data does not know counts as `unknown`. */
  readonly sex: Sex | (string & {});
  readonly observations?: readonly GivenObservation[];
  readonly country?: string | null;
};

/** CDSi: vaccine dose administered. */
export type GivenDose = {
  /** Text after the `YYYY-MM-DD` is ignored. Doses without a day are never passed in. */
  readonly givenOn: string;
  /** Only its month is known; the day is the most likely one. */
  readonly isDayLikely?: boolean;
  /** Of such a dose, the last day on which it may have been given; the last of its month without one. */
  readonly lastOn?: Day;
  readonly cvx: string;
  /** CDC's manufacturer code. */
  readonly mvx?: string | null;
  readonly brand?: string | null;
  readonly ml?: number | null;
  /** A day, or a month as `YYYY-MM`. */
  readonly lotExpires?: string | null;
  /** Recalled, stored too warm or only partly given; has to be repeated. */
  readonly isSubStandard?: boolean;
};

/** CDSi: evaluation status. */
export type DoseStatus = 'valid' | 'not-valid' | 'extraneous' | 'sub-standard';

/** CDSi: evaluation reason. */
export type DoseReason =
  | 'inadvertent-vaccine'
  | 'age-too-young'
  | 'age-too-old'
  | 'interval-too-short'
  | 'live-vaccine-conflict'
  | 'vaccine-not-allowed'
  | 'series-already-complete';

export type DoseEvaluation = {
  readonly dose: number;
  readonly antigen: string;
  readonly series: string;
  readonly seriesType: SeriesType;
  readonly seriesGroup: string;
  readonly vaccineGroup: string;
  /** Null if none was left or the dose was not evaluated. */
  readonly target: number | null;
  readonly status: DoseStatus;
  readonly reason: DoseReason | null;
  readonly reasons: readonly DoseReason[];
  /** Before the minimum, but not before the absolute minimum. */
  readonly isInGrace: boolean;
  /** Never makes a dose invalid. */
  readonly isVolumeLow: boolean;
  readonly isBestSeries: boolean;
  readonly seriesStatus: ForecastStatus;
};

export type ForecastStatus =
  | 'not-complete'
  | 'complete'
  | 'immune'
  | 'contraindicated'
  | 'aged-out'
  | 'not-recommended';

export type ForecastReason =
  | 'series-complete'
  | 'past-immunization-history'
  | 'evidence-of-immunity'
  | 'contraindication'
  | 'past-season-end'
  | 'past-maximum-age'
  | 'cannot-finish-before-maximum-age';

export type GroupForecast = {
  readonly vaccineGroup: string;
  /** CDSi's code: '1' is the standard series group. */
  readonly seriesGroup: string;
  readonly seriesGroupName: string;
  readonly type: SeriesType;
  readonly status: ForecastStatus;
  readonly reasons: readonly ForecastReason[];
  readonly dose: number | null;
  readonly earliest: Day | null;
  readonly recommended: Day | null;
  /** The last day before it is overdue. */
  readonly pastDue: Day | null;
  readonly latest: Day | null;
  readonly antigensNeeded: readonly string[];
  /** CVX codes; empty if any preferable product will do. */
  readonly products: readonly string[];
  readonly guidance: readonly string[];
  /** The best series merged, one per antigen. */
  readonly series: readonly string[];
};

export type Finding =
  | { readonly kind: 'refused'; readonly why: RefusedWhy; readonly dose: number | null }
  | { readonly kind: 'assumed'; readonly why: AssumedWhy; readonly dose: number | null; readonly value: string | null };

export type RefusedWhy =
  /** Or the assessment date. */
  | 'no-such-birth-day'
  | 'no-such-assessment-day'
  | 'assessed-before-birth'
  | 'too-many-doses'
  | 'no-such-day'
  | 'before-birth'
  | 'in-the-future';

export type AssumedWhy =
  /** Counted once. */
  | 'same-dose-twice'
  /** Not of this edition: counts for nothing. */
  | 'unknown-product'
  /** At this age in this edition: counts for nothing. */
  | 'no-antigen'
  /** No series of the child asks for it, as for a travel vaccine: not evaluated. */
  | 'no-series'
  /** Taken as not expired. */
  | 'no-such-expiry'
  /** Series for one sex apply as for `unknown`. */
  | 'unknown-sex'
  /** Not of this edition: ignored. */
  | 'unknown-observation'
  /** No interval counts from it. */
  | 'no-such-observation-day';

export type Assessment = {
  readonly edition: string;
  readonly asOf: Day;
  readonly forecasts: readonly GroupForecast[];
  readonly evaluations: readonly DoseEvaluation[];
  readonly findings: readonly Finding[];
};
