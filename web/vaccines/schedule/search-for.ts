import type { PlannedDose, Vaccine } from '#contract/vaccines.ts';
import { spelledLike } from '#web/client/text/spelled-like.ts';
import { vaccineOf, type KnownVaccines } from '../known-vaccines.ts';

type Known = Pick<KnownVaccines, 'plan' | 'facts'>;
type Searched = Pick<PlannedDose, 'name' | 'shortName'>;

const BETWEEN = '[^\\w|]*';

/**
 * Tells what a search is for: what has its words; if nothing has, words that begin so; if nothing does, words that are
 * spelled like them. All vaccines count, so that no tab shows others in place of those it lacks.
 */
export function searchFor(search: string, { plan, facts }: Known): (one: Searched, vaccine: Vaccine | null) => boolean {
  const words = search.match(/\w+/g) ?? [];
  const all = [
    ...plan.planned.map((row) => wordsOf(row, vaccineOf(row.gives, facts))),
    ...facts.vaccines.map((vaccine) => wordsOf(vaccine, vaccine)),
  ];
  const sought = [[words.flatMap((word) => [...word])], spelledLike(words)]
    .filter((spellings) => spellings.length > 0)
    .map((spellings) => `\\b(?:${spellings.map((letters) => letters.join(BETWEEN)).join('|')})`)
    .flatMap((beginning) => [new RegExp(`${beginning}\\b`, 'i'), new RegExp(beginning, 'i')])
    .find((pattern) => all.some((one) => pattern.test(one)));
  return (one, vaccine) => sought?.test(wordsOf(one, vaccine)) ?? false;
}

function wordsOf({ name, shortName }: Searched, vaccine: Vaccine | null): string {
  return [name, shortName, ...(vaccine ? [...vaccine.protectsAgainst, ...vaccine.alsoCalled] : [])].join('|');
}
