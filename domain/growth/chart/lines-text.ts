import type { NoScore } from '../score/assess.ts';
import type { Score } from '../score/score.ts';
import type { LineSet } from './chart-lines.ts';

const Z_LINES_TEXT = 'Lines at whole standard deviations from the median; a line is a guide, not a grade.';

export const LINES_TEXT =
  'Three of 100 healthy children are below the 3rd line and three above the 97th; a line is a guide, not a grade.';

/** What the lines mean; null beside a latest value that asks for a doctor today, which it would calm. */
export function linesText(latest: Score | NoScore | null | undefined, lineSet: LineSet = 'three'): string | null {
  if (latest && !latest.scored && latest.reason === 'newborn-loss') return null;
  return lineSet === 'z-scores' ? Z_LINES_TEXT : LINES_TEXT;
}
