type Line = { begun: number; readonly waiting: (() => void)[] };

/**
 * Lets each account begin only a few things in a turn of the event loop, so that a hundred requests sent at once do not
 * all run before the next request of somebody else.
 */
export class FairStarts {
  readonly #inOneTurn: number;
  readonly #lines = new Map<string, Line>();

  constructor({ inOneTurn }: { inOneTurn: number }) {
    this.#inOneTurn = inOneTurn;
  }

  /** Resolves when the account may begin, in the order of its calls. */
  async begin(accountId: string): Promise<void> {
    if (this.#lines.size === 0) setImmediate(() => this.#nextTurn());
    const line = this.#lines.get(accountId) ?? { begun: 0, waiting: [] };
    this.#lines.set(accountId, line);
    if (line.begun >= this.#inOneTurn) return new Promise((begin) => line.waiting.push(begin));
    line.begun += 1;
  }

  #nextTurn(): void {
    for (const [accountId, line] of this.#lines) {
      const next = line.waiting.splice(0, this.#inOneTurn);
      if (next.length === 0) this.#lines.delete(accountId);
      line.begun = next.length;
      for (const begin of next) begin();
    }
    if (this.#lines.size > 0) setImmediate(() => this.#nextTurn());
  }
}
