import { wordsOf } from '#domain/text/search-words.ts';
import { stemOf } from './stem.ts';

/** What a word or some in a row may mean. */
export type Meaning = {
  /** '~sleep_training' */
  readonly term: string;
  /** Stems of the words after the first. */
  readonly next: readonly string[];
};

/** By the stem of the first word. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>;

/**
 * @param named phrases by what they mean
 * @param mark with which each term begins
 */
export function meaningsOf(named: Readonly<Record<string, readonly string[]>>, mark: '~' | '!'): Meanings {
  const all = new Map<string, Meaning[]>();
  for (const [name, phrases] of Object.entries(named)) {
    const term = `${mark}${name.replaceAll(' ', '_')}`;
    const seen = new Set<string>();
    for (const phrase of phrases) {
      const [first = '', ...next] = wordsOf(phrase).map(({ word }) => stemOf(word));
      const key = [first, ...next].join(' ');
      if (!seen.has(key)) all.set(first, [...(all.get(first) ?? []), { term, next }]);
      seen.add(key);
    }
  }
  return all;
}

/** Every word of the phrases, without apostrophes. */
export function wordsIn(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => wordsOf(phrase).map(({ word }) => word));
}
