type Turn = { readonly leave: () => void };

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

  /** Resolves when it is the caller's turn, or with null at once when the line is full. */
  async take(): Promise<Turn | null> {
    if (this.#busy < this.#atOnce) {
      this.#busy++;
      return this.#turn();
    }
    if (this.#waiting.length >= this.#mostWaiting) return null;
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.#turn();
  }

  /** The turn is handed straight to the next in line, so that nobody slips in between. */
  #turn(): Turn {
    const leave = () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    };
    return { leave };
  }
}
