import type { Day } from '#domain/time/day.ts';
import { beyondWords, farBeyondWords, measureAgainWords } from './beyond-words.ts';
import { crossedWords, fallenAtHomeWords } from './crossed-words.ts';
import {
  calmFirstWeeksWords,
  fallenAboveBirthWords,
  farBelowBirthWords,
  firstWeeksWords,
} from './first-weeks-words.ts';
import { followingWords, hasAnyMovedFar } from './following-words.ts';
import { headWords } from './head-words.ts';
import { lostAtHomeWords, lostTodayWords, lostWords, weighAgainWords } from './lost-words.ts';
import { isNewborn } from './line-text.ts';
import { mayCalm } from './may-calm.ts';
import { littleMoreWords, smallGainWords } from './small-gain-words.ts';
import type { LineInput } from './line-point.ts';
import type { LineSource } from './line-sources.ts';

/** One sentence about a child's line; never a diagnosis. */
export type LineWords = {
  readonly kind: 'first-weeks' | 'lost' | 'lost-at-home' | 'small-gain' | 'head' | 'crossed' | 'beyond' | 'follows';
  /** Amber: a threshold, published or our own, is met. Sky: explains. Fern: calm. */
  readonly tone: 'fern' | 'sky' | 'amber';
  readonly title: string;
  readonly text: string;
  /** Of what the sentence says; empty where all of it is our own. */
  readonly sources: readonly LineSource[];
  /** Signs with which a call cannot wait; empty unless a newborn has lost too much weight. */
  readonly callNow: readonly string[];
  /** The numbers, and which threshold is our own. */
  readonly forDoctor: readonly string[];
  /** Of a loss or a small gain, in one sentence of the sheet for the doctor, without advice. */
  readonly finding?: string;
  /** Where the title says how the weight has changed, so that it is said once. */
  readonly saysChange?: true;
  readonly measuredOn: Day;
};

type Rule = (input: LineInput) => LineWords | null;

/** A newborn's is for today. */
const newbornHeadWords: Rule = (input) => (isNewborn(input) ? headWords(input) : null);

/** A fall beside which nothing calms; a value to measure again today comes before it. */
const crossedSoonWords: Rule = (input) => (mayCalm(input) || measureAgainWords(input) ? null : crossedWords(input));

/** What waits least comes first, and thresholds before calm sentences. */
const RULES = [
  firstWeeksWords,
  lostTodayWords,
  farBeyondWords,
  lostWords,
  lostAtHomeWords,
  newbornHeadWords,
  weighAgainWords,
  fallenAboveBirthWords,
  smallGainWords,
  crossedSoonWords,
  headWords,
  measureAgainWords,
  crossedWords,
  fallenAtHomeWords,
  beyondWords,
  littleMoreWords,
  farBelowBirthWords,
] as const;

const CALM_RULES = [calmFirstWeeksWords, followingWords] as const;

/**
 * Null if there is nothing to say. A threshold needs a doctor's measurement, or two at home on different days; a weight
 * below birth weight and a head that rose fast do not wait for a second, and one far beyond the lines or far below
 * an earlier weight or the line of birth asks for it. Never throws.
 */
export function lineWords(input: LineInput): LineWords | null {
  return firstOf(RULES, input) ?? (hasAnyMovedFar(input) ? null : firstOf(CALM_RULES, input));
}

function firstOf(rules: readonly Rule[], input: LineInput): LineWords | null {
  for (const rule of rules) {
    const words = rule(input);
    if (words) return words;
  }
  return null;
}
