import { messageFeatures } from './message-features.ts';

/** Of a logistic regression over the features of a message, each of which counts in the bucket of its hash. */
export type UrgencyWeights = {
  /** A digit of base 36 for each bucket, of which the middle one stands for no weight. */
  readonly weights: string;
  /** What a step of a weight is worth. */
  readonly step: number;
  readonly bias: number;
};

/** The digit of a bucket that says nothing; weights go as far on either side of it. */
export const NO_WEIGHT = 15;

/** From which score on a message is taken for urgent (docs/decisions/0055-messages-that-resemble-urgent-ones.md). */
export const URGENT_FROM = -0.5;

/** In words: what stands further apart is read by itself, so that a long message hides nothing. */
const WINDOW = 45;
const OVERLAP = 15;

/**
 * How likely a message tells of what cannot wait, as the log of the odds.
 *
 * @param ages whole months, any of which may be right; none if not known
 */
export type UrgencyScore = (message: string, ages: readonly number[]) => number;

export function urgencyScore({ weights, step, bias }: UrgencyWeights): UrgencyScore {
  const each = Int8Array.from(weights, (digit) => Number.parseInt(digit, 36) - NO_WEIGHT);
  const scoreOf = (text: string, age: number | null) => {
    const buckets = bucketsOf(text, age, each.length);
    const sum = buckets.reduce((all, bucket) => all + (each[bucket] ?? 0), 0);
    return bias + (step * sum) / Math.sqrt(buckets.length);
  };
  return (message, ages) => {
    const known = ages.length > 0 ? ages : [null];
    return Math.max(...windowsOf(message).flatMap((text) => known.map((age) => scoreOf(text, age))));
  };
}

/** @param count how many there are */
export function bucketsOf(message: string, ageMonths: number | null, count: number): number[] {
  return [...new Set([...messageFeatures(message, ageMonths)].map((feature) => hashOf(feature) % count))];
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

function windowsOf(message: string): string[] {
  const words = message.split(/\s+/);
  const starts = Array.from(
    { length: Math.ceil(Math.max(1, words.length - OVERLAP) / (WINDOW - OVERLAP)) },
    (_, n) => n * (WINDOW - OVERLAP),
  );
  return starts.map((from) => words.slice(from, from + WINDOW).join(' '));
}
