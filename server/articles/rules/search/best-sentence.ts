import type { AgeSpan } from '#domain/articles/search/told-ages.ts';
import type { AskedGroup } from './asked-terms.ts';
import type { SearchIndex } from './search-index.ts';
import { NO_AGES, type ShownSentences, type ToldAges } from './shown-sentences.ts';
import { isOfWhomOrWhen } from './whom-and-when.ts';

/** What a sentence must hold to answer a search. */
export type Wanted = {
  /** By the number of a term the words of the search that it stands for, each a bit. */
  readonly held: Int32Array;
  /** How much each of these words says, the rarest first. */
  readonly weights: readonly number[];
  readonly age: AskedAge | null;
};

export type AskedAge = {
  readonly months: number;
  /** Ages of the rule whose call is shown above: what holds for others, too, may say otherwise. */
  readonly called: AgeSpan | null;
};

/** So many words are read; each is a bit. */
const MOST_WORDS = 30;

export type Ranked = { readonly group: AskedGroup; readonly weight: number };

/** By how much each says, the rarest first: who a search is about and when it happens only where nothing else is asked. */
export function rankedGroups({ terms, byKey }: SearchIndex, groups: readonly AskedGroup[]): readonly Ranked[] {
  const telling = groups.filter((group) => !group.some(isOfWhomOrWhen));
  return (telling.length > 0 ? telling : groups)
    .map((group) => ({ group, weight: Math.log(1 + byKey.size / documentsWith(terms, group)) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_WORDS);
}

export function wantedOf({ terms }: SearchIndex, ranked: readonly Ranked[], age: AskedAge | null): Wanted {
  const held = new Int32Array(terms.size);
  for (const [at, { group }] of ranked.entries()) {
    for (const term of group) {
      const number = terms.get(term)?.number ?? -1;
      if (number >= 0) held[number] = (held[number] ?? 0) | (1 << at);
    }
  }
  return { held, weights: ranked.map(({ weight }) => weight), age };
}

function documentsWith(terms: SearchIndex['terms'], group: AskedGroup): number {
  return Math.max(1, ...group.map((term) => terms.get(term)?.documents ?? 0));
}

/** So many terms more count half: short sentences do not win by being short. */
const EVENED_BY = 40;
/**
 * A key point of the asked age speaks of what the title names, and so does the first where nothing else is asked. This
 * counts less than what stands in the sentence.
 */
const BY_TITLE = 0.95;
/** For the asked age, as the sentence says, or only the heading above it. */
const OF_AGE = 3;
const BY_HEADING = 2;
/** For one age, where none is asked. */
const OF_SOME_AGE = 0.9;

/**
 * The sentence that holds most of what is asked: the rarest word, and with the others more than half of what all say.
 * Of equal ones that of the asked age, then key points. The first of the document, its summary, where none does.
 */
export function bestSentence(shown: ShownSentences, wanted: Wanted): string {
  const { sentences, terms, ends, alone, points } = shown;
  const all = heldWeight(wanted.weights, -1);
  const ofTitle = bitsOf(shown.title, 0, shown.title.length, wanted.held);
  let best = 0;
  let most = 0;
  let from = 0;
  for (const [at, end] of ends.entries()) {
    const own = bitsOf(terms, from, end, wanted.held);
    const length = end - from;
    from = end;
    const isSummary = at < points.from;
    const ofAge = ageFactor(shown.ages[at] ?? NO_AGES, wanted.age);
    const isFirst = at === points.from && heldWeight(wanted.weights, ofTitle) === all;
    const isOfTitle = at >= points.from && at < points.until && (isFirst || ofAge === OF_AGE);
    const bits = isOfTitle ? own | ofTitle : own;
    if (isSummary || (bits & 1) === 0 || ofAge === 0 || heldWeight(wanted.weights, bits) <= all / 2) continue;
    const weight = heldWeight(wanted.weights, own) + BY_TITLE * heldWeight(wanted.weights, bits & ~own);
    const value = (weight * ofAge * (alone[at] ?? 1)) / Math.sqrt(length + EVENED_BY);
    if (value > most) [best, most] = [at, value];
  }
  return sentences[best] ?? '';
}

function bitsOf(terms: Int32Array, from: number, end: number, held: Int32Array): number {
  let bits = 0;
  for (let at = from; at < end; at += 1) bits |= held[terms[at] ?? -1] ?? 0;
  return bits;
}

function heldWeight(weights: readonly number[], bits: number): number {
  return weights.reduce((sum, weight, at) => ((bits & (1 << at)) === 0 ? sum : sum + weight), 0);
}

/** 0 where a sentence holds for other ages only, or for more than the rule that is shown above. */
function ageFactor({ own, heading }: ToldAges, age: AskedAge | null): number {
  const told = [...own, ...heading];
  const isLimited = ({ from, until }: AgeSpan) => from > 0 || until < Infinity;
  if (age === null) return told.some(isLimited) ? OF_SOME_AGE : 1;
  const { months, called } = age;
  const fits = ({ from, until }: AgeSpan) => from <= months && months <= until;
  if ([own, heading].some((spans) => spans.length > 0 && !spans.some(fits))) return 0;
  if (called && told.some(({ from, until }) => from < called.from || until > called.until)) return 0;
  if (own.some((span) => fits(span) && isLimited(span))) return OF_AGE;
  return heading.length > 0 ? BY_HEADING : 1;
}

/** What a sentence says of what is asked. */
export type Valued = {
  /** Among the sentences of its document. */
  readonly at: number;
  readonly sentence: string;
  /** Which part of the weight of all words stands in it, and in it or the title of its document. */
  readonly own: number;
  readonly withTitle: number;
  /** Which part the title of its document names. */
  readonly byTitle: number;
  /** How well it holds for the asked age: 0 for other ages only. */
  readonly ofAge: number;
  /** How well it stands alone. */
  readonly alone: number;
  readonly terms: readonly number[];
};

/** Every sentence of a document, as it stands there. */
export function valuedSentences(shown: ShownSentences, wanted: Wanted): Valued[] {
  const all = heldWeight(wanted.weights, -1) || 1;
  const ofTitle = bitsOf(shown.title, 0, shown.title.length, wanted.held);
  let from = 0;
  return [...shown.ends].map((end, at) => {
    const own = bitsOf(shown.terms, from, end, wanted.held);
    const terms = [...shown.terms.subarray(from, end)];
    from = end;
    return {
      at,
      sentence: shown.sentences[at] ?? '',
      own: heldWeight(wanted.weights, own) / all,
      withTitle: heldWeight(wanted.weights, own | ofTitle) / all,
      byTitle: heldWeight(wanted.weights, ofTitle) / all,
      ofAge: ageFactor(shown.ages[at] ?? NO_AGES, wanted.age),
      alone: shown.alone[at] ?? 1,
      terms,
    };
  });
}
