import { setTimeout as sleep } from 'node:timers/promises';
import { Interrupted } from './transfers.ts';

const longestRestMs = 200;

/** Rests after each step of long work as long as the step took, so that the requests of others get their turn. */
export class Pace {
  readonly #signal: AbortSignal | undefined;

  /** @param signal aborts the work between two steps, or at a rest */
  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  /** @throws Interrupted */
  async turn<T>(step: () => T | Promise<T>): Promise<T> {
    if (this.#signal?.aborted) throw new Interrupted();
    const from = performance.now();
    const done = await step();
    await this.#rest(Math.min(performance.now() - from, longestRestMs));
    return done;
  }

  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#signal }).catch(() => {
      throw new Interrupted();
    });
  }
}
