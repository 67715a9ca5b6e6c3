import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** A step of a large answer takes some 5 ms. Ours. */
const MOST_MS = 10;

/**
 * Lets others go first for as long as the step before took, up to 10 ms: a request of theirs takes several turns of the
 * event loop, so with one turn between two steps it would wait for each of them.
 *
 * @param since when the step began, by `performance.now()`
 */
export async function othersFirst(since: number): Promise<void> {
  const tookMs = performance.now() - since;
  await (tookMs < 1 ? nextTurn() : sleep(Math.min(tookMs, MOST_MS)));
}
