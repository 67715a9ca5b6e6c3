import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Before the next one begins.
 *
 * @param since when the one before began, by `performance.now()`
 */
export type HandOver = (since: number) => Promise<unknown>;

/** Runs a few costly things at once; the next ones queue, up to a limit. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #handOver: HandOver;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #begunAt = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }, handOver: HandOver = () => nextTurn()) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
    this.#handOver = handOver;
  }

  get isIdle(): boolean {
    return this.#busy === 0;
  }

  /** @throws what `refusal` makes, when the queue is full */
  async run<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (this.#busy >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw refusal();
      // The turn is handed over directly, so that a newcomer cannot take it.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      // Else a whole queue would run before any other request is answered.
      await this.#handOver(this.#begunAt);
    } else this.#busy++;
    this.#begunAt = performance.now();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy--;
    }
  }
}
