import type { SearchDocument } from './document.ts';

/** Sentences of a document that may be shown, and by number the terms of each, every one once. */
export type ShownSentences = {
  readonly sentences: readonly string[];
  readonly terms: Int32Array;
  /** Where the terms of each sentence end. */
  readonly ends: Int32Array;
  /** How well each stands alone. */
  readonly alone: Float32Array;
};

/** They go on from the sentence before. */
const GOES_ON = /^(?:they|it|its|he|she|that|this|these|those|then|so|but|and|both|neither|there)\b/i;
/** A row of a list may be no sentence. */
const IS_WHOLE = /^[A-Z0-9'"].*[.!?]['"]?$/;
const LEAST_WORDS = 5;

/** Ours: key points and what is understood alone come first. */
function standsAlone(sentence: string, isPoint: boolean): number {
  const isShort = sentence.split(' ').length < LEAST_WORDS;
  return (
    (isPoint ? 1.4 : 1) *
    (GOES_ON.test(sentence) ? 0.75 : 1) *
    (IS_WHOLE.test(sentence) ? 1 : 0.8) *
    (isShort ? 0.7 : 1)
  );
}

/** @param numbers for each sentence, of `points` first, those of its terms */
export function shownSentences(
  { points, text }: Pick<SearchDocument['fields'], 'points' | 'text'>,
  numbers: readonly (readonly number[])[],
): ShownSentences {
  const sentences = [...points, ...text];
  const once = numbers.map((each) => [...new Set(each)]);
  let end = 0;
  const ends = Int32Array.from(once, ({ length }) => (end += length));
  const alone = Float32Array.from(sentences, (sentence, at) => standsAlone(sentence, at < points.length));
  return { sentences, terms: Int32Array.from(once.flat()), ends, alone };
}

/** So many terms more count half: short sentences do not win by being short. */
const EVENED_BY = 40;

/**
 * The sentence with the most weight for its length; the first where none has any.
 *
 * @param weights of terms by number
 */
export function bestSentence({ sentences, terms, ends, alone }: ShownSentences, weights: Float32Array): string {
  let best = 0;
  let most = 0;
  let from = 0;
  for (const [one, end] of ends.entries()) {
    let weight = 0;
    for (let at = from; at < end; at += 1) weight += weights[terms[at] ?? -1] ?? 0;
    const value = (weight * (alone[one] ?? 1)) / Math.sqrt(end - from + EVENED_BY);
    if (value > most) [best, most] = [one, value];
    from = end;
  }
  return sentences[best] ?? '';
}
