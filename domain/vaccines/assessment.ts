import type { Day } from '#domain/time/day.ts';
import type { SeriesType, Sex } from './supporting-data.ts';

/** A coded fact about a child: a condition, an allergy, immunity, travel. */
export type GivenObservation = { readonly code: string; readonly on?: Day | null };

/** Whose doses they are. */
export type Patient = {
  readonly bornOn: Day;
  /** `unknown`, or any word that the data does not know, is taken as not known. */
  readonly sex: Sex | (string & {});
  readonly observations?: readonly GivenObservation[];
  /** As the data names it, `U.S.`; not known when it is left out. */
  readonly country?: string | null;
};

/** A dose as somebody wrote it down (vaccine dose administered). */
export type GivenDose = {
  /** `YYYY-MM-DD`; what follows the day is cut off. A dose of which nobody knows the day is not handed in: no record, no credit. */
  readonly givenOn: string;
  readonly cvx: string;
  /** CDC's code of the maker. */
  readonly mvx?: string | null;
  readonly brand?: string | null;
  readonly ml?: number | null;
  /** The last day on which the lot was good, or its month as `YYYY-MM`. */
  readonly lotExpires?: string | null;
  /** Recalled, the cold chain broken or only part of it given: must be repeated. */
  readonly isSubStandard?: boolean;
};

/** What became of a dose against one series (CDSi: evaluation status). */
export type DoseStatus = 'valid' | 'not-valid' | 'extraneous' | 'sub-standard';

/** Why a dose is not valid or extraneous (CDSi: evaluation reason). */
export type DoseReason =
  | 'inadvertent-vaccine'
  | 'age-too-young'
  | 'age-too-old'
  | 'interval-too-short'
  | 'live-vaccine-conflict'
  | 'vaccine-not-allowed'
  | 'series-already-complete';

/** One dose against one series that won its series group (prioritized patient series). */
export type DoseEvaluation = {
  /** Place of the dose among those that were handed in. */
  readonly dose: number;
  readonly antigen: string;
  readonly series: string;
  readonly seriesType: SeriesType;
  readonly seriesGroup: string;
  readonly vaccineGroup: string;
  /** Number of the target dose it was judged against; null when none was left or it was not evaluated. */
  readonly target: number | null;
  readonly status: DoseStatus;
  /** The first of `reasons`; null when there is none. */
  readonly reason: DoseReason | null;
  readonly reasons: readonly DoseReason[];
  /** Given before the minimum age or interval, and not before the absolute minimum. */
  readonly isInGrace: boolean;
  /** Less than the volume of the product; a note, never a fault. */
  readonly isVolumeLow: boolean;
  /** Whether the series is one of the best series, by which the child is judged. */
  readonly isBestSeries: boolean;
  /** Where the series stands. */
  readonly seriesStatus: ForecastStatus;
};

/** Where a series or a vaccine group stands (CDSi: patient series status, vaccine group status). */
export type ForecastStatus =
  | 'not-complete'
  | 'complete'
  | 'immune'
  | 'contraindicated'
  | 'aged-out'
  | 'not-recommended';

/** Why there is no date (CDSi: forecast reason). */
export type ForecastReason =
  | 'series-complete'
  | 'past-immunization-history'
  | 'evidence-of-immunity'
  | 'contraindication'
  | 'past-season-end'
  | 'past-maximum-age'
  | 'cannot-finish-before-maximum-age';

/** What is next for one vaccine group and one series group. Dates may lie in the past: then the dose is due now. */
export type GroupForecast = {
  readonly vaccineGroup: string;
  /** CDSi's code of the series group: '1' is the standard one. */
  readonly seriesGroup: string;
  readonly seriesGroupName: string;
  readonly type: SeriesType;
  readonly status: ForecastStatus;
  readonly reasons: readonly ForecastReason[];
  /** Number of the next dose; null where none is due. */
  readonly dose: number | null;
  readonly earliest: Day | null;
  readonly recommended: Day | null;
  /** The last day before the dose is overdue. */
  readonly pastDue: Day | null;
  /** The last day on which it may be given. */
  readonly latest: Day | null;
  readonly antigensNeeded: readonly string[];
  /** Products that the data offers for the dose, by CVX; empty where any preferable one will do. */
  readonly products: readonly string[];
  readonly guidance: readonly string[];
  /** The best series put together, one for each antigen that has one. */
  readonly series: readonly string[];
};

/** A dose or fact that could not be used as it was, and what was made of it. */
export type Finding =
  | { readonly kind: 'refused'; readonly why: RefusedWhy; readonly dose: number | null }
  | { readonly kind: 'assumed'; readonly why: AssumedWhy; readonly dose: number | null; readonly value: string | null };

/** Why a dose, or the whole history, is not looked at. */
export type RefusedWhy =
  /** The birth date, or the day of the assessment, is no day of the calendar. */
  | 'no-such-birth-day'
  | 'no-such-assessment-day'
  | 'assessed-before-birth'
  | 'too-many-doses'
  | 'no-such-day'
  | 'before-birth'
  | 'in-the-future';

/** What was taken for granted. */
export type AssumedWhy =
  /** The same product on the same day: counted once. */
  | 'same-dose-twice'
  /** No product of this edition: kept, and counts for nothing. */
  | 'unknown-product'
  /** A product without an antigen at this age in this edition: kept, and counts for nothing. */
  | 'no-antigen'
  /** No series asks for its antigens, as for a journey that is not noted: kept, and judged by none. */
  | 'no-series'
  /** No lot expires on such a day: taken as not expired. */
  | 'no-such-expiry'
  /** The sex is not known: series for one sex apply as the data has it for `unknown`. */
  | 'unknown-sex'
  /** No observation of this edition: left out. */
  | 'unknown-observation'
  /** The day of an observation cannot be: no interval counts from it. */
  | 'no-such-observation-day';

/** What the engine makes of a child on one day. */
export type Assessment = {
  /** The chain of editions and overlays that it was made with. */
  readonly edition: string;
  readonly asOf: Day;
  readonly forecasts: readonly GroupForecast[];
  readonly evaluations: readonly DoseEvaluation[];
  readonly findings: readonly Finding[];
};
