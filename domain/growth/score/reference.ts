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
  /** Like 'WHO Child Growth Standards'. */
  readonly name: string;
  /** Like 'WHO 2006'. */
  readonly shortName: string;
  readonly editions: Readonly<Record<Indicator, string>>;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly agesText: string;
  /** Like 'as CDC advises for these ages'. */
  readonly choiceText: string | null;
  /** Formulas have no rows. */
  readonly rows: 'day' | 'month' | 'formula';
  /** WHO's flags apply, and its equal steps beyond 3 standard deviations for indicators of weight. */
  readonly isWho: boolean;
  /** Null if scored by LMS alone. */
  readonly bodyMassIndex: BodyMassIndexScoring | null;
  /** Lengths or heights with weight-for-length rows. */
  readonly lengthRange: (ageDays: number) => { readonly leastCm: number; readonly mostCm: number } | null;
  readonly rowAt: (indicator: Indicator, gender: Gender, at: ReadAt) => Lms | null;
};

export type ReferencePlan = readonly GrowthReference[];

export function referenceAt(plan: ReferencePlan, ageDays: number): GrowthReference | null {
  return plan.find(({ firstDay, lastDay }) => ageDays >= firstDay && ageDays <= lastDay) ?? null;
}
