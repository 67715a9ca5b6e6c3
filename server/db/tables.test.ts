import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase, testEngine } from '#testing/db/a-database.ts';
import type { Columns } from '#testing/rooms/columns.ts';
import { roomColumns } from '#testing/rooms/rooms.ts';

type FoundColumn = {
  readonly tableName: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: number;
};
// The compiler holds this list to the types, the test holds it to the database.
const expected: Columns = {
  ...roomColumns,
  mails: {
    id: 'text',
    kind: 'text',
    to_address: 'text',
    subject: 'text',
    text: 'text',
    html: 'text',
    made_at: 'text',
    sent_at: 'text?',
    user_id: 'text?',
    child_id: 'text?',
    stop_url: 'text?',
  },
  mails_about: { child_id: 'text', mail_id: 'text' },
  jobs: {
    id: 'text',
    kind: 'text',
    key: 'text?',
    payload: 'text',
    run_at: 'text',
    claim: 'text?',
    lease_ends_at: 'text?',
    tries: 'integer',
    last_error: 'text?',
    given_up_at: 'text?',
    made_at: 'text',
  },
  transfers: {
    id: 'text',
    user_id: 'text',
    kind: 'text',
    status: 'text',
    done: 'integer',
    total: 'integer?',
    storage_key: 'text?',
    bytes: 'integer?',
    result: 'text?',
    made_at: 'text',
    ended_at: 'text?',
    expires_at: 'text',
  },
  rate_limits: { key: 'text', started_at: 'text', used: 'integer' },
  challenges: { id: 'text', action: 'text', bits: 'integer', expires_at: 'text' },
  settings: { name: 'text', value: 'text' },
  ai_usage: {
    user_id: 'text',
    on_day: 'text',
    calls: 'integer',
    tokens_in: 'integer',
    tokens_out: 'integer',
    errors: 'integer',
  },
  ai_months: { month: 'text', calls: 'integer', tokens_in: 'integer', tokens_out: 'integer', errors: 'integer' },
  ai_consents: { user_id: 'text', recipient: 'text', agrees: 'integer', at: 'text' },
  migrations: { name: 'text', applied_at: 'text' },
};

test('the tables are as the code believes them to be', async () => {
  const db = await aDatabase();
  const { rows } = await sql<FoundColumn>`${testEngine() === 'sqlite' ? sqliteColumns : postgresColumns}`.execute(db);

  const found: Record<string, Record<string, string>> = {};
  for (const { tableName, name, type, isNullable } of rows) {
    found[tableName] = { ...found[tableName], [name]: `${type.toLowerCase()}${isNullable ? '?' : ''}` };
  }

  expect(found).toEqual(expected);
});

type ForeignKey = { readonly tableName: string; readonly name: string };

test('every column that points to another table begins an index, so that deleting what it points to reads no whole table', async () => {
  const db = await aDatabase();
  const { rows } = await sql<ForeignKey>`${testEngine() === 'sqlite' ? sqliteKeys : postgresKeys}`.execute(db);
  const { rows: indexed } = await sql<ForeignKey>`${
    testEngine() === 'sqlite' ? sqliteIndexes : postgresIndexes
  }`.execute(db);

  const columns = (found: readonly ForeignKey[]) => new Set(found.map(({ tableName, name }) => `${tableName}.${name}`));

  expect(columns(rows)).toContain('measurements.changed_by');
  expect([...columns(rows)].filter((column) => !columns(indexed).has(column))).toEqual([]);
});

if (testEngine() === 'postgres') {
  test('every text is ordered by code point', async () => {
    const db = await aDatabase();

    const { rows } = await sql`select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`.execute(db);

    expect(rows).toEqual([]);
  });
}

const sqliteColumns = sql`
  select tables.name as "tableName", columns.name as name, columns.type as type, 1 - columns."notnull" as "isNullable"
  from sqlite_schema as tables, pragma_table_info(tables.name) as columns where tables.type = 'table'`;

const postgresColumns = sql`
  select table_name as "tableName", column_name as name, data_type as type,
    case is_nullable when 'YES' then 1 else 0 end as "isNullable"
  from information_schema.columns where table_schema = 'public'`;

const sqliteKeys = sql`
  select tables.name as "tableName", keys."from" as name
  from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`;

const postgresKeys = sql`
  select c.conrelid::regclass::text as "tableName", a.attname as name
  from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f'`;

// A partial index stands for nothing here.
const sqliteIndexes = sql`
  select tables.name as "tableName", columns.name as name
  from sqlite_schema as tables, pragma_index_list(tables.name) as indexes, pragma_index_info(indexes.name) as columns
  where tables.type = 'table' and indexes.partial = 0 and columns.seqno = 0`;

const postgresIndexes = sql`
  select i.indrelid::regclass::text as "tableName", a.attname as name
  from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
  where i.indpred is null and i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;
