import { AsyncLocalStorage } from 'node:async_hooks';

type Progress = { begun: boolean; ended: boolean };

/**
 * Refuses a query on the database itself inside a transaction: it would wait forever for the one SQLite handle, and on
 * PostgreSQL run outside the transaction.
 */
export class TransactionScope {
  readonly #progress = new AsyncLocalStorage<Progress>();

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.assertOutside();
    const progress = { begun: false, ended: false };
    try {
      return await this.#progress.run(progress, work);
    } finally {
      progress.ended = true;
    }
  }

  /** @throws Error when the transaction was not opened through `run` */
  begin(): void {
    const progress = this.#progress.getStore();
    if (progress === undefined || progress.ended) throw new Error('open a transaction with tx(db, …)');
    progress.begun = true;
  }

  /** @throws Error inside a transaction */
  assertOutside(): void {
    const progress = this.#progress.getStore();
    if (progress?.begun && !progress.ended) throw new Error('inside a transaction only trx may be used, not db');
  }
}
