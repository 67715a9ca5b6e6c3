import { Turns } from './turns.ts';

/** Turns of its own for each account. */
export class AccountTurns {
  readonly #limit: { readonly atOnce: number; readonly waiting: number };
  readonly #turns = new Map<string, Turns>();

  constructor(limit: { readonly atOnce: number; readonly waiting: number }) {
    this.#limit = limit;
  }

  /** @throws what `refusal` makes, when the account's queue is full */
  async run<T>(accountId: string, work: () => Promise<T>, refusal: () => Error): Promise<T> {
    const turns = this.#turns.get(accountId) ?? new Turns(this.#limit);
    this.#turns.set(accountId, turns);
    try {
      return await turns.run(work, refusal);
    } finally {
      if (turns.isIdle) this.#turns.delete(accountId);
    }
  }
}
