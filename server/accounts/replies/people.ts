import type { Person } from '#contract/stored.ts';
import type { Db } from '#server/db/db.ts';
import type { Entry } from '#server/db/columns.ts';
import { namesOf } from '../queries.ts';

export type Making = {
  readonly madeBy: Person;
  readonly madeAt: string;
  readonly changedBy: Person;
  readonly changedAt: string;
  readonly version: number;
};

type Asking = { readonly parentId: string; readonly parentName: string };

export async function makersOf(
  db: Db,
  { parentId, parentName }: Asking,
  rows: readonly Entry[],
): Promise<(row: Entry) => Making> {
  const others = new Set<string>();
  for (const { made_by, changed_by } of rows) {
    if (made_by !== null && made_by !== parentId) others.add(made_by);
    if (changed_by !== null && changed_by !== parentId) others.add(changed_by);
  }
  const people = new Map<string, Person>([[parentId, { id: parentId, name: parentName }]]);
  for (const [id, name] of await namesOf(db, [...others])) people.set(id, { id, name });
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return (row) => ({
    madeBy: personOf(row.made_by),
    madeAt: row.made_at,
    changedBy: personOf(row.changed_by),
    changedAt: row.changed_at,
    version: row.version,
  });
}

type Changed = Pick<Entry, 'changed_by' | 'changed_at'>;

/** The same for versions of what editors write, of which each was made by a change. */
export async function changersOf(
  db: Db,
  asking: Asking,
  versions: readonly Changed[],
): Promise<(version: Changed) => Pick<Making, 'changedBy' | 'changedAt'>> {
  const made = ({ changed_by, changed_at }: Changed) => ({
    made_by: null,
    made_at: changed_at,
    changed_by,
    changed_at,
    version: 1,
  });
  const makingOf = await makersOf(db, asking, versions.map(made));
  return (version) => {
    const { changedBy, changedAt } = makingOf(made(version));
    return { changedBy, changedAt };
  };
}
