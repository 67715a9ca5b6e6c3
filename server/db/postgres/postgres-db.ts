import { Kysely, PostgresIntrospector, sql } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { DatabaseRefused } from '../database-refused.ts';
import { DatabaseUnavailable } from '../db-errors.ts';
import type { Db } from '../db.ts';
import { PostgresEngine } from '../engine.ts';
import { CheckingCompiler, PoolDriver } from './postgres-driver.ts';
import type { Tables } from '../tables.ts';

/** Time limits in milliseconds; 0 is no limit. */
export type Limits = {
  /** One query, timed by this process, so that it ends when the server has vanished. */
  readonly queryMs: number;
  /** One statement inside a transaction, and the pause between two of them. */
  readonly statementMs: number;
};

const usual: Limits = { queryMs: 30_000, statementMs: 15_000 };
const connectMs = 5000;
const mostConnections = 10;
// OIDs of the types of count(…) and of a sum of counts.
const int8 = 20;
const numeric = 1700;

/**
 * Opens PostgreSQL, directly or through a pooler in transaction mode: nothing here depends on the session.
 *
 * @throws DatabaseRefused when it cannot be reached or does not store text as UTF-8
 */
export async function openPostgres(url: string, limits: Limits = usual): Promise<Db> {
  const engine = new PostgresEngine(url);
  const driver = new PoolDriver(openPool(url, limits), engine.scope, limits.statementMs);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => engine,
      createDriver: () => driver,
      createQueryCompiler: () => new CheckingCompiler(),
      createIntrospector: (of) => new PostgresIntrospector(of),
    },
  });
  try {
    await requireUtf8(db);
    return db;
  } catch (error) {
    await db.destroy();
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new DatabaseRefused(`The PostgreSQL database cannot be reached (${error.message}).`, { cause: error });
  }
}

function openPool(url: string, limits: Limits): Pool {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectMs,
    query_timeout: limits.queryMs,
    keepAlive: true,
    allowExitOnIdle: true,
    types: numbersAsNumbers(),
  });
  // Without listeners, a lost connection would end this process: the first is for idle ones, the second for those in
  // use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function numbersAsNumbers(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  return types;
}

async function requireUtf8(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new DatabaseRefused(`The PostgreSQL database must keep its text as UTF8, not ${encoding}.`);
}
