import { setTimeout as sleep } from 'node:timers/promises';

/** Rests as long as it works, so that the requests of others get their turn between two steps of long work. */
export class Pace {
  #since = performance.now();

  async rest(): Promise<void> {
    await sleep(performance.now() - this.#since);
    this.#since = performance.now();
  }
}
