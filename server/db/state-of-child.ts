import { createHash } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { LruCache } from '#server/lru-cache.ts';
import type { Db } from './db.ts';
import { SqliteEngine, engineOf } from './engine.ts';

/** Sent to parents or by them, or one parent's own, and never shown with a child. */
const leftOut = new Set(['mails', 'mails_about', 'chat_messages']);
const ofPerson = ['id', 'name', 'time_zone', 'erased_from'];

/**
 * A hash of every row about a child in every table, and of the names and time zones of the people in them. It changes
 * with every change to them, whichever server makes it, so what follows from these rows can be cached under it.
 */
export async function stateOfChild(db: Db, childId: string): Promise<string> {
  const engine = engineOf(db);
  const known = knownTo.get(engine) ?? { text: await statementFor(db), states: new LruCache<string>(MOST_STATES) };
  knownTo.set(engine, known);
  // Read before the rows: after a write in between, nobody asks for this key again.
  const written = engine instanceof SqliteEngine ? await writtenSoFar(db) : null;
  const key = `${written} ${childId}`;
  const state = (written === null ? undefined : known.states.get(key)) ?? (await hashOf(db, known.text, childId));
  if (written !== null) known.states.set(key, state);
  return state;
}

/** Of some 200 bytes each. Ours. */
const MOST_STATES = 12_000;
const knownTo = new WeakMap<object, { readonly text: string; readonly states: LruCache<string> }>();

/** SQLite's counts of the rows that this process has written, and of the commits of other programs. */
async function writtenSoFar(db: Db): Promise<string> {
  const [found] = (await db.executeQuery<{ written: string }>(writes)).rows;
  if (!found) throw new Error('SQLite does not say what was written');
  return found.written;
}

const writes = CompiledQuery.raw(`select data_version || ' ' || total_changes() as written from pragma_data_version`);

async function hashOf(db: Db, text: string, childId: string): Promise<string> {
  const { rows } = await db.executeQuery<Record<string, string | null>>(CompiledQuery.raw(text, [childId]));
  // JSON has no bare line feed.
  const parts = rows.flatMap((row) => Object.values(row)).join('\n');
  return createHash('sha256').update(parts).digest('base64');
}

type Column = { readonly table: string; readonly name: string };

/** One statement, so that all rows are read at the same moment. */
async function statementFor(db: Db): Promise<string> {
  const isSqlite = engineOf(db) instanceof SqliteEngine;
  const child = isSqlite ? '?1' : '$1';
  const arrayOf = (columns: readonly string[]) => {
    const names = columns.map(quoted).join(', ');
    // PostgreSQL returns rows in no fixed order.
    const row = `jsonb_build_array(${names})`;
    return isSqlite ? `json_group_array(json_array(${names}))` : `cast(jsonb_agg(${row} order by ${row}) as text)`;
  };
  const columns = isSqlite ? await columnsOfSqlite(db) : await columnsOfPostgres(db);
  const aboutChild = Map.groupBy(columns, ({ table }) => table);
  for (const [table, its] of aboutChild) {
    if (leftOut.has(table) || !its.some(({ name }) => name === 'child_id')) aboutChild.delete(table);
  }
  const rows = [...aboutChild].map(([table, its]) => {
    const names = its.map(({ name }) => name).filter((name) => name !== 'child_id');
    return `select ${arrayOf(names)} from ${quoted(table)} where child_id = ${child}`;
  });
  const people = [...aboutChild.values()]
    .flat()
    .filter(({ name }) => isPerson(name))
    .map(({ table, name }) => `select ${quoted(name)} from ${quoted(table)} where child_id = ${child}`);
  const own = columns.filter(({ table }) => table === 'children').map(({ name }) => name);
  const parts = [
    ...rows,
    `select ${arrayOf(own)} from children where id = ${child}`,
    `select ${arrayOf(ofPerson)} from users where id in (${people.join(' union all ')})`,
  ];
  return `select ${parts.map((part, index) => `(${part}) as part${index}`).join(', ')}`;
}

function isPerson(column: string): boolean {
  return column === 'user_id' || column.endsWith('_by');
}

function quoted(name: string): string {
  return `"${name}"`;
}

async function columnsOfSqlite(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select tables.name as "table", columns.name as name
    from sqlite_schema as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' order by tables.name, columns.cid
  `.execute(db);
  return rows;
}

async function columnsOfPostgres(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as name from information_schema.columns
    where table_schema = current_schema() order by table_name, ordinal_position
  `.execute(db);
  return rows;
}
