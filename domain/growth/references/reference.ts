import type { Gender } from '#domain/children/child.ts';
import type { Lms } from '../score/lms.ts';

/** What a growth reference scores. Length lying and height standing count as one. */
export type Indicator = 'weight-for-age' | 'length-for-age' | 'head-for-age' | 'bmi-for-age' | 'weight-for-length';

/** Every indicator, in the order in which the tables are packed. */
export const INDICATORS = [
  'weight-for-age',
  'length-for-age',
  'head-for-age',
  'bmi-for-age',
  'weight-for-length',
] as const satisfies readonly Indicator[];

/** Age in days, and for weight-for-length the length or height in cm. */
export type ReadAt = { readonly ageDays: number; readonly lengthCm: number | null };

/** Scores a body mass index in kg/m² by its row. */
export type BodyMassIndexScoring = {
  readonly zOf: (bmi: number, lms: Lms, gender: Gender, ageDays: number) => number;
  /** The formula in words if LMS does not apply at this z-score; otherwise null. */
  readonly formulaOf: (z: number) => string | null;
};

/** A published growth reference, or the part of it for some ages. */
export type GrowthReference = {
  /** In source lines: 'WHO Child Growth Standards'. */
  readonly name: string;
  /** On charts beside another: 'WHO 2006'. */
  readonly shortName: string;
  /** Year of the edition by indicator: '2006', and '2007' for head circumference. */
  readonly editions: Readonly<Record<Indicator, string>>;
  /** First and last day of age with a score. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** The ages covered: 'birth to 24 months'. */
  readonly agesText: string;
  /** Why this reference is the one used, for its source line: 'as CDC advises for these ages'. */
  readonly choiceText: string | null;
  /** Distance between rows by age; formulas have no rows. */
  readonly rows: 'day' | 'month' | 'formula';
  /** Whether WHO's rules apply: equal steps beyond 3 standard deviations where weight is in it, and flags. */
  readonly isWho: boolean;
  /** How body mass index is scored if not by LMS alone; otherwise null. */
  readonly bodyMassIndex: BodyMassIndexScoring | null;
  /** Lengths or heights in cm with weight-for-length rows at an age; null if there are none. */
  readonly lengthRange: (ageDays: number) => { readonly leastCm: number; readonly mostCm: number } | null;
  /** The row that scores a value; null if there is none. */
  readonly rowAt: (indicator: Indicator, gender: Gender, at: ReadAt) => Lms | null;
};

/** References with the ages they apply to, youngest first. */
export type ReferencePlan = readonly GrowthReference[];

/** Null if no reference covers the age in days. */
export function referenceAt(plan: ReferencePlan, ageDays: number): GrowthReference | null {
  return plan.find(({ firstDay, lastDay }) => ageDays >= firstDay && ageDays <= lastDay) ?? null;
}
