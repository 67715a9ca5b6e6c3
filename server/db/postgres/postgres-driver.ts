import { CompiledQuery, PostgresDriver, PostgresQueryCompiler, type DatabaseConnection } from 'kysely';
import type { Pool } from 'pg';
import { bindable } from '../bindable.ts';
import { DatabaseUnavailable } from '../db-errors.ts';
import type { TransactionScope } from '../transaction-scope.ts';

/** Runs Kysely on a pool of PostgreSQL connections. */
export class PoolDriver extends PostgresDriver {
  readonly #scope: TransactionScope;
  readonly #begin: CompiledQuery;

  /** @param statementMs how long one statement of a transaction, or a pause between two, may take; 0 is without end */
  constructor(pool: Pool, scope: TransactionScope, statementMs: number) {
    super({ pool });
    this.#scope = scope;
    // One round trip. `set local` ends with the transaction, so it never reaches another client of a pooler.
    this.#begin = CompiledQuery.raw(
      `begin isolation level read committed; set local statement_timeout = ${statementMs}; ` +
        `set local idle_in_transaction_session_timeout = ${statementMs}`,
    );
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#scope.assertOutside();
    return super.acquireConnection().catch((error: unknown) => {
      throw new DatabaseUnavailable(reason(error), { cause: error });
    });
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#scope.begin();
    await connection.executeQuery(this.#begin);
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    // It fails when the connection is lost, and is thrown away then; the error that led here says more.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

function reason(error: unknown): string {
  // When several addresses were tried, Node's error has a list in place of a message.
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Lets the same values through as SQLite does. */
export class CheckingCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    super.appendValue(bindable(value));
  }
}
