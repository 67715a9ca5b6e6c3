import { Turns, type HandOver } from './turns.ts';

/** Turns of its own for each account. */
export class AccountTurns {
  readonly #limit: { readonly atOnce: number; readonly waiting: number };
  readonly #handOverOf: ((accountId: string) => HandOver) | undefined;
  readonly #turns = new Map<string, Turns>();

  /** @param handOverOf without it, the next one begins in the next turn of the event loop */
  constructor(
    limit: { readonly atOnce: number; readonly waiting: number },
    handOverOf?: (accountId: string) => HandOver,
  ) {
    this.#limit = limit;
    this.#handOverOf = handOverOf;
  }

  /** @throws what `refusal` makes, when the account's queue is full */
  async run<T>(accountId: string, work: () => Promise<T>, refusal: () => Error): Promise<T> {
    const turns = this.#turns.get(accountId) ?? new Turns(this.#limit, this.#handOverOf?.(accountId));
    this.#turns.set(accountId, turns);
    try {
      return await turns.run(work, refusal);
    } finally {
      if (turns.isIdle) this.#turns.delete(accountId);
    }
  }
}
