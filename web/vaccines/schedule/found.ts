import type { Vaccine, Vaccines } from '#contract/vaccines.ts';
import { spelledLike } from '#web/client/text/spelled-like.ts';

const BETWEEN = '[^\\w|]*';

/**
 * The ids of the vaccines with the words that are searched for; if there are none, of those with words that begin so; if
 * there are none either, of those with words that are spelled like them.
 */
export function found(search: string, { vaccines }: Pick<Vaccines, 'vaccines'>): ReadonlySet<string> {
  const words = search.match(/\w+/g) ?? [];
  const spellings = [(word: string) => word.replaceAll(/\B/g, BETWEEN), (word: string) => spelledLike(word, BETWEEN)];
  for (const spelled of spellings) {
    const beginning = `\\b${words.map(spelled).join(BETWEEN)}`;
    for (const pattern of [new RegExp(`${beginning}\\b`, 'i'), new RegExp(beginning, 'i')]) {
      const hits = vaccines.filter((vaccine) => pattern.test(wordsOf(vaccine)));
      if (hits.length > 0) return new Set(hits.map(({ id }) => id));
    }
  }
  return new Set();
}

function wordsOf({ name, shortName, protectsAgainst, alsoCalled }: Vaccine): string {
  return [name, shortName, ...protectsAgainst, ...alsoCalled].join('|');
}
