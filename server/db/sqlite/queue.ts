/** Lets one in at a time, in the order in which they came. */
export class Queue {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn, which lasts until it calls `leave`. */
  async enter(): Promise<void> {
    if (this.#isTaken) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return;
    }
    this.#isTaken = true;
  }

  /** Hands the turn straight to the next, so that nobody can slip in between. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
