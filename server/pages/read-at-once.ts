import { namesOf } from '#server/accounts/queries.ts';
import type { Db } from '#server/db/db.ts';
import { readTogether } from '#server/db/read-together.ts';
import { Reading, type Given, type Readable } from '#server/db/reading.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import { readTx } from '#server/db/tx.ts';

/** What is stored of a child at one moment. */
export type Moment = { readonly childId: string; readonly state: string; readonly reading: Reading };

type About = Given & { readonly childId: string };

/**
 * What `queries`, to which later ones are added, answer about a child, and who made and changed it, in one transaction of four queries at most. It is
 * only kept in memory for who may see it: each reply proves by the tie to the child, which is read with it, who asks.
 */
export function readAtOnce(db: Db, about: About, queries: Set<Readable>): Promise<Moment> {
  return readTx(db, async (trx) => {
    const state = await stateOfChild(trx, about.childId);
    const rows = await readTogether(trx, queries, about);
    const people = peopleIn([...rows.values()].flat());
    const found = await namesOf(trx, people);
    const names = new Map(people.map((id) => [id, found.get(id) ?? null]));
    return { childId: about.childId, state, reading: new Reading(db, about, { rows, names }, queries) };
  });
}

/** By the columns that say who made or changed a row. */
function peopleIn(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const ids = rows.flatMap((row) => Object.entries(row).flatMap(([name, id]) => (name.endsWith('_by') ? [id] : [])));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
