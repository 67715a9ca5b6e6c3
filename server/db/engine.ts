import { PostgresAdapter, SqliteAdapter } from 'kysely';
import type { Db } from './db.ts';
import { TransactionScope } from './transaction-scope.ts';

export class SqliteEngine extends SqliteAdapter {
  readonly scope = new TransactionScope();
  readonly path: string;

  constructor(path: string) {
    super();
    this.path = path;
  }

  /** Turns off Kysely's own mutex, which is not fair; the driver has a FIFO queue. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** PostgreSQL, or an engine that speaks its protocol. */
export class PostgresEngine extends PostgresAdapter {
  readonly scope = new TransactionScope();
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }
}

export function engineOf(db: Db): SqliteEngine | PostgresEngine {
  const { adapter } = db.getExecutor();
  if (adapter instanceof SqliteEngine || adapter instanceof PostgresEngine) return adapter;
  throw new Error('this database was not opened with openDb');
}
