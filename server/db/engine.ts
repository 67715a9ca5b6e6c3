import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PostgresAdapter, SqliteAdapter } from 'kysely';
import type { Db } from './db.ts';
import { TransactionScope } from './transaction-scope.ts';

export class SqliteEngine extends SqliteAdapter {
  readonly scope = new TransactionScope();
  readonly path: string;
  /** The file as it was opened. */
  readonly #inode: number;

  constructor(path: string) {
    super();
    this.path = path;
    this.#inode = statSync(path).ino;
  }

  /** Whether the open file still stands at its path: what is written to a removed or replaced one is lost. */
  async isInPlace(): Promise<boolean> {
    const found = await stat(this.path).catch(() => null);
    return found?.ino === this.#inode;
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
