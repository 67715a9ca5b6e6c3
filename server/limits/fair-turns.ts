type Waiting = { readonly accountId: string; readonly begin: () => void };

/**
 * Runs one costly thing at a time. Next is the account whose last turn was longest ago, so one that asks for a lot waits
 * for the others, and they do not wait for it.
 */
export class FairTurns {
  readonly #mostWaiting: number;
  readonly #waiting: Waiting[] = [];
  /** Accounts in the order of their last turns, since the queue was last empty. */
  readonly #served = new Set<string>();
  #isBusy = false;

  constructor({ waiting }: { waiting: number }) {
    this.#mostWaiting = waiting;
  }

  /** @throws what `refusal` makes, when the queue is full */
  async run<T>(accountId: string, work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (this.#isBusy) {
      if (this.#waiting.length >= this.#mostWaiting) throw refusal();
      await new Promise<void>((begin) => this.#waiting.push({ accountId, begin }));
    }
    this.#isBusy = true;
    this.#served.delete(accountId);
    this.#served.add(accountId);
    try {
      return await work();
    } finally {
      this.#handOver();
    }
  }

  /** Directly, so that a newcomer cannot take the turn. */
  #handOver(): void {
    const next = this.#longestWithoutTurn();
    if (next) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.begin();
      return;
    }
    this.#isBusy = false;
    this.#served.clear();
  }

  #longestWithoutTurn(): Waiting | undefined {
    const servedAt = new Map([...this.#served].map((accountId, n) => [accountId, n]));
    const lastTurn = ({ accountId }: Waiting) => servedAt.get(accountId) ?? -1;
    return this.#waiting.toSorted((a, b) => lastTurn(a) - lastTurn(b)).at(0);
  }
}
