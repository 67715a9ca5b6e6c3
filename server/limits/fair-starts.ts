type Line = { begun: number; readonly waiting: (() => void)[] };

/**
 * Lets each caller, an account or a network, begin only a few things in a turn of the event loop, so that a hundred
 * requests sent at once do not all run before the next request of somebody else.
 */
export class FairStarts {
  readonly #inOneTurn: number;
  readonly #mostWaiting: number;
  readonly #lines = new Map<string, Line>();

  /** @param limit `waiting`: how many of a caller wait at most, also those whose connection is closed */
  constructor({ inOneTurn, waiting }: { inOneTurn: number; waiting: number }) {
    this.#inOneTurn = inOneTurn;
    this.#mostWaiting = waiting;
  }

  /**
   * Resolves when the caller may begin, in the order of its calls.
   *
   * @throws what `refusal` makes, when too many wait
   */
  async begin(caller: string, refusal: () => Error): Promise<void> {
    if (this.#lines.size === 0) setImmediate(() => this.#nextTurn());
    const line = this.#lines.get(caller) ?? { begun: 0, waiting: [] };
    this.#lines.set(caller, line);
    if (line.begun < this.#inOneTurn) line.begun += 1;
    else if (line.waiting.length >= this.#mostWaiting) throw refusal();
    else await new Promise<void>((begin) => line.waiting.push(begin));
  }

  #nextTurn(): void {
    for (const [caller, line] of this.#lines) {
      const next = line.waiting.splice(0, this.#inOneTurn);
      if (next.length === 0) this.#lines.delete(caller);
      line.begun = next.length;
      for (const begin of next) begin();
    }
    if (this.#lines.size > 0) setImmediate(() => this.#nextTurn());
  }
}
