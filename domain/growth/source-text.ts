import type { Gender } from '#domain/children/child.ts';
import type { GrowthReference, Indicator } from './reference.ts';

/** What a source line is about. */
export type SourceInput = {
  readonly reference: GrowthReference;
  readonly indicator: Indicator;
  /** Null draws a girl's lines and says so. */
  readonly gender: Gender | null;
  /** The age by which the latest percentile was read, '4 months 2 days'; null when no percentile is shown. */
  readonly ageUsed: string | null;
};

/** The line under every chart and percentile: reference, edition, whose, which ages, and the age used. */
export function sourceText({ reference, indicator, gender, ageUsed }: SourceInput): string {
  const whose = { female: 'girls', male: 'boys', unknown: 'girls, because the gender is not entered' }[
    gender ?? 'unknown'
  ];
  const edition = `${reference.name} (${reference.editions[indicator]})`;
  const source = [edition, whose, reference.agesText, reference.choiceText].filter((part) => part !== null).join(', ');
  return `Reference: ${source}.${ageUsed === null ? '' : ` Age used: ${ageUsed}.`}`;
}

/** What the outer lines mean. */
export const LINES_TEXT =
  'Three of 100 healthy children are below the 3rd line and three above the 97th; a line is a guide, not a grade.';
