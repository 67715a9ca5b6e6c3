import { toldAges, type AgeSpan } from '#domain/articles/search/told-ages.ts';
import type { SearchDocument } from './document.ts';

/** Sentences of a document that may be shown, and by number the terms of each, every one once. */
export type ShownSentences = {
  readonly sentences: readonly string[];
  readonly terms: Int32Array;
  /** Where the terms of each sentence end. */
  readonly ends: Int32Array;
  /** How well each stands alone. */
  readonly alone: Float32Array;
  /** For which ages each holds. */
  readonly ages: readonly ToldAges[];
  /** Which part of its document each stands in: sentences below one heading share a number, key points have their own. */
  readonly parts: Int16Array;
  /** Which are key points of an article: they speak of what its title names. */
  readonly points: { readonly from: number; readonly until: number };
  readonly title: Int32Array;
};

/** As a sentence says, and the heading above it; none where they name none. */
export type ToldAges = { readonly own: readonly AgeSpan[]; readonly heading: readonly AgeSpan[] };

export const NO_AGES: ToldAges = { own: [], heading: [] };

/** They go on from the sentence before. */
const GOES_ON = /^(?:they|it|its|he|she|that|this|these|those|then|so|but|and|both|neither|there)\b/i;
/** A row of a list may be no sentence. */
const IS_WHOLE = /^[A-Z0-9'"].*[.!?]['"]?$/;
const LEAST_WORDS = 5;

/** Ours: key points and what is understood alone come first. */
function standsAlone(sentence: string): number {
  const isShort = sentence.split(' ').length < LEAST_WORDS;
  return (GOES_ON.test(sentence) ? 0.75 : 1) * (IS_WHOLE.test(sentence) ? 1 : 0.8) * (isShort ? 0.7 : 1);
}

const OF_POINT = 1.4;
/** The first say most. */
const PER_POINT = 0.03;

/**
 * @param numbers for each sentence, of `points` first, those of its terms
 * @param title those of the terms of the title
 */
export function shownSentences(
  { shown: { kind }, fields: { points, text }, places }: SearchDocument,
  numbers: readonly (readonly number[])[],
  title: readonly number[],
): ShownSentences {
  const once = numbers.map((each) => [...new Set(each)]);
  let end = 0;
  const placed = text.map((sentence, at) => ({ sentence, heading: '', lead: null, ...places[at] }));
  const inText = placed.map(({ sentence, lead }) => (lead === null ? sentence : `${lead} ${sentence}`));
  const sentences = [...points, ...inText];
  const weights = sentences.map((one, at) => standsAlone(one) * (at < points.length ? OF_POINT - PER_POINT * at : 1));
  return {
    sentences,
    terms: Int32Array.from(once.flat()),
    ends: Int32Array.from(once, ({ length }) => (end += length)),
    alone: Float32Array.from(weights),
    ages: [
      ...points.map((point) => agesIn(point, '')),
      ...placed.map(({ sentence, heading }) => agesIn(sentence, heading)),
    ],
    parts: Int16Array.from([...points.keys(), ...partsOf(placed, points.length)]),
    points: kind === 'article' ? { from: 1, until: points.length } : { from: 0, until: 0 },
    title: Int32Array.from(title),
  };
}

/** @param first the number of the first part */
function partsOf(placed: readonly { readonly heading: string }[], first: number): number[] {
  const parts = new Map<string, number>();
  return placed.map(({ heading }) => {
    const part = parts.get(heading) ?? first + parts.size;
    parts.set(heading, part);
    return part;
  });
}

/** Most name none, and share that. */
function agesIn(sentence: string, heading: string): ToldAges {
  const ages = { own: toldAges(sentence), heading: toldAges(heading) };
  return ages.own.length + ages.heading.length === 0 ? NO_AGES : ages;
}
