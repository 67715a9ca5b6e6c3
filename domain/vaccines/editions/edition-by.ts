import { dayNumber, type Day } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import { perObject } from '../per-object.ts';
import type { Authority, CategoryLine } from './authorities-file.ts';
import { agesOfLine, isOfMother, type ChildOfAuthority } from './category-on.ts';
import { withAges, type AgeChange } from './with-ages.ts';
import { withMostDoses } from './with-most-doses.ts';

/**
 * The edition with the ages at which a child's authority begins a vaccine, and no more doses than it names, by lines
 * that the child has not grown out of.
 */
export function editionBy(
  authorities: readonly Authority[],
  { id }: Pick<Authority, 'id'>,
  edition: Edition,
  child: ChildOfAuthority,
  asOf: Day,
): Edition {
  const chosen = authorities.find((authority) => authority.id === id);
  const lines = (chosen ? changingLines(chosen) : [])
    .filter(({ line }) => isOfMother(line, child) && !isOutgrown(line, child, asOf))
    .flatMap(({ group, line }) => {
      const antigens = edition.vaccineGroups.get(group)?.antigens ?? [];
      return antigens.map((antigen) => ({ antigen, line }));
    });
  const most = lines.flatMap(({ antigen, line: { doses } }) => (doses === undefined ? [] : { antigen, doses }));
  return withAges(
    withMostDoses(edition, most),
    lines.flatMap(({ antigen, line: { begins } }) => (begins ? ageChange(antigen, begins) : [])),
  );
}

type LineOfGroup = { readonly group: string; readonly line: CategoryLine };

/** Those that change the edition. Planning asks for the same ones again and again. */
const changingLines = perObject(({ groups }: Authority): readonly LineOfGroup[] =>
  Object.entries(groups).flatMap(([group, lines]) =>
    lines.filter(({ doses, begins }) => doses !== undefined || begins).map((line) => ({ group, line })),
  ),
);

function ageChange(antigen: string, { at, insteadOf, until }: NonNullable<CategoryLine['begins']>): AgeChange {
  return { antigen, dose: 1, of: insteadOf, ages: { recommended: at, ...(until && { late: until }) } };
}

function isOutgrown(line: CategoryLine, { bornOn }: ChildOfAuthority, asOf: Day): boolean {
  return !isOfAge(dayNumber(bornOn), { ...agesOfLine(line), from: null }, dayNumber(asOf));
}
