import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { LruCache } from '#server/lru-cache.ts';
import { bindable } from '../bindable.ts';
import { isBusy } from '../db-errors.ts';
import { Queue } from './queue.ts';
import type { TransactionScope } from '../transaction-scope.ts';

const mostStatements = 500;
const sliceMs = 10;
const busyWaitMs = 2000;
const busyPauseMs = 5;

export class OneHandleDriver extends SqliteDriver {
  readonly #handle: DatabaseSync;
  readonly #scope: TransactionScope;
  readonly #onClosed: () => void;
  readonly #queue = new Queue();
  #connection: PoliteConnection | undefined;

  constructor(handle: DatabaseSync, scope: TransactionScope, onClosed: () => void) {
    super({ database: new StatementCache(handle) });
    this.#handle = handle;
    this.#scope = scope;
    this.#onClosed = onClosed;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.assertOutside();
    await this.#queue.enter();
    this.#connection ??= new PoliteConnection(await super.acquireConnection(), this.#queue);
    this.#connection.beginTurn();
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#queue.leave();
  }

  /** `begin immediate`: taking the write lock later fails when another process wrote in between. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    this.#scope.begin();
    await connection.executeQuery(
      CompiledQuery.raw(settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }

  /** SQLite rolls back by itself on a full disk; a second rollback would fail and hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  override async destroy(): Promise<void> {
    await this.#queue.enter();
    await super.destroy();
    this.#onClosed();
  }
}

/** Yields to the event loop, and waits for another process without blocking this one. */
class PoliteConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #turns: Queue;
  /** Of those who wait for another process: only the first tries. */
  readonly #waiting = new Queue();
  /** When one of them last got through. */
  #wentOnAt = 0;
  #isNewTurn = true;
  #sliceEndsAt = 0;

  constructor(inner: DatabaseConnection, turns: Queue) {
    this.#inner = inner;
    this.#turns = turns;
  }

  beginTurn(): void {
    this.#isNewTurn = true;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // node:sqlite is synchronous: a loop of awaited queries would starve the event loop.
    if (performance.now() >= this.#sliceEndsAt) {
      await nextTurn();
      this.#sliceEndsAt = performance.now() + sliceMs;
    }
    try {
      return await this.#execute<Row>(query);
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    return this.#isNewTurn ? this.#executeInLaterTurn(query) : this.#executeInThisTurn(query);
  }

  streamQuery(): never {
    throw new Error('a stream would keep everybody else waiting: read in pages');
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#inner.executeQuery<Row>(query);
    this.#isNewTurn = false;
    return result;
  }

  /** A turn in which something was done, such as `begin`, is kept. */
  async #executeInThisTurn<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const giveUpAt = performance.now() + busyWaitMs;
    for (;;) {
      await sleep(busyPauseMs);
      try {
        return await this.#execute<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      }
    }
  }

  /** Reads need no lock, so they go on between two tries. It has the turn again when it ends, whether well or not. */
  async #executeInLaterTurn<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const cameAt = performance.now();
    this.#turns.leave();
    await this.#waiting.enter();
    try {
      for (;;) {
        await this.#turns.enter();
        this.beginTurn();
        try {
          const result = await this.#execute<Row>(query);
          this.#wentOnAt = performance.now();
          return result;
        } catch (error) {
          if (!isBusy(error) || performance.now() > Math.max(cameAt, this.#wentOnAt) + busyWaitMs) throw error;
        }
        this.#turns.leave();
        await sleep(busyPauseMs);
      }
    } finally {
      this.#waiting.leave();
    }
  }
}

/** node:sqlite in the shape Kysely expects, with a cache of prepared statements. */
class StatementCache implements SqliteDatabase {
  readonly #handle: DatabaseSync;
  readonly #statements = new LruCache<SqliteStatement>(mostStatements);

  constructor(handle: DatabaseSync) {
    this.#handle = handle;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = new CheckedStatement(this.#handle.prepare(sql));
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#handle.close();
  }
}

class CheckedStatement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #toRow: (values: unknown) => unknown;

  constructor(statement: StatementSync) {
    const names = statement.columns().map(({ name }) => name);
    this.#statement = statement;
    this.#toRow = rowMaker(names);
    this.reader = names.length > 0;
    statement.setReturnArrays(true);
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(bindable)).map(this.#toRow);
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...parameters.map(bindable));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    for (const values of this.#statement.iterate(...parameters.map(bindable))) yield this.#toRow(values);
  }
}

/** Compiles a function from a row's values to an object: three times as fast as node:sqlite's own objects. */
function rowMaker(names: readonly string[]): (values: unknown) => unknown {
  const fields = names.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  // The names come from our own queries, and are quoted.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript/no-unsafe-type-assertion
  return new Function('values', `return { ${fields.join(', ')} };`) as (values: unknown) => unknown;
}
