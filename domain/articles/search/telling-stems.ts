import { wordsOf } from '#domain/text/search-words.ts';
import { ageWordsOf } from './age-term.ts';
import { SMALL_WORDS } from './small-words.ts';
import { stemOf } from './stem.ts';

/** The stems of the words that say something alone, in the order of the text: no small words, and none of an age. */
export function tellingStems(text: string): string[] {
  const words = wordsOf(text);
  const ages = ageWordsOf(text, words);
  return words.flatMap(({ word }, at) => (ages[at] || SMALL_WORDS.has(word) ? [] : stemOf(word)));
}
