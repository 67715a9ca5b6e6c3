/** So many times the text takes as many times as long, and their square where a pattern looks for its end from every place. */
const TIMES = 4;
const LINEAR = 9;
/** In milliseconds: shorter runs are repeated, since the clock is too coarse for them; the next of these, if in doubt. */
const SHORTEST_MS = [0.05, 0.5, 5];
/** Rounds until the shortest run of each is free of what else the machine does. */
const MOST_ROUNDS = 10;
/** Of what is allowed: less than so much is not measured again. */
const CLEARLY = 0.75;
const LETTERS = 600;

/** Words that a pattern looks for, of which four times as many take it much more than four times as long. */
export function slowWordsOf(source: string): string[] {
  const pattern = new RegExp(source, 'i');
  const words = [...new Set(source.replaceAll(/\\[a-z]/g, ' ').match(/[a-z]{3,}/g))].map((word) => `${word} `);
  return words.filter((word) => {
    const text = word.repeat(Math.ceil(LETTERS / word.length));
    return !pattern.test(text) && isSlow((one) => pattern.test(one), text);
  });
}

/** Whether four times a text takes much more than four times as long to read. */
export function isSlow(read: (text: string) => void, text: string): boolean {
  return timesAsLong(LINEAR, read, text, TIMES) >= LINEAR;
}

/**
 * How many times as long it takes to read a text `times` over, by the shortest run of each: a busy machine changes
 * nothing.
 *
 * @param enough measured no further once it is less
 */
export function timesAsLong(enough: number, read: (text: string) => void, text: string, times: number): number {
  const long = text.repeat(times);
  let ratio = Infinity;
  for (const shortestMs of SHORTEST_MS) {
    if (ratio < enough) break;
    const runs = runsFor(shortestMs, () => read(text));
    let [textMs, longMs] = [Infinity, Infinity];
    for (let round = 0; round < MOST_ROUNDS && ratio >= CLEARLY * enough; round += 1) {
      longMs = Math.min(
        longMs,
        msOf(runs, () => read(long)),
      );
      textMs = Math.min(
        textMs,
        msOf(runs, () => read(text)),
      );
      if (round > 1) ratio = longMs / textMs;
    }
  }
  return ratio;
}

/** Patterns are compiled again after their first runs, so one fast run is none. */
function runsFor(shortestMs: number, read: () => void): number {
  let runs = 1;
  while (Math.min(msOf(runs, read), msOf(runs, read), msOf(runs, read)) < shortestMs) runs *= 2;
  return runs;
}

function msOf(runs: number, read: () => void): number {
  const from = performance.now();
  for (let n = 0; n < runs; n += 1) read();
  return performance.now() - from;
}
