import type { Gender } from '#domain/children/child.ts';
import { DAYS_PER_MONTH } from '../month.ts';
import type { GrowthReference, Indicator } from '../score/reference.ts';

export type SourceInput = {
  readonly references: readonly GrowthReference[];
  readonly indicator: Indicator;
  /** If null, the text says whose lines are drawn. */
  readonly gender: Gender | null;
  readonly linesOf?: Gender;
  /** '4 months 2 days'; null if no percentile is shown. */
  readonly ageUsed: string | null;
};

export function sourceText({ references, indicator, gender, linesOf = 'female', ageUsed }: SourceInput): string {
  const whose = gender === null ? `${PLURAL[linesOf]}, because the gender is not entered` : PLURAL[gender];
  const sources = references.map((reference, index) => {
    const edition = `${reference.name} (${reference.editions[indicator]})`;
    const isAlone = references.length === 1;
    const ages = isAlone ? [reference.agesText, reference.choiceText] : [agesBeside(references, index)];
    return [edition, whose, ...ages].filter((part) => part !== null).join(', ');
  });
  return `Reference: ${sources.join('; ')}.${ageUsed === null ? '' : ` Age used: ${ageUsed}.`}`;
}

const PLURAL = { female: 'girls', male: 'boys' } as const satisfies Record<Gender, string>;

function agesBeside(references: readonly GrowthReference[], index: number): string {
  const next = references[index + 1];
  const reference = references[index];
  if (next) return next.firstDay === 0 ? 'before the due date' : `to ${monthsAt(next)} months`;
  return !reference || reference.firstDay === 0 ? 'after it' : `from ${monthsAt(reference)} months`;
}

function monthsAt({ firstDay }: GrowthReference): number {
  return Math.floor(firstDay / DAYS_PER_MONTH);
}

/** 'CDC growth charts (2000; extended BMI 2022)'. */
export function editionsText({ name, editions }: Pick<GrowthReference, 'name' | 'editions'>): string {
  const all = [editions['weight-for-age'], editions['head-for-age'], editions['bmi-for-age']];
  return `${name} (${[...new Set(all)].join('; ').replace(/(\b\d{4}); \1, /, '$1; ')})`;
}
