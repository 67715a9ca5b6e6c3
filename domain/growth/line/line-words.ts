import type { Day } from '#domain/time/day.ts';
import { beyondWords } from './beyond-words.ts';
import { crossedWords } from './crossed-words.ts';
import { calmFirstWeeksWords, firstWeeksWords } from './first-weeks-words.ts';
import { followingWords } from './following-words.ts';
import type { LineInput } from './line-point.ts';
import type { LineSource } from './line-sources.ts';

/** One sentence about a child's line, never a diagnosis. */
export type LineWords = {
  readonly kind: 'first-weeks' | 'crossed' | 'beyond' | 'follows';
  /** Amber meets a published threshold; sky explains; fern is calm. */
  readonly tone: 'fern' | 'sky' | 'amber';
  readonly title: string;
  readonly text: string;
  readonly source: LineSource;
  /** The numbers to show, each a line; none where no threshold is met. */
  readonly forDoctor: readonly string[];
  /** The day of the latest measurement that it rests on. */
  readonly measuredOn: Day;
};

/** From the first to the last: what meets a threshold comes before what is calm. */
const RULES = [firstWeeksWords, crossedWords, beyondWords, calmFirstWeeksWords, followingWords] as const;

/**
 * The one sentence that is said about a child's line; null when there is none to say.
 *
 * A threshold is met by a doctor's measurement, or by two at home on different days, never by a single one at home.
 * Never throws.
 */
export function lineWords(input: LineInput): LineWords | null {
  for (const rule of RULES) {
    const words = rule(input);
    if (words) return words;
  }
  return null;
}
