import type { Day } from '#domain/time/day.ts';
import { beyondWords } from './beyond-words.ts';
import { crossedWords } from './crossed-words.ts';
import { calmFirstWeeksWords, firstWeeksWords } from './first-weeks-words.ts';
import { followingWords } from './following-words.ts';
import type { LineInput } from './line-point.ts';
import type { LineSource } from './line-sources.ts';

/** One sentence about a child's line; never a diagnosis. */
export type LineWords = {
  readonly kind: 'first-weeks' | 'crossed' | 'beyond' | 'follows';
  /** Amber: a published threshold is met. Sky: explains. Fern: calm. */
  readonly tone: 'fern' | 'sky' | 'amber';
  readonly title: string;
  readonly text: string;
  readonly source: LineSource;
  readonly forDoctor: readonly string[];
  readonly measuredOn: Day;
};

/** Thresholds come before calm sentences. */
const RULES = [firstWeeksWords, crossedWords, beyondWords, calmFirstWeeksWords, followingWords] as const;

/**
 * Null if there is nothing to say. A threshold needs a doctor's measurement, or two at home on different days. Never
 * throws.
 */
export function lineWords(input: LineInput): LineWords | null {
  for (const rule of RULES) {
    const words = rule(input);
    if (words) return words;
  }
  return null;
}
