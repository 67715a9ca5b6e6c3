import type { PlannedDose, Vaccine } from '#contract/vaccines.ts';

type Searched = Pick<PlannedDose, 'name' | 'shortName'>;

/** Those with the words that are searched for; if there are none, those with words that begin so. */
export function found<T extends Searched>(
  all: readonly T[],
  vaccineOf: (one: T) => Vaccine | null,
  search: string,
): readonly T[] {
  const letters = search.match(/\w/g) ?? [];
  const pattern = `\\b${letters.join('[^\\w|]*')}`;
  const having = (among: readonly T[], words: RegExp) =>
    among.filter((one) => words.test(wordsOf(one, vaccineOf(one))));
  const beginning = having(all, new RegExp(pattern, 'i'));
  const whole = having(beginning, new RegExp(`${pattern}\\b`, 'i'));
  return whole.length > 0 ? whole : beginning;
}

function wordsOf({ name, shortName }: Searched, vaccine: Vaccine | null): string {
  return [name, shortName, ...(vaccine ? [...vaccine.protectsAgainst, ...vaccine.alsoCalled] : [])].join('|');
}
