import type { Day } from '#domain/time/day.ts';
import type { Authority } from '../editions/authorities-file.ts';
import { categoryOn, type ChildOfAuthority } from '../editions/category-on.ts';

/** The list that a child follows in place of CDC's data, for a file that names CDC as its authority. */
export type ListForClinic = {
  readonly name: string;
  /** By vaccine group of which the list has a line of its own; of every child's series alone. */
  readonly reasons: ReadonlyMap<string, string>;
  /** Vaccine groups whose line names a number of doses. */
  readonly withDoses: ReadonlySet<string>;
};

/** @returns null for the first authority, whose lines are those of CDC's data */
export function listForClinic(
  authorities: readonly Authority[],
  { id }: Pick<Authority, 'id'>,
  child: ChildOfAuthority,
  asOf: Day,
): ListForClinic | null {
  const list = authorities.slice(1).find((one) => one.id === id);
  if (list === undefined) return null;
  const { title, publisher, label } = list;
  const name = `${title} (${label === undefined ? publisher : `${publisher}; ${label}`})`;
  const lines = Object.keys(list.groups).flatMap((group) => {
    const line = categoryOn([list], list, group, child, asOf);
    return line ? [{ group, doses: line.doses ?? null }] : [];
  });
  return {
    name,
    reasons: new Map(lines.map(({ group, doses }) => [group, reasonText(name, doses)])),
    withDoses: new Set(lines.flatMap(({ group, doses }) => (doses === null ? [] : [group]))),
  };
}

function reasonText(name: string, doses: number | null): string {
  if (doses === null) return `By the list ${name}`;
  return `${doses === 1 ? '1 dose' : `${doses} doses`}, by the list ${name}`;
}
