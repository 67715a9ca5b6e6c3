import type { SearchWord } from '#domain/text/search-words.ts';
import { namedAges, type NamedAge } from '../named-ages.ts';

/** What one word says of an age: its term, '#24' for 24 months, at the first word; null at those that follow. */
export type AgeWord = { readonly term: string | null; readonly words: number };

/**
 * For each word of a text whether it is of an age in whole months, as '9 months', '9mo', '2 1/2 years' and
 * 'nine-month-old'; null if it is of none.
 */
export function ageWordsOf(text: string, words: readonly SearchWord[]): (AgeWord | null)[] {
  const said: (AgeWord | null)[] = words.map(() => null);
  for (const age of namedAges(text).filter((one) => isInMonths(one, text))) {
    const first = words.findIndex(({ end }) => end > age.start);
    const count = words.filter(({ start, end }) => end > age.start && start < age.end).length;
    const term = `#${age.mostMonths}`;
    for (let at = 0; at < count; at += 1) said[first + at] = { term: at === 0 ? term : null, words: count };
  }
  return said;
}

function isInMonths({ unit, mostMonths, start, end }: NamedAge, text: string): boolean {
  return (unit === 'm' || unit === 'y') && Number.isInteger(mostMonths) && !/^\d{3}/.test(text.slice(start, end));
}
