import type { Kysely } from 'kysely';
import { chunks } from './chunks.ts';
import type { Entry } from './columns.ts';
import type { Db, Trx } from './db.ts';
import { changeBy, entryBy } from './entry.ts';
import { prepared } from './prepared.ts';
import type { ReadableChild, WritableChild } from './proven-child.ts';
import type { Tables } from './tables.ts';

type EntryRow = Entry & { child_id: string; id: string };

export type EntryTable = { [T in keyof Tables]: Tables[T] extends EntryRow ? T : never }[keyof Tables];

export type EntryFacts<Row extends EntryRow> = Omit<Row, keyof EntryRow>;

export type Entries<Row extends EntryRow> = {
  /** @throws Error when there are more than the limit: a part is never taken for all */
  readonly of: (db: Db, child: ReadableChild) => Promise<Row[]>;
  readonly find: (db: Db, child: ReadableChild, id: string) => Promise<Row | undefined>;
  readonly count: (db: Db, child: ReadableChild, where?: Partial<EntryFacts<Row>>) => Promise<number>;
  /** The account in the proof is the author. */
  readonly insert: (
    trx: Trx,
    child: WritableChild,
    entries: readonly (EntryFacts<Row> & { readonly id: string })[],
    now: Date,
  ) => Promise<void>;
  /** The account in the proof is the editor. Increments the version. */
  readonly update: (
    trx: Trx,
    child: WritableChild,
    id: string,
    facts: Partial<EntryFacts<Row>>,
    now: Date,
  ) => Promise<void>;
  readonly delete: (trx: Trx, child: WritableChild, id: string) => Promise<void>;
};

/** @param most rows that a child can have */
export function entries<T extends EntryTable>(table: T, most: number): Entries<Tables[T]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return sharedQueries(table, most) as unknown as Entries<Tables[T]>;
}

function sharedQueries(table: EntryTable, most: number): Entries<EntryRow> {
  const all = prepared(['childId'], (db, { childId }) =>
    sharing(db)
      .selectFrom(table)
      .selectAll()
      .where('child_id', '=', childId)
      .orderBy('id')
      .limit(most + 1),
  );
  const one = prepared(['childId', 'id'], (db, { childId, id }) =>
    sharing(db).selectFrom(table).selectAll().where('child_id', '=', childId).where('id', '=', id),
  );
  return {
    async of(db, child) {
      const rows = await all(db, { childId: child.id });
      if (rows.length > most) throw new Error(`${table}: a child has more than ${most} rows`);
      return rows;
    },
    find: async (db, child, id) => (await one(db, { childId: child.id, id }))[0],
    async count(db, child, where = {}) {
      const { found } = await sharing(db)
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('found'))
        .where((row) => row.and({ ...where, child_id: child.id }))
        .executeTakeFirstOrThrow();
      return found;
    },
    async insert(trx, child, given, now) {
      const rows = given.map((entry) => ({ child_id: child.id, ...entry, ...entryBy(child.parentId, now) }));
      for (const some of chunks(rows)) await sharing(trx).insertInto(table).values(some).execute();
    },
    async update(trx, child, id, facts, now) {
      const changed = { ...facts, ...changeBy(child, now) };
      await sharing(trx)
        .updateTable(table)
        .set(changed)
        .where('child_id', '=', child.id)
        .where('id', '=', id)
        .execute();
    },
    async delete(trx, child, id) {
      await sharing(trx).deleteFrom(table).where('child_id', '=', child.id).where('id', '=', id).execute();
    },
  };
}

/** Kysely cannot follow a table that is a type parameter. */
function sharing(db: Db): Kysely<Record<EntryTable, EntryRow>> {
  return db;
}
