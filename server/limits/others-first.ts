import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A step of a large answer takes some 5 ms. Ours. */
const MOST_MS = 10;

type Begun = { readonly caller: string | null; readonly at: number };

/**
 * Lets others go first between the steps of a large answer, for as long as the step before took, up to 10 ms: a request
 * of theirs takes several turns of the event loop, so with one turn between two steps it would wait for each of them.
 * Where nobody else has begun anything meanwhile, for two turns.
 */
export class OthersFirst {
  #last: Begun = { caller: null, at: -Infinity };
  /** Of another caller than the last. */
  #lastOther = this.#last;

  /** @param caller an account or a network that begins a request */
  begins(caller: string): void {
    if (caller !== this.#last.caller) this.#lastOther = this.#last;
    this.#last = { caller, at: performance.now() };
  }

  /** @param since when the step began, by `performance.now()` */
  async afterStep(caller: string, since: number): Promise<void> {
    const tookMs = performance.now() - since;
    // The first ends a turn; what has arrived meanwhile begins in the second.
    await nextTurn();
    await nextTurn();
    const { at } = caller === this.#last.caller ? this.#lastOther : this.#last;
    if (at > since && tookMs >= 1) await sleep(Math.min(tookMs, MOST_MS));
  }
}
