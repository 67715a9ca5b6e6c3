import { SMALL_WORDS } from '#domain/articles/search/small-words.ts';
import { nearestWord } from '#domain/articles/search/spelling.ts';
import { stemOf } from '#domain/articles/search/stem.ts';
import { termsOf } from '#domain/articles/search/terms.ts';
import { wordsOf } from '#domain/text/search-words.ts';
import type { SearchIndex } from '#server/articles/rules/search/search-index.ts';

/** Of so many words a text may hold the sense of a message; of fewer a sentence must hold it. All figures here are ours. */
export const LONG = 6;
const LONG_ABOUT = 0.4;
const LONG_OWN = 0.5;
/** Of so many words one may be unknown, and a sentence without its title may answer. */
const SOME = 4;
const FEW = 3;
const FEW_OWN = 0.7;
const OF_BEST_ABOUT = 0.55;
const OF_BEST_HELD = 0.7;
const LEAST_HELD = 0.6;
const LEAST_BY_TITLE = 0.4;
const LEAST_OF_TITLE = 0.3;

type Lead = {
  /** Which part of what is asked stands in the sentence, in it or its title, and in its title. */
  readonly own: number;
  readonly withTitle: number;
  readonly byTitle: number;
  /** Which part of the words of its title are asked for. */
  readonly ofTitle: number;
  readonly key: string;
};

type Asked = {
  /** The text that fits best. */
  readonly best: { readonly key: string; readonly about: number };
  /** How many words ask for something, and how many more the library does not know. */
  readonly words: number;
  readonly unknown: number;
};

/** Whether sentences answer what is asked, by the first of them, and do not only share a word with it. */
export function isAnswer([lead]: readonly Lead[], { best, words, unknown }: Asked): boolean {
  if (!lead) return false;
  const isOfBest = lead.key === best.key;
  if (words >= LONG) return (isOfBest && best.about >= LONG_ABOUT) || lead.own >= LONG_OWN;
  if (unknown > (words >= SOME ? 1 : 0)) {
    return words >= SOME && isOfBest && best.about >= OF_BEST_ABOUT && lead.withTitle >= OF_BEST_HELD;
  }
  const isOfTitle = lead.withTitle >= LEAST_HELD && lead.byTitle >= LEAST_BY_TITLE && lead.ofTitle >= LEAST_OF_TITLE;
  return isOfTitle || (words >= FEW && lead.own >= FEW_OWN);
}

/** How many of its telling words stand nowhere, and are no slips of words that do. */
export function unknownIn({ terms, spelling }: SearchIndex, text: string): number {
  const own = wordsOf(text).filter(
    ({ word }) => !SMALL_WORDS.has(word) && !/\d/.test(word) && !terms.has(stemOf(word)),
  );
  return own.filter((typed) => {
    const nearest = nearestWord(spelling, typed);
    return nearest === null || nearest[0] !== typed.word[0];
  }).length;
}

/** Whether most of its telling words stand somewhere. */
export function isKnown({ terms }: SearchIndex, text: string): boolean {
  const own = termsOf(text).flatMap(({ term }) => (/^[~!#]/.test(term) ? [] : term));
  return own.filter((term) => terms.has(term)).length * 2 > own.length;
}
