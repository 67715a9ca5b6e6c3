import { isFirstName } from '#domain/children/child.ts';
import type { CsvColumns, CsvField } from './csv-columns.ts';

export type CsvChild = {
  /** From 1, in order of first appearance. */
  readonly number: number;
  readonly name: string;
  readonly rows: number;
};

export function csvChildren(
  rows: readonly { readonly cells: readonly string[] }[],
  columns: CsvColumns,
): { readonly children: readonly CsvChild[]; readonly numberOf: readonly number[] } {
  const found = new Map<string, CsvChild>();
  if (!who.some((field) => columns.at.has(field))) return { children: [], numberOf: rows.map(() => 0) };
  const numberOf = rows.map(({ cells }) => {
    const named = who.map((field) => cells[columns.at.get(field)?.index ?? -1]?.trim() ?? '');
    const key = named.join('\n');
    const known = found.get(key) ?? { number: found.size + 1, name: nameOf(named), rows: 0 };
    found.set(key, { ...known, rows: known.rows + 1 });
    return known.number;
  });
  return { children: [...found.values()], numberOf };
}

/**
 * The chosen child, the only one, or the only one with this first name.
 *
 * @returns its number, 0 if the table names nobody, null if the user has to choose
 */
export function csvChildTaken(children: readonly CsvChild[], asked: number | null, firstName: string): number | null {
  if (asked !== null && children.length > 0) return children.some(({ number }) => number === asked) ? asked : null;
  if (children.length <= 1) return children[0]?.number ?? 0;
  const namesakes = children.filter(({ name }) => isNamesake(name, firstName));
  return namesakes.length === 1 ? (namesakes[0]?.number ?? null) : null;
}

export function isNamesake(name: string, firstName: string): boolean {
  const words = firstName.trim().split(/\s+/).length;
  return isFirstName(name.split(/\s+/).slice(0, words).join(' '), { firstName });
}

const who: readonly CsvField[] = ['childId', 'childFirstName', 'childLastName'];

function nameOf([id = '', first = '', last = '']: readonly string[]): string {
  const name = `${first} ${last}`.trim();
  return name === '' ? (id === '' ? 'without a name' : `Child ${id}`) : name;
}
