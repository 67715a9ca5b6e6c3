import type { Vaccine, Vaccines } from '#contract/vaccines.ts';
import { spelledLike } from '#web/client/text/spelled-like.ts';

const BETWEEN = '[^\\w|]*';

/**
 * The ids of the vaccines with the words that are searched for; if there are none, of those with words that begin so; if
 * there are none either, of those with words that are spelled like them.
 */
export function found(search: string, { vaccines }: Pick<Vaccines, 'vaccines'>): ReadonlySet<string> {
  const words = search.match(/\w+/g) ?? [];
  const ways = [(word: string) => word.replaceAll(/\B/g, BETWEEN), (word: string) => spelledLike(word, BETWEEN)]
    .map((spelled) => `\\b${words.map(spelled).join(BETWEEN)}`)
    .flatMap((beginning) => [`${beginning}\\b`, beginning])
    .map((pattern) => new RegExp(pattern, 'i'))
    .map((pattern) => vaccines.filter((vaccine) => pattern.test(wordsOf(vaccine))));
  return new Set(ways.find(({ length }) => length > 0)?.map(({ id }) => id));
}

function wordsOf({ name, shortName, protectsAgainst, alsoCalled }: Vaccine): string {
  return [name, shortName, ...protectsAgainst, ...alsoCalled].join('|');
}
