import { SMALL_WORDS } from '#domain/articles/search/small-words.ts';
import {
  mayBeMistyped,
  nearestWord,
  partedWord,
  suggestedWord,
  withWords,
  wordsBegunBy,
} from '#domain/articles/search/spelling.ts';
import { stemOf } from '#domain/articles/search/stem.ts';
import { termsOf } from '#domain/articles/search/terms.ts';
import { wordsOf, type SearchWord } from '#domain/text/search-words.ts';
import type { SearchIndex } from './search-index.ts';

/** What a search asks for. */
export type Asked = {
  /** As it was typed, with the nearest words for those that are nowhere. */
  readonly text: string;
  /** How much each term counts. */
  readonly weights: ReadonlyMap<string, number>;
};

/** A word itself counts 1, what it may mean less, and so does what the last one may become. */
const MEANT = 0.5;
const BEGUN = 0.6;

export function askedTerms(index: SearchIndex, typed: string): Asked {
  const begun = begunWords(index, typed);
  const slips = unknownWords(index, typed).filter(({ end }) => begun.length === 0 || end !== typed.length);
  const text = withWords(typed, slips, (word) => nearestWord(index.spelling, word) ?? partedWord(index.spelling, word));
  const weights = new Map<string, number>();
  const weigh = (words: string, counts: number) => {
    for (const { term } of termsOf(words)) {
      const weight = term.startsWith('~') ? counts * MEANT : counts;
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  };
  weigh(text, 1);
  for (const word of joinedWords(index, typed)) weigh(word, 1);
  for (const word of begun) weigh(word, BEGUN);
  return { text, weights: withoutCommon(index, weights) };
}

/** So large a part of all documents has a term that says little beside others. */
const COMMON = 0.2;

/** What nearly everything is about counts only where nothing else is asked for. */
function withoutCommon(
  { terms, byKey }: SearchIndex,
  weights: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const telling = [...weights].filter(([term]) => (terms.get(term)?.documents ?? 0) < COMMON * byKey.size);
  return telling.length === 0 ? weights : new Map(telling);
}

/** Different ones; more are no search in our language. */
const MOST_SLIPS = 6;

function unknownWords(index: SearchIndex, typed: string): SearchWord[] {
  const unknown = wordsOf(typed).filter((word) => mayBeMistyped(word) && !isKnown(index, word));
  const slips = new Set([...new Set(unknown.map(({ word }) => word))].slice(0, MOST_SLIPS));
  return unknown.filter(({ word }) => slips.has(word));
}

/** What the last word may become, while it is no word yet. */
function begunWords(index: SearchIndex, typed: string): string[] {
  const last = wordsOf(typed).at(-1);
  return last?.end === typed.length && !isKnown(index, last) ? wordsBegunBy(index.spelling, last.word) : [];
}

function isKnown({ terms, spelling }: SearchIndex, { word }: SearchWord): boolean {
  return SMALL_WORDS.has(word) || spelling.counts.has(word) || terms.has(stemOf(word));
}

/** 'nightmare' of 'night mare'. */
function joinedWords({ terms }: SearchIndex, typed: string): string[] {
  const words = wordsOf(typed).map(({ word }) => word);
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .filter((word) => terms.has(stemOf(word)));
}

/** What may have been meant by a search that finds nothing; null where no word is like it. */
export function suggestedSearch(index: SearchIndex, typed: string): string | null {
  const text = withWords(typed, unknownWords(index, typed), (word) => suggestedWord(index.spelling, word));
  return text === typed ? null : text;
}
