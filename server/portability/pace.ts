import { setTimeout as sleep } from 'node:timers/promises';
import { Interrupted } from './transfers.ts';

/** Rests as long as it works, so that the requests of others get their turn between two steps of long work. */
export class Pace {
  readonly #signal: AbortSignal | undefined;
  #since = performance.now();

  /** @param signal of work that may be broken off at each rest */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** @throws Interrupted */
  async rest(): Promise<void> {
    await sleep(performance.now() - this.#since);
    if (this.#signal?.aborted) throw new Interrupted();
    this.#since = performance.now();
  }
}
