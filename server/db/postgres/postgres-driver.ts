import {
  CompiledQuery,
  PostgresDriver,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
import { bindable } from '../bindable.ts';
import { DatabaseUnavailable } from '../db-errors.ts';
import type { TransactionScope } from '../transaction-scope.ts';

export class PoolDriver extends PostgresDriver {
  readonly #scope: TransactionScope;
  readonly #begin: CompiledQuery;
  readonly #beginToRead: CompiledQuery;
  readonly #watched = new WeakSet<DatabaseConnection>();

  /** @param statementMs limit for a statement of a transaction, or a pause between two; 0 is no limit */
  constructor(pool: Pool, scope: TransactionScope, statementMs: number) {
    super({ pool });
    this.#scope = scope;
    // One round trip. `set local` ends with the transaction and never reaches another client of a pooler.
    const begin = (how: string) =>
      CompiledQuery.raw(
        `begin ${how}; set local statement_timeout = ${statementMs}; ` +
          `set local idle_in_transaction_session_timeout = ${statementMs}`,
      );
    this.#begin = begin('isolation level read committed');
    this.#beginToRead = begin('isolation level repeatable read read only');
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.assertOutside();
    const connection = await super.acquireConnection().catch((error: unknown) => {
      throw new DatabaseUnavailable(reason(error), { cause: error });
    });
    this.#watch(connection);
    return connection;
  }

  /** The library reports a lost connection, and its own timeout, as a plain error without a code. */
  #watch(connection: DatabaseConnection): void {
    if (this.#watched.has(connection)) return;
    this.#watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      try {
        return await execute<Row>(query);
      } catch (error) {
        const isLost = error instanceof Error && error.name === 'Error' && !('code' in error);
        throw isLost ? new DatabaseUnavailable(error.message, { cause: error }) : error;
      }
    };
  }

  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    this.#scope.begin();
    await connection.executeQuery(accessMode === 'read only' ? this.#beginToRead : this.#begin);
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    // It fails on a lost connection; the original error says more.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

function reason(error: unknown): string {
  // When several addresses failed, Node's error has a list instead of a message.
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}

export class CheckingCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(bindable(value));
  }
}
