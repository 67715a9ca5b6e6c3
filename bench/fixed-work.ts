import { threadMs } from './thread-time.ts';

/**
 * Fixed work for the processor: arithmetic, strings, maps and sorting, and nothing of the product. About 10 ms on a server's core.
 *
 * @returns a number that depends on all of it, so that no compiler leaves it out
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

/** Milliseconds of this thread that the fixed loop takes. */
export function loopThreadMs(): number {
  const startedAt = threadMs();
  fixedLoop();
  return threadMs() - startedAt;
}

/** Milliseconds on the clock that so many rounds of the fixed loop take. */
export function loopsMs(rounds: number): number {
  const startedAt = performance.now();
  for (let n = 0; n < rounds; n += 1) fixedLoop();
  return performance.now() - startedAt;
}
