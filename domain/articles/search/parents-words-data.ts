import content from '#content/articles/parents-words.json' with { type: 'json' };
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
export const meanings: ReadonlyMap<string, readonly Meaning[]> = meaningsOf(content.meanings);

/** Every word that the meanings are told by, without apostrophes. */
export const parentsWords: readonly string[] = Object.values(content.meanings)
  .flat()
  .flatMap((phrase) => wordsOf(phrase).map(({ word }) => word));

function meaningsOf(named: Readonly<Record<string, readonly string[]>>): Map<string, Meaning[]> {
  const all = new Map<string, Meaning[]>();
  for (const [name, phrases] of Object.entries(named)) {
    const term = `~${name.replaceAll(' ', '_')}`;
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
