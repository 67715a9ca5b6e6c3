/** A FIFO mutex. */
export class Queue {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn, which lasts until `leave`. */
  async enter(): Promise<void> {
    if (this.#isTaken) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return;
    }
    this.#isTaken = true;
  }

  /** Hands the turn over directly, so that a newcomer cannot take it. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
