import type { NoScore, NoScoreReason } from '../score/assess.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import type { Score } from '../score/score.ts';

const REASONS: Readonly<Record<Exclude<NoScoreReason, `${string}out-of-range`>, string>> = {
  'no-value': 'Not measured.',
  'impossible-value': 'No percentile: a measurement must be above 0.',
  'sex-unknown': "No percentile yet: it needs the child's gender, which can be entered in Settings.",
  'before-birth': 'No percentile: this day is before the day of birth.',
  'newborn-loss':
    'No percentile beside a weight more than 10% below birth weight (7% through day 5), or not back at it after 14 days.',
  'before-due-date': 'No percentile before the due date: no lines here cover that time.',
};

export function noScoreText({ reason, reference }: Pick<NoScore, 'reason' | 'reference'>): string {
  switch (reason) {
    case 'age-out-of-range':
      return reference
        ? `No percentile: these lines cover ${reference.agesText}.`
        : 'No percentile: no lines cover this age.';
    case 'length-out-of-range':
      return `No percentile: length is outside ${rangeText(reference, 0)}.`;
    case 'height-out-of-range':
      return `No percentile: height is outside ${rangeText(reference, FIRST_DAY_OF_HEIGHT)}.`;
    default:
      return REASONS[reason];
  }
}

type Judged = { readonly score: Score | NoScore | null };

/** Each reason once. */
export function noScoreReasons(values: readonly Judged[]): string[] {
  const reasons = values.flatMap(({ score }) => (score && !score.scored ? [noScoreText(score)] : []));
  return [...new Set(reasons)];
}

function rangeText(reference: NoScore['reference'], ageDays: number): string {
  const range = reference?.lengthRange(ageDays);
  return range ? `${range.leastCm} to ${range.mostCm} cm` : 'the table';
}
