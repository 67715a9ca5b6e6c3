import { CompiledQuery } from 'kysely';
import type { Db, Trx } from './db.ts';
import { SqliteEngine, engineOf } from './engine.ts';
import type { Given, Readable } from './reading.ts';

type Row = Record<string, unknown>;

/** The rows of several queries, read by one statement, and so at one moment. */
export async function readTogether(trx: Trx, queries: Iterable<Readable>, given: Given): Promise<Map<Readable, Row[]>> {
  const parts: Part[] = [];
  for (const query of queries) {
    const { sql, parameters } = query.fill(trx, given);
    parts.push({ query, sql, parameters, columns: await columnsOf(trx, query, { sql, parameters }) });
  }
  if (parts.length === 0) return new Map();
  const { rows } = await trx.executeQuery<Record<string, string | null>>(statementOf(trx, parts));
  const [read = {}] = rows;
  return new Map(parts.map(({ query, columns }, n) => [query, rowsIn(read[`part${n}`] ?? null, columns)]));
}

type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>;
type Part = Asked & { readonly query: Readable; readonly columns: readonly string[] };

function statementOf(db: Db, parts: readonly Part[]): CompiledQuery {
  const isSqlite = engineOf(db) instanceof SqliteEngine;
  const asText = (columns: string) =>
    isSqlite ? `json_group_array(json_array(${columns}))` : `cast(json_agg(json_build_array(${columns})) as text)`;
  let before = 0;
  const selected = parts.map(({ sql, parameters, columns }, n) => {
    // PostgreSQL's parameters are numbered, SQLite's stand in their order.
    const numbered = isSqlite ? sql : sql.replaceAll(/\$(\d+)/g, (_, at: string) => `$${Number(at) + before}`);
    before += parameters.length;
    const listed = columns.map((name) => `each_row."${name}"`).join(', ');
    return `(select ${asText(listed)} from (${numbered}) as each_row) as part${n}`;
  });
  return CompiledQuery.raw(
    `select ${selected.join(', ')}`,
    parts.flatMap(({ parameters }) => [...parameters]),
  );
}

function rowsIn(json: string | null, columns: readonly string[]): Row[] {
  // A statement of ours made it: a list of lists.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const lists = JSON.parse(json ?? '[]') as unknown[][];
  return lists.map((values) => Object.fromEntries(columns.map((name, n) => [name, values[n]])));
}

const known = new WeakMap<object, WeakMap<Readable, readonly string[]>>();

/** Asked once of each database. */
async function columnsOf(trx: Trx, query: Readable, { sql, parameters }: Asked): Promise<readonly string[]> {
  const engine = engineOf(trx);
  const columns = known.get(engine) ?? new WeakMap<Readable, readonly string[]>();
  known.set(engine, columns);
  const before = columns.get(query);
  if (before) return before;
  // Always one row at least.
  const text = `select each_row.* from (select 1 as one) as always left join (${sql}) as each_row on 1 = 1`;
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
  const names = Object.keys(rows[0] ?? {});
  columns.set(query, names);
  return names;
}
