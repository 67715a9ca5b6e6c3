import type { Day } from '#domain/time/day.ts';
import type { GivenDose, Patient, RefusedWhy } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import type { Cvx, ObservationCode, SeriesType } from '../supporting-data.ts';

/** Whose visits are planned, after which doses, by which editions. */
export type PlanRequest = {
  readonly patient: Patient;
  /** Those that cannot be used, or are dated after the day that is asked about, are left out. */
  readonly doses: readonly GivenDose[];
  /** The edition that holds on a day, rolled to its season. */
  readonly editionOn: (day: Day) => Edition;
  /** Vaccine groups that the child's authority leaves to parents and doctor on a day (category `ask-your-doctor`). */
  readonly askDoctorOn: (day: Day) => ReadonlySet<string>;
  readonly wishes?: PlanWishes;
};

/** What a family or a clinic wants otherwise. */
export type PlanWishes = {
  /** The products that there are; any when left out. */
  readonly onlyProducts?: readonly Cvx[];
  /** No product that serves two vaccine groups. MMR serves one. */
  readonly isSingleOnly?: boolean;
  /** MMR and varicella in one product also for the first dose before 4 years; apart when left out. */
  readonly mmrvForFirstDose?: boolean;
  /** Vaccine groups that are not planned: declined, or to be talked over with a doctor first. */
  readonly withoutGroups?: readonly string[];
  /** The first day for which a vaccine group is planned: put off until then. */
  readonly notBefore?: ReadonlyMap<string, Day>;
  /** Vaccine groups that are planned although they are left to parents and doctor; for a risk they are anyway. */
  readonly withGroups?: readonly string[];
  /** `earliest`: every dose on the first day on which it counts, as before a journey. `recommended` when left out. */
  readonly pace?: PlanPace;
};

export type PlanPace = 'recommended' | 'earliest';

/** A product as clinics and parents know it. */
export type VaccineProduct = { readonly cvx: Cvx; readonly name: string; readonly brands: readonly string[] };

/**
 * What is given: one product, or one of several strengths of it, among which the clinic decides by the child's weight. It is
 * one injection either way.
 */
export type ProductToGive =
  | { readonly choice: 'one'; readonly product: VaccineProduct }
  | { readonly choice: 'by-weight'; readonly products: readonly VaccineProduct[] };

/** What decides that a dose is not planned before a day. */
export type PlanLimit =
  | 'minimum-age'
  | 'minimum-interval'
  | 'recommended-age'
  | 'recommended-interval'
  | 'live-vaccine'
  | 'season'
  /** Ours: influenza is planned from September on. */
  | 'autumn'
  /** It was put off. */
  | 'wish'
  /** A dose given before, on which nothing but its day depends. */
  | 'last-dose'
  /** No product that may be used is given before. */
  | 'product'
  /** Nothing; it may be planned from birth on. */
  | 'birth';

/** Why a dose is not planned before its day. */
export type PlanReason = {
  readonly limit: PlanLimit;
  readonly on: Day;
  /** The published age or interval; null where there is none. */
  readonly attr: string | null;
  /**
   * The dose that it counts from: its place among the doses that were handed in, followed by the planned products; null
   * where it counts from none.
   */
  readonly ref: number | null;
};

/** One dose of one vaccine group. */
export type DoseOfGroup = {
  readonly vaccineGroup: string;
  readonly seriesGroup: string;
  readonly type: SeriesType;
  readonly dose: number;
  /** Those that the dose is needed for. */
  readonly antigens: readonly string[];
  readonly why: PlanReason;
};

/** How a dose stands on a day: it would count, it is recommended, or it is past due. Influenza is so from September on. */
export type PlanStanding = 'possible' | 'recommended' | 'overdue';

/** A dose that can be given on a day. */
export type PossibleDose = DoseOfGroup & {
  readonly standing: PlanStanding;
  readonly earliest: Day;
  readonly recommended: Day;
  readonly pastDue: Day | null;
  readonly latest: Day | null;
  /** Products for this dose alone; by the engine each would count. */
  readonly products: readonly ProductToGive[];
};

/** A product with the doses that it would be. */
export type PossibleProduct = { readonly product: VaccineProduct; readonly vaccineGroups: readonly string[] };

/** What can be given on a day. */
export type DayPlan = {
  readonly on: Day;
  /** Why the engine judges nothing of this child, so that nothing is planned; null where it does. */
  readonly refused: RefusedWhy | null;
  readonly edition: string;
  readonly doses: readonly PossibleDose[];
  /**
   * Products for several of the doses at once: all would count, and nothing else would be given. MMRV is among them where
   * the edition prefers it, though `products` may have MMR and varicella apart.
   */
  readonly combinations: readonly PossibleProduct[];
  /** The fewest products for all that is recommended or past due. */
  readonly products: readonly PlannedProduct[];
  readonly notPlanned: readonly NotPlanned[];
};

/** A dose of a planned visit. */
export type PlannedDose = DoseOfGroup & {
  /** From when on it is planned. Before the day of the visit: it is late, or waits for a common visit. */
  readonly opensOn: Day;
  /** Until when it may wait for a common visit. */
  readonly closesOn: Day;
  /** The vaccine groups for whose doses it waits; empty where it does not wait. */
  readonly waitsFor: readonly string[];
};

/** A product to be given, with the doses that it is. */
export type PlannedProduct = ProductToGive & {
  /** Its place among the doses that were handed in, followed by the planned products. */
  readonly place: number;
  readonly doses: readonly PlannedDose[];
};

export type PlannedVisit = {
  readonly on: Day;
  /** Until when it may be put off and nothing of it is past due. Later visits are planned from its own day. */
  readonly noLaterThan: Day;
  readonly edition: string;
  readonly products: readonly PlannedProduct[];
};

/** Why a dose of a vaccine group could be given and yet is not planned. */
export type NotPlannedWhy =
  | 'not-wanted'
  | 'ask-your-doctor'
  | 'no-product'
  /** It could be given, were it not for something known of the child. */
  | 'contraindicated'
  /** A live vaccine, and something known of the child for which a doctor has to be asked before any. */
  | 'ask-first';

/** A vaccine group of which a dose could be given and yet is not planned. */
export type NotPlanned = {
  readonly vaccineGroup: string;
  readonly why: NotPlannedWhy;
  /** What is known of the child and speaks against it, or asks first; null for other reasons. */
  readonly observation: ObservationCode | null;
};

/** The next visits of a child. */
export type VisitPlan = {
  readonly from: Day;
  readonly until: Day;
  /** Why the engine judges nothing of this child, so that nothing is planned; null where it does. */
  readonly refused: RefusedWhy | null;
  readonly visits: readonly PlannedVisit[];
  readonly notPlanned: readonly NotPlanned[];
  /** Whether the work was cut off before `until`; the visits until then stand. */
  readonly isCut: boolean;
};
