import type { Gender } from '#domain/children/child.ts';
import type { Lms } from '../score/lms.ts';

/** What a growth reference is read for. Length lying and height standing are one, as are their weights. */
export type Indicator = 'weight-for-age' | 'length-for-age' | 'head-for-age' | 'bmi-for-age' | 'weight-for-length';

/** Every indicator, in the order in which the tables are packed. */
export const INDICATORS = [
  'weight-for-age',
  'length-for-age',
  'head-for-age',
  'bmi-for-age',
  'weight-for-length',
] as const satisfies readonly Indicator[];

/** Where a reference is read: an age in days, and for weight-for-length the length or height in cm. */
export type ReadAt = { readonly ageDays: number; readonly lengthCm: number | null };

/** Scores a body mass index in kg/m² by the row read for it. */
export type BodyMassIndexScoring = {
  readonly zOf: (bmi: number, lms: Lms, gender: Gender, ageDays: number) => number;
  /** In words, for a z-score that the formula of LMS does not give; null where it does. */
  readonly formulaOf: (z: number) => string | null;
};

/** A published growth reference, or the part of one that is read at some ages. */
export type GrowthReference = {
  /** As a source line names it: 'WHO Child Growth Standards'. */
  readonly name: string;
  /** As a chart names it beside another: 'WHO 2006'. */
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
  /** How far apart its rows by age are; formulas have none. */
  readonly rows: 'day' | 'month' | 'formula';
  /** Whether WHO's rules apply: equal steps beyond 3 standard deviations where weight is in it, and flags. */
  readonly isWho: boolean;
  /** How body mass index is scored where LMS alone is not meant; null where it is. */
  readonly bodyMassIndex: BodyMassIndexScoring | null;
  /** Lengths or heights in cm for which weight-for-length has rows at an age; null when it has none. */
  readonly lengthRange: (ageDays: number) => { readonly leastCm: number; readonly mostCm: number } | null;
  /** The row by which a value is judged; null when the reference has none there. */
  readonly rowAt: (indicator: Indicator, gender: Gender, at: ReadAt) => Lms | null;
};

/** The references that are read, each at its own ages: those of a younger child first. */
export type ReferencePlan = readonly GrowthReference[];

/** The reference of a plan at an age in days; null when none covers it. */
export function referenceAt(plan: ReferencePlan, ageDays: number): GrowthReference | null {
  return plan.find(({ firstDay, lastDay }) => ageDays >= firstDay && ageDays <= lastDay) ?? null;
}
