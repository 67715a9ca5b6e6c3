import type { Day } from '#domain/time/day.ts';
import type { SeriesType, Sex } from './supporting-data.ts';

/** A coded fact about a child, such as a condition, an allergy or travel. */
export type GivenObservation = { readonly code: string; readonly on?: Day | null };

export type Patient = {
  readonly bornOn: Day;
  /** Any word the data does not know counts as `unknown`. */
  readonly sex: Sex | (string & {});
  readonly observations?: readonly GivenObservation[];
  /** As the data names it: `U.S.`. */
  readonly country?: string | null;
};

/** A dose as entered (CDSi: vaccine dose administered). */
export type GivenDose = {
  /** `YYYY-MM-DD`; anything after the day is ignored. Doses without a day are never passed in. */
  readonly givenOn: string;
  readonly cvx: string;
  /** CDC's manufacturer code. */
  readonly mvx?: string | null;
  readonly brand?: string | null;
  readonly ml?: number | null;
  /** The last day the lot is good, or its month as `YYYY-MM`. */
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

/** One dose judged against one prioritized series. */
export type DoseEvaluation = {
  /** Index in the doses passed in. */
  readonly dose: number;
  readonly antigen: string;
  readonly series: string;
  readonly seriesType: SeriesType;
  readonly seriesGroup: string;
  readonly vaccineGroup: string;
  /** Number of the target dose; null if none was left or the dose was not evaluated. */
  readonly target: number | null;
  readonly status: DoseStatus;
  /** The first of `reasons`. */
  readonly reason: DoseReason | null;
  readonly reasons: readonly DoseReason[];
  /** Before the minimum age or interval, but not before the absolute minimum. */
  readonly isInGrace: boolean;
  /** Below the product's volume. Noted only; never makes a dose invalid. */
  readonly isVolumeLow: boolean;
  readonly isBestSeries: boolean;
  readonly seriesStatus: ForecastStatus;
};

/** CDSi: patient series status, vaccine group status. */
export type ForecastStatus =
  | 'not-complete'
  | 'complete'
  | 'immune'
  | 'contraindicated'
  | 'aged-out'
  | 'not-recommended';

/** CDSi: forecast reason. */
export type ForecastReason =
  | 'series-complete'
  | 'past-immunization-history'
  | 'evidence-of-immunity'
  | 'contraindication'
  | 'past-season-end'
  | 'past-maximum-age'
  | 'cannot-finish-before-maximum-age';

/** What is next for one vaccine group and series group. A date in the past means the dose is due now. */
export type GroupForecast = {
  readonly vaccineGroup: string;
  /** CDSi's code: '1' is the standard series group. */
  readonly seriesGroup: string;
  readonly seriesGroupName: string;
  readonly type: SeriesType;
  readonly status: ForecastStatus;
  readonly reasons: readonly ForecastReason[];
  /** Number of the next dose; null if none is due. */
  readonly dose: number | null;
  readonly earliest: Day | null;
  readonly recommended: Day | null;
  /** The last day before the dose is overdue. */
  readonly pastDue: Day | null;
  /** The last day it may be given. */
  readonly latest: Day | null;
  readonly antigensNeeded: readonly string[];
  /** CVX codes the data offers; empty if any preferable product will do. */
  readonly products: readonly string[];
  readonly guidance: readonly string[];
  /** The best series that were merged, one per antigen. */
  readonly series: readonly string[];
};

/** Input that could not be used as given, and how it was treated. */
export type Finding =
  | { readonly kind: 'refused'; readonly why: RefusedWhy; readonly dose: number | null }
  | { readonly kind: 'assumed'; readonly why: AssumedWhy; readonly dose: number | null; readonly value: string | null };

/** Why a dose or the whole history is not evaluated. */
export type RefusedWhy =
  /** The birth date or the assessment date does not exist. */
  | 'no-such-birth-day'
  | 'no-such-assessment-day'
  | 'assessed-before-birth'
  | 'too-many-doses'
  | 'no-such-day'
  | 'before-birth'
  | 'in-the-future';

/** What was assumed instead. */
export type AssumedWhy =
  /** Same product on the same day: counted once. */
  | 'same-dose-twice'
  /** Not a product of this edition: counts for nothing. */
  | 'unknown-product'
  /** No antigen at this age in this edition: counts for nothing. */
  | 'no-antigen'
  /** No series of the child asks for it, such as a travel vaccine without travel: not evaluated. */
  | 'no-series'
  /** Invalid expiry date: taken as not expired. */
  | 'no-such-expiry'
  /** Unknown sex: series for one sex apply as the data has it for `unknown`. */
  | 'unknown-sex'
  /** Not an observation of this edition: ignored. */
  | 'unknown-observation'
  /** Invalid observation date: no interval counts from it. */
  | 'no-such-observation-day';

export type Assessment = {
  /** The chain of editions and overlays. */
  readonly edition: string;
  readonly asOf: Day;
  readonly forecasts: readonly GroupForecast[];
  readonly evaluations: readonly DoseEvaluation[];
  readonly findings: readonly Finding[];
};
