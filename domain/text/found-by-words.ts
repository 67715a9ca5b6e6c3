import { nearWords, vocabularyOf } from './near-words.ts';
import { wordsOf } from './search-words.ts';

/**
 * Those whose text has every word of a search, whole or as a part of a word; if there are none, those with words that are
 * spelled like each of them. All, in their order, for a search without a word.
 */
export function foundByWords<T>(all: readonly T[], textOf: (one: T) => string, search: string): T[] {
  const typed = wordsOf(search);
  const told = all.map((one) => ({ one, words: wordsOf(textOf(one)) }));
  const exact = told.filter(({ words }) => typed.every((each) => words.some(({ word }) => word.includes(each.word))));
  if (exact.length > 0) return exact.map(({ one }) => one);
  const vocabulary = vocabularyOf(told.flatMap(({ words }) => words));
  const near = typed.map((each) => nearWords(each, vocabulary));
  return told
    .filter(({ words }) => near.every((like) => words.some(({ word }) => like.has(word))))
    .map(({ one }) => one);
}
