import type { Gender } from '#domain/children/child.ts';
import type { Lms } from '../score/lms.ts';

export type Indicator = 'weight-for-age' | 'length-for-age' | 'head-for-age' | 'bmi-for-age' | 'weight-for-length';

export const INDICATORS = [
  'weight-for-age',
  'length-for-age',
  'head-for-age',
  'bmi-for-age',
  'weight-for-length',
] as const satisfies readonly Indicator[];

/** `lengthCm` is for weight-for-length. */
export type ReadAt = { readonly ageDays: number; readonly lengthCm: number | null };

export type BodyMassIndexScoring = {
  readonly zOf: (bmi: number, lms: Lms, gender: Gender, ageDays: number) => number;
  /** Null where LMS applies. */
  readonly formulaOf: (z: number) => string | null;
};

export type GrowthReference = {
  /** In source lines: 'WHO Child Growth Standards'. */
  readonly name: string;
  /** On charts beside another: 'WHO 2006'. */
  readonly shortName: string;
  /** Year by indicator. */
  readonly editions: Readonly<Record<Indicator, string>>;
  /** Day of age. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly agesText: string;
  /** For the source line: 'as CDC advises for these ages'. */
  readonly choiceText: string | null;
  /** Formulas have no rows. */
  readonly rows: 'day' | 'month' | 'formula';
  /** WHO's flags apply, and its equal steps beyond 3 standard deviations for indicators of weight. */
  readonly isWho: boolean;
  /** Null if scored by LMS alone. */
  readonly bodyMassIndex: BodyMassIndexScoring | null;
  /** Lengths or heights with weight-for-length rows; null if there are none. */
  readonly lengthRange: (ageDays: number) => { readonly leastCm: number; readonly mostCm: number } | null;
  /** Null if there is none. */
  readonly rowAt: (indicator: Indicator, gender: Gender, at: ReadAt) => Lms | null;
};

export type ReferencePlan = readonly GrowthReference[];

/** Null if no reference covers the age. */
export function referenceAt(plan: ReferencePlan, ageDays: number): GrowthReference | null {
  return plan.find(({ firstDay, lastDay }) => ageDays >= firstDay && ageDays <= lastDay) ?? null;
}
