import type { Day } from '#domain/time/day.ts';
import type { GivenDose, Patient, RefusedWhy } from '../assessment.ts';
import type { ChildEdition } from '../edition.ts';
import type { MotherHepatitisB } from '../editions/authorities-file.ts';
import type { Cvx, ObservationCode, SeriesType } from '../supporting-data.ts';

export type PlanRequest = {
  readonly patient: Patient;
  /** Unusable doses, and doses after the day in question, are ignored. */
  readonly doses: readonly GivenDose[];
  /** Null if nobody said. */
  readonly motherHepatitisB: MotherHepatitisB | null;
  /** Null if it is not known. */
  readonly birthWeightKg: number | null;
  readonly editionOn: ChildEdition;
  /** With the category `ask-your-doctor`. */
  readonly askDoctorOn: (day: Day) => ReadonlySet<string>;
  readonly wishes: PlanWishes;
  /** Days on which the child is at the doctor anyway. */
  readonly booked?: readonly Day[];
  /** Those of them on which the family has agreed with the doctor. */
  readonly scheduled?: readonly Day[];
  /**
   * By a scheduled day, the recommended day of its checkup where that is later: doses recommended by then are given
   * there if they count.
   */
  readonly dosesUntil?: ReadonlyMap<Day, Day>;
};

export type PlanWishes = {
  /** Declined, or to be discussed with a doctor first. */
  readonly withoutGroups: readonly string[];
  /** The first day to plan a deferred group. */
  readonly notBefore: ReadonlyMap<string, Day>;
  /** Planned despite `ask-your-doctor`; for a risk they are planned anyway. */
  readonly withGroups: readonly string[];
};

export type VaccineProduct = { readonly cvx: Cvx; readonly name: string; readonly brands: readonly string[] };

/** One injection: a product, or strengths among which the clinic chooses by the child's weight. */
export type ProductToGive =
  | { readonly choice: 'one'; readonly product: VaccineProduct }
  | { readonly choice: 'by-weight'; readonly products: readonly VaccineProduct[] };

export type PlanLimit =
  | 'minimum-age'
  | 'minimum-interval'
  | 'recommended-age'
  | 'recommended-interval'
  | 'live-vaccine'
  | 'season'
  /** Ours: influenza is planned from September on. */
  | 'autumn'
  | 'wish'
  /** The dose before it. */
  | 'last-dose'
  /** Nothing: possible from birth on. */
  | 'birth';

export type PlanReason = {
  readonly limit: PlanLimit;
  readonly on: Day;
  readonly attr: string | null;
  /** Index in the doses passed in followed by the planned products. */
  readonly ref: number | null;
};

export type PlannedDose = {
  readonly vaccineGroup: string;
  readonly seriesGroup: string;
  readonly type: SeriesType;
  readonly dose: number;
  /** Antigens the dose is needed for. */
  readonly antigens: readonly string[];
  readonly why: PlanReason;
  /** The first day on which it counts. */
  readonly countsFrom: Day;
  /** Earlier than the visit if the dose is late or waited. */
  readonly opensOn: Day;
  readonly closesOn: Day;
  /** The last day to which a common visit may put it off. */
  readonly waitsUntil: Day;
  /** Vaccine groups. */
  readonly waitsFor: readonly string[];
};

export type PlannedProduct = ProductToGive & {
  /** Index in the doses passed in followed by the planned products. */
  readonly place: number;
  readonly doses: readonly PlannedDose[];
};

export type PlannedVisit = {
  readonly on: Day;
  /** The last day on which nothing of it is past due. Later visits are planned from `on`. */
  readonly noLaterThan: Day;
  readonly edition: string;
  readonly products: readonly PlannedProduct[];
};

export type NotPlannedWhy =
  | 'not-wanted'
  | 'ask-your-doctor'
  | 'no-product'
  | 'contraindicated'
  /** A doctor has to be asked about an observation. */
  | 'ask-first'
  /** By what is recorded no dose is called for, and nobody has said what was given before the child was added. */
  | 'not-answered'
  /** By what is recorded no dose is called for, and a dose is recorded without a day. */
  | 'find-record';

export type NotPlanned = {
  readonly vaccineGroup: string;
  readonly why: NotPlannedWhy;
  /** The observation behind it, if any. */
  readonly observation: ObservationCode | null;
};

export type VisitPlan = {
  readonly from: Day;
  readonly until: Day;
  /** Nothing is then planned. */
  readonly refused: RefusedWhy | null;
  readonly visits: readonly PlannedVisit[];
  readonly notPlanned: readonly NotPlanned[];
};
