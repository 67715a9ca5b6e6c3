/** Lets a few do something costly at once; the next ones wait in line, and the line has an end. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  /**
   * Does something once its turn has come.
   *
   * @throws what `refusal` makes, at once, when the line is full
   */
  async run<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (this.#busy >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw refusal();
      // The turn is handed straight to the next in line, so that nobody slips in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#busy++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}
