import { setTimeout as sleep } from 'node:timers/promises';
import { Interrupted } from './transfers.ts';

const longestRestMs = 200;
/** Of an export that is as large as can be, each child leaves a megabyte of garbage. */
const childrenAGo = 20;

/** Rests after each step of long work as long as the step took, so that the requests of others get their turn. */
export class Pace {
  readonly #signal: AbortSignal | undefined;
  #children = 0;

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

  /**
   * After each child. Collects garbage now and then, which takes 30 to 70 ms, so that an import of many children needs no
   * more memory than one of a few: V8 alone would let it add up.
   */
  async childDone(): Promise<void> {
    this.#children += 1;
    if (this.#children % childrenAGo === 0) await this.turn(() => globalThis.gc?.({ type: 'major' }));
  }

  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#signal }).catch(() => {
      throw new Interrupted();
    });
  }
}
