import type { Gender } from '#domain/children/child.ts';
import { lmsAt } from './lms.ts';
import type { Lms, LmsTable } from './lms.ts';

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

/** The tables of a reference, by indicator and sex. */
export type GrowthTables = Readonly<Record<Indicator, Readonly<Record<Gender, LmsTable>>>>;

/** A published growth reference, or the part of one that is at hand. */
export type GrowthReference = {
  /** As a source line names it: 'WHO Child Growth Standards'. */
  readonly name: string;
  /** Year of the edition by indicator: '2006', and '2007' for head circumference. */
  readonly editions: Readonly<Record<Indicator, string>>;
  /** Last day of age with a score. */
  readonly lastDay: number;
  /** The ages covered: 'birth to 24 months'. */
  readonly agesText: string;
  /** Why this reference is the one used, for its source line: 'as CDC advises for these ages'. */
  readonly choiceText: string | null;
  readonly tables: GrowthTables;
};

/**
 * The reference row by which a value is judged.
 *
 * @param x age in days; for weight-for-length the length in cm, as if lying
 * @returns null when the reference has no row there
 */
export function referenceRow(reference: GrowthReference, indicator: Indicator, gender: Gender, x: number): Lms | null {
  return lmsAt(reference.tables[indicator][gender], x);
}
