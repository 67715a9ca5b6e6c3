import type { Day } from '#domain/time/day.ts';
import type { GivenDose, Patient, RefusedWhy } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { Cvx, ObservationCode, SeriesType } from '../supporting-data.ts';

export type PlanRequest = {
  readonly patient: Patient;
  /** Unusable doses, and doses after the day in question, are ignored. */
  readonly doses: readonly GivenDose[];
  /** The edition of a day, rolled to its season. */
  readonly editionOn: (day: Day) => Edition;
  /** Vaccine groups with the category `ask-your-doctor` on a day. */
  readonly askDoctorOn: (day: Day) => ReadonlySet<string>;
  readonly wishes?: PlanWishes;
};

/** Preferences of a family or clinic. */
export type PlanWishes = {
  /** The products available; any if left out. */
  readonly onlyProducts?: readonly Cvx[];
  /** Only products of one vaccine group. MMR is one. */
  readonly isSingleOnly?: boolean;
  /** Allow MMRV for a first dose before 4 years; separate if left out. */
  readonly mmrvForFirstDose?: boolean;
  /** Vaccine groups not to plan: declined, or to be discussed with a doctor first. */
  readonly withoutGroups?: readonly string[];
  /** Deferred vaccine groups, with the first day to plan them. */
  readonly notBefore?: ReadonlyMap<string, Day>;
  /** Vaccine groups to plan despite `ask-your-doctor`; for a risk they are planned anyway. */
  readonly withGroups?: readonly string[];
  /** `earliest`: every dose on the first day it counts, as before a trip. Default `recommended`. */
  readonly pace?: PlanPace;
};

export type PlanPace = 'recommended' | 'earliest';

export type VaccineProduct = { readonly cvx: Cvx; readonly name: string; readonly brands: readonly string[] };

/**
 * One product, or strengths of one among which the clinic chooses by the child's weight. Either way it is one
 * injection.
 */
export type ProductToGive =
  | { readonly choice: 'one'; readonly product: VaccineProduct }
  | { readonly choice: 'by-weight'; readonly products: readonly VaccineProduct[] };

/** What keeps a dose from being planned earlier. */
export type PlanLimit =
  | 'minimum-age'
  | 'minimum-interval'
  | 'recommended-age'
  | 'recommended-interval'
  | 'live-vaccine'
  | 'season'
  /** Ours: influenza is planned from September on. */
  | 'autumn'
  /** The family deferred it. */
  | 'wish'
  /** The dose before it. */
  | 'last-dose'
  /** No usable product earlier. */
  | 'product'
  /** Nothing: possible from birth on. */
  | 'birth';

/** Why a dose is not planned before its day. */
export type PlanReason = {
  readonly limit: PlanLimit;
  readonly on: Day;
  /** The published age or interval. */
  readonly attr: string | null;
  /** The dose it counts from: index in the doses passed in followed by the planned products. */
  readonly ref: number | null;
};

export type DoseOfGroup = {
  readonly vaccineGroup: string;
  readonly seriesGroup: string;
  readonly type: SeriesType;
  readonly dose: number;
  /** Antigens the dose is needed for. */
  readonly antigens: readonly string[];
  readonly why: PlanReason;
};

/** Possible: it would count. Influenza is recommended from September on. */
export type PlanStanding = 'possible' | 'recommended' | 'overdue';

export type PossibleDose = DoseOfGroup & {
  readonly standing: PlanStanding;
  readonly earliest: Day;
  readonly recommended: Day;
  readonly pastDue: Day | null;
  readonly latest: Day | null;
  /** Products for this dose alone; each would count by the engine. */
  readonly products: readonly ProductToGive[];
};

/** A product with the doses it would be. */
export type PossibleProduct = { readonly product: VaccineProduct; readonly vaccineGroups: readonly string[] };

/** What can be given on a day. */
export type DayPlan = {
  readonly on: Day;
  /** Why the engine refused the history, so that nothing is planned; null if it did not. */
  readonly refused: RefusedWhy | null;
  readonly edition: string;
  readonly doses: readonly PossibleDose[];
  /**
   * Products for several of the doses at once, without anything else. Includes MMRV if the edition prefers it, even if
   * `products` separates MMR and varicella.
   */
  readonly combinations: readonly PossibleProduct[];
  /** The fewest products for all that is recommended or past due. */
  readonly products: readonly PlannedProduct[];
  readonly notPlanned: readonly NotPlanned[];
};

export type PlannedDose = DoseOfGroup & {
  /** The first day of its window. Earlier than the visit if the dose is late or waits for a common visit. */
  readonly opensOn: Day;
  /** The last day it may wait for a common visit. */
  readonly closesOn: Day;
  /** The vaccine groups it waits for. */
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

/** Why a possible dose is not planned. */
export type NotPlannedWhy =
  | 'not-wanted'
  | 'ask-your-doctor'
  | 'no-product'
  /** Possible except for an observation. */
  | 'contraindicated'
  /** A live vaccine with an observation that a doctor has to be asked about first. */
  | 'ask-first';

export type NotPlanned = {
  readonly vaccineGroup: string;
  readonly why: NotPlannedWhy;
  /** The observation behind it; null for other reasons. */
  readonly observation: ObservationCode | null;
};

export type VisitPlan = {
  readonly from: Day;
  readonly until: Day;
  /** Why the engine refused the history, so that nothing is planned; null if it did not. */
  readonly refused: RefusedWhy | null;
  readonly visits: readonly PlannedVisit[];
  readonly notPlanned: readonly NotPlanned[];
  /** Whether the search stopped before `until`; the visits found stand. */
  readonly isCut: boolean;
};
