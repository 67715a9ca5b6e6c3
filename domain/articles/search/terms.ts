import { wordsOf, type SearchWord } from '#domain/text/search-words.ts';
import { ageWordsOf } from './age-term.ts';
import type { Meaning } from './meanings.ts';
import { meanings } from './parents-words-data.ts';
import { SMALL_WORDS } from './small-words.ts';
import { stemOf } from './stem.ts';
import { subjectMeanings } from './untreated-subjects-data.ts';

/**
 * By what a text is searched: a stem, after '~' what words may mean, after '!' a subject that no article of ours treats,
 * after '#' an age in months.
 */
export type Term = {
  readonly term: string;
  /** From and until which character of the text. */
  readonly start: number;
  readonly end: number;
};

/**
 * In the order of the text. Words that say little alone, and those of an age, are there only for what they mean
 * together.
 */
export function termsOf(text: string, stem: (word: string) => string = stemOf): Term[] {
  const words = wordsOf(text);
  const stems = words.map(({ word }) => stem(word));
  const ages = ageWordsOf(text, words);
  return words.flatMap((word, at) => {
    const age = ages[at] ?? null;
    const own = age !== null || SMALL_WORDS.has(word.word) ? [] : [termOver(stems[at] ?? '', words, at, 1)];
    return [
      ...own,
      ...meaningsAt(words, stems, at),
      ...(typeof age?.term === 'string' ? [termOver(age.term, words, at, age.words)] : []),
    ];
  });
}

function meaningsAt(words: readonly SearchWord[], stems: readonly string[], at: number): Term[] {
  const stem = stems[at] ?? '';
  const known = [...(meanings.get(stem) ?? []), ...(subjectMeanings.get(stem) ?? [])];
  return known
    .filter(({ next }) => next.every((each, after) => stems[at + 1 + after] === each))
    .map(({ term, next }: Meaning) => termOver(term, words, at, next.length + 1));
}

function termOver(term: string, words: readonly SearchWord[], at: number, count: number): Term {
  return { term, start: words[at]?.start ?? 0, end: words[at + count - 1]?.end ?? 0 };
}
