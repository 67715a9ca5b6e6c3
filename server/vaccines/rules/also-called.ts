import type { Edition } from '#domain/vaccines/edition.ts';
import type { RoutineVaccine } from '#domain/vaccines/editions/routine-file.ts';
import { groupsOfProduct } from '#domain/vaccines/given/known-dose.ts';
import { vaccineProducts } from '#domain/vaccines/planner/brands-data.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';

/** Brands and acronyms of a vaccine's products, for the search: 'ProQuad', 'MMRV'. */
export function alsoCalled({ group, shortName }: RoutineVaccine, edition: Edition): string[] {
  const called = vaccineProducts().flatMap(({ cvx, brands }) => {
    const name = vaccineNames.products[cvx] ?? '';
    const isOfGroup = groupsOfProduct(edition, cvx).includes(group);
    if (!isOfGroup || hasLessDiphtheria(name) !== hasLessDiphtheria(shortName)) return [];
    return [...brands.map((brand) => brand.replace(/ \(.*\)$/, '')), ...(isAcronym(name) ? [name] : [])];
  });
  return [...new Set(called)];
}

/** Td and Tdap, for 7 years and older; DT and DTaP are for younger children. */
function hasLessDiphtheria(name: string): boolean {
  return name.startsWith('Td');
}

/** Not the name of a combination, which names the vaccines in it, nor of an unspecified product. */
function isAcronym(name: string): boolean {
  return /^[A-Z]\w+$/.test(name);
}
