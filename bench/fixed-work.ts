import { threadMs } from './thread-time.ts';

/**
 * About 10 ms of arithmetic, strings, maps and sorting on a server's core, without the product.
 *
 * @returns a number that depends on all of it, so that no compiler removes it
 */
export function fixedLoop(): number {
  let sum = 0;
  for (let n = 1; n <= 60_000; n += 1) sum += Math.exp(Math.log(n) * 0.37) / (1 + (n % 7));
  const words = new Map<string, number>();
  for (let n = 0; n < 20_000; n += 1) {
    const word = `word ${(n * 7919) % 5000}`;
    words.set(word, (words.get(word) ?? 0) + n);
  }
  const rows = Array.from(words, ([word, count]) => ({ word, count })).toSorted(
    (one, other) => one.count - other.count,
  );
  return sum + JSON.stringify(rows).length;
}

/** CPU time of the fixed loop on this thread. */
export function loopThreadMs(): number {
  const startedAt = threadMs();
  fixedLoop();
  return threadMs() - startedAt;
}

/** Wall time of this many rounds of the fixed loop. */
export function loopsMs(rounds: number): number {
  const startedAt = performance.now();
  for (let n = 0; n < rounds; n += 1) fixedLoop();
  return performance.now() - startedAt;
}
