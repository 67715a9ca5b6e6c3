import type { Generated, Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { Problem } from '#server/problem.ts';
import type { At, Entry, Flag } from './columns.ts';
import type { Db, Trx } from './db.ts';
import { entryBy } from './entry.ts';
import type { Tables } from './tables.ts';

/** What editors write; what it says now is the version of that number. */
type Root = Entry & { id: string; is_removed: Flag };

/** How it was once: each change makes one. */
type Version = { version: number; content: string; changed_by: string | null; changed_at: At };

type RootTable = { [T in keyof Tables]: Tables[T] extends Root ? T : never }[keyof Tables];
type VersionTable = { [T in keyof Tables]: Tables[T] extends Version ? T : never }[keyof Tables];

/** The column of a version that says whose it is. */
type Of = { entry_id: string; article_id: string };

type Names<R extends RootTable, V extends VersionTable, C extends keyof Of> = {
  readonly table: R;
  readonly versions: V;
  readonly of: C;
};

/** Who changes it and when. */
export type Edit = { readonly editorId: string; readonly now: Date };

type NewOne<R extends Root, V extends Version> = {
  readonly id: string;
  readonly root: Omit<R, keyof Root>;
  readonly version: Omit<V, keyof Of | 'version' | 'changed_by' | 'changed_at'>;
};

type Next<R extends Root, V extends Version> = {
  readonly id: string;
  /** The version on which it is based. */
  readonly seen: number;
  readonly root: Partial<Omit<R, keyof Entry | 'id'>>;
  readonly version: NewOne<R, V>['version'];
};

type Versioned<R extends Root, V extends Version> = {
  /** @returns false when the id is taken */
  readonly insert: (trx: Trx, added: NewOne<R, V>, edit: Edit) => Promise<boolean>;
  /** @returns false when there is a later version: of two that come at once, the condition lets one through */
  readonly writeNext: (trx: Trx, next: Next<R, V>, edit: Edit) => Promise<boolean>;
  /** The latest first. */
  readonly history: (db: Db, id: string) => Promise<V[]>;
  readonly findVersion: (db: Db, id: string, version: number) => Promise<V | undefined>;
  /** Those that are not removed. */
  readonly count: (db: Db) => Promise<number>;
  /** Removes all versions up to this one, but the one that is `kept`. */
  readonly deleteVersions: (trx: Trx, id: string, upTo: number, kept?: number | null) => Promise<void>;
  /** Ids of removed entries beyond the `most` removed last. */
  readonly longRemoved: (db: Db, most: number) => Promise<string[]>;
};

/** The queries of what editors write: a row for each, and a row for each of its versions. */
export function versioned<R extends RootTable, V extends VersionTable>(
  names: Names<R, V, keyof Of & keyof Tables[V]>,
): Versioned<Tables[R], Tables[V]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return sharedQueries(names) as unknown as Versioned<Tables[R], Tables[V]>;
}

function sharedQueries({ table, versions, of }: Names<RootTable, VersionTable, keyof Of>): Versioned<Root, Version> {
  const insertVersion = async (trx: Trx, version: Version & { readonly id: string }) => {
    const { id, ...row } = version;
    await sharing(trx)
      .insertInto(versions)
      .values({ ...row, [of]: id })
      .execute();
  };
  return {
    async insert(trx, { id, root, version }, { editorId, now }) {
      const entry = entryBy(editorId, now);
      const { numInsertedOrUpdatedRows } = await sharing(trx)
        .insertInto(table)
        .values({ ...root, id, is_removed: 0, ...entry })
        .onConflict((on) => on.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      const { changed_by, changed_at } = entry;
      await insertVersion(trx, { ...version, id, version: 1, changed_by, changed_at });
      return true;
    },
    async writeNext(trx, { id, seen, root, version }, { editorId, now }) {
      const change = { version: seen + 1, changed_by: editorId, changed_at: now.toISOString() };
      const { numUpdatedRows } = await sharing(trx)
        .updateTable(table)
        .set({ ...root, ...change })
        .where('id', '=', id)
        .where('version', '=', seen)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      await insertVersion(trx, { ...version, id, ...change });
      return true;
    },
    history: (db, id) =>
      sharing(db).selectFrom(versions).selectAll().where(of, '=', id).orderBy('version', 'desc').execute(),
    findVersion: (db, id, version) =>
      sharing(db).selectFrom(versions).selectAll().where(of, '=', id).where('version', '=', version).executeTakeFirst(),
    async count(db) {
      const { found } = await sharing(db)
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('found'))
        .where('is_removed', '=', 0)
        .executeTakeFirstOrThrow();
      return found;
    },
    async deleteVersions(trx, id, upTo, kept = null) {
      const old = sharing(trx).deleteFrom(versions).where(of, '=', id).where('version', '<=', upTo);
      await (kept === null ? old : old.where('version', '!=', kept)).execute();
    },
    async longRemoved(db, most) {
      const removed = await sharing(db)
        .selectFrom(table)
        .select('id')
        .where('is_removed', '=', 1)
        .where('id', 'in', sharing(db).selectFrom(versions).select(of))
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return removed.slice(most).map(({ id }) => id);
    },
  };
}

/** @throws Problem `not-found` for one that is removed, too */
export function requireStanding<Stored extends { readonly is_removed: Flag }>(stored: Stored | undefined): Stored {
  if (stored?.is_removed !== 0) throw new Problem('not-found');
  return stored;
}

/** What a version says; null where it cannot be read. */
export function contentIn<Content>(schema: z.ZodMiniType<Content>, text: string): Content | null {
  return schema.safeParse(jsonIn(text)).data ?? null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Shared = Record<RootTable, Root> & Record<VersionTable, Version & { [Column in keyof Of]: Generated<string> }>;

/** Kysely cannot follow a table that is a type parameter. */
function sharing(db: Db): Kysely<Shared> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return db as unknown as Kysely<Shared>;
}
