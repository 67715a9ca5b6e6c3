import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { testEngine } from './a-database.ts';

export type Column = { readonly table: string; readonly column: string; readonly onDelete: string | null };

const isOfTime = /_(on|in)$|(?<!^made|^changed)_at$/;

/** Matches by name, with or without a foreign key. */
const isPersonal = /(^|_)(child|user|parent)_id$|_by$/;

/** Days, months and instants of a child's tables; when a row was made or changed aside. */
export async function timeColumns(db: Db): Promise<{ readonly table: string; readonly column: string }[]> {
  const columns = await columnsOf(db);
  const ofChildren = new Set(columns.flatMap(({ table, column }) => (column === 'child_id' ? [table] : [])));
  return columns.filter(({ table, column }) => ofChildren.has(table) && isOfTime.test(column));
}

/** By a foreign key or by its name. */
export async function personalColumns(db: Db): Promise<Column[]> {
  const foreign = await foreignKeys(db);
  return (await columnsOf(db)).flatMap(({ table, column }) => {
    const key = foreign.find((one) => one.table === table && one.column === column);
    return key || isPersonal.test(column) ? [{ table, column, onDelete: key?.onDelete ?? null }] : [];
  });
}

export async function columnsOf(db: Db): Promise<{ readonly table: string; readonly column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`${sqliteOr(
    sql`select tables.name as "table", columns.name as "column"
      from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`,
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  )}`.execute(db);
  return rows;
}

async function foreignKeys(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`${sqliteOr(
    sql`select tables.name as "table", keys."from" as "column", keys.on_delete as "onDelete"
      from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table' and keys."table" in ('children', 'users')`,
    sql`select c.conrelid::regclass::text as "table", a.attname as "column",
        case c.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'other' end as "onDelete"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid::regclass::text in ('children', 'users')`,
  )}`.execute(db);
  return rows;
}

export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${sqliteOr(
    sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )}`.execute(db);
  return rows.map(({ name }) => name);
}

function sqliteOr<T>(sqlite: T, postgres: T): T {
  return testEngine() === 'sqlite' ? sqlite : postgres;
}

/**
 * A table of an unknown room, with every kind of reference to a person: a child by a key, accounts by name only, by a
 * key,
 * and by a key that blocks deletion.
 */
export async function plantTable(db: Db): Promise<void> {
  await sql`create table shots (id text primary key, child_id text references children (id) on delete cascade,
    given_by text, given_on text, seen text references users (id) on delete set null, checked text references users (id))`.execute(
    db,
  );
}

export async function plantShot(db: Db, childId: string, givenOn: string): Promise<void> {
  await sql`insert into shots (id, child_id, given_on) values ('one', ${childId}, ${givenOn})`.execute(db);
}
