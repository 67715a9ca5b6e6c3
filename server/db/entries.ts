import type { Kysely } from 'kysely';
import { Problem, requireSpace, type Limit } from '#server/problem.ts';
import { requireUnchanged, requireVersion } from './version.ts';
import { chunks } from './chunks.ts';
import type { Entry } from './columns.ts';
import type { Db, Trx } from './db.ts';
import { changeBy, entryBy, isSame } from './entry.ts';
import { newId } from './id.ts';
import { prepared } from './prepared.ts';
import type { ReadableChild, WritableChild } from './proven-child.ts';
import type { Tables } from './tables.ts';

export type EntryRow = Entry & { child_id: string; id: string };

export type EntryTable = { [T in keyof Tables]: Tables[T] extends EntryRow ? T : never }[keyof Tables];

export type EntryFacts<Row extends EntryRow> = Omit<Row, keyof EntryRow>;

type NewEntry<Row extends EntryRow> = {
  /** Chosen by the client, so that a retry adds nothing; made here when omitted. */
  readonly id?: string | undefined;
  /** @param stored what has the id, or says it, already, as when the request is repeated */
  readonly facts: (stored: Row | null) => EntryFacts<Row>;
  /** What a child has once: the entry that says it already, under another id. */
  readonly already?: () => Promise<Row | undefined>;
  /** For entries with the same values; without it, the limit of the table. */
  readonly among?: { readonly where: Partial<EntryFacts<Row>>; readonly limit: Limit };
  /** The entry that is there already, as sent with the refusal. */
  readonly current: (id: string) => Promise<unknown>;
};

type EntryChange<Row extends EntryRow> = {
  readonly stored: Row;
  readonly facts: Partial<EntryFacts<Row>>;
  /** The version on which the change is based. */
  readonly seen: number;
  /** What the refusal carries. */
  readonly current: () => Promise<unknown>;
};

type Seen = { readonly id: string; readonly version: number };

export type Entries<Row extends EntryRow> = {
  readonly limit: Limit;
  /** @throws Error when there are more than the limit: a partial list never passes for a complete one */
  readonly of: (db: Db, child: ReadableChild) => Promise<Row[]>;
  readonly find: (db: Db, child: ReadableChild, id: string) => Promise<Row | undefined>;
  /** @throws Problem `not-found` */
  readonly require: (db: Db, child: ReadableChild, id: string) => Promise<Row>;
  readonly count: (db: Db, child: ReadableChild, where?: Partial<EntryFacts<Row>>) => Promise<number>;
  /**
   * @param current what the refusal carries
   * @throws Problem `not-found`; `changed-meanwhile`
   */
  readonly requireUnchanged: (
    db: Db,
    child: ReadableChild,
    seen: Seen,
    current: () => Promise<unknown>,
  ) => Promise<Row>;
  /**
   * Adds an entry unless it is there already.
   *
   * @returns its id, which is another one where it was there under that
   * @throws Problem `already-exists` when it is there with other facts, with what is stored; `too-large`
   */
  readonly addOnce: (trx: Trx, child: WritableChild, entry: NewEntry<Row>, now: Date) => Promise<string>;
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
  /**
   * Updates an entry that was just read, unless it has these facts already, as when the request is repeated.
   *
   * @throws Problem `changed-meanwhile`
   */
  readonly change: (trx: Trx, child: WritableChild, change: EntryChange<Row>, now: Date) => Promise<void>;
  readonly delete: (trx: Trx, child: WritableChild, id: string) => Promise<void>;
};

/** @param limit of the rows that a child can have */
export function entries<T extends EntryTable>(table: T, limit: Limit): Entries<Tables[T]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return sharedQueries(table, limit) as unknown as Entries<Tables[T]>;
}

function sharedQueries(table: EntryTable, limit: Limit): Entries<EntryRow> {
  const { most } = limit;
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
  const queries: Entries<EntryRow> = {
    limit,
    async of(db, child) {
      const rows = await all(db, { childId: child.id });
      if (rows.length > most) throw new Error(`${table}: a child has more than ${most} rows`);
      return rows;
    },
    find: async (db, child, id) => (await one(db, { childId: child.id, id }))[0],
    async require(db, child, id) {
      const stored = await queries.find(db, child, id);
      if (stored === undefined) throw new Problem('not-found');
      return stored;
    },
    async count(db, child, where = {}) {
      const { found } = await sharing(db)
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('found'))
        .where((row) => row.and({ ...where, child_id: child.id }))
        .executeTakeFirstOrThrow();
      return found;
    },
    async requireUnchanged(db, child, { id, version }, current) {
      return requireUnchanged(await queries.find(db, child, id), version, current);
    },
    async addOnce(trx, child, { facts, ...given }, now) {
      const id = given.id ?? newId(now.getTime());
      const stored = (await queries.find(trx, child, id)) ?? (await given.already?.());
      const entry = facts(stored ?? null);
      if (stored === undefined) {
        const { where, limit: asked } = given.among ?? { where: {}, limit };
        requireSpace((await queries.count(trx, child, where)) + 1, asked);
        await queries.insert(trx, child, [{ id, ...entry }], now);
      } else if (!isSame(stored, entry)) {
        throw new Problem('already-exists', { current: await given.current(stored.id) });
      }
      return stored?.id ?? id;
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
    async change(trx, child, { stored, facts, seen, current }, now) {
      if (isSame(stored, facts)) return;
      await requireVersion(stored, seen, current);
      await queries.update(trx, child, stored.id, facts, now);
    },
    async delete(trx, child, id) {
      await sharing(trx).deleteFrom(table).where('child_id', '=', child.id).where('id', '=', id).execute();
    },
  };
  return queries;
}

/** Kysely cannot follow a table that is a type parameter. */
function sharing(db: Db): Kysely<Record<EntryTable, EntryRow>> {
  return db;
}
