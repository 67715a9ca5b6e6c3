import type { Difference } from './differences.ts';

const NONE = 'none';

/** What differs in one fact of two versions of a text. */
export function factDifference(name: string, before: string | number, now: string | number): Difference[] {
  return before === now ? [] : [{ name, before: `${before}` || NONE, now: `${now}` || NONE }];
}

/** The lines that only one of two versions has, or that they stand in another order. */
export function lineDifferences(name: string, were: readonly string[], are: readonly string[]): Difference[] {
  const gone = were.filter((line) => !are.includes(line));
  const come = are.filter((line) => !were.includes(line));
  if (gone.length > 0 || come.length > 0) {
    return [{ name, before: gone.join(' / ') || NONE, now: come.join(' / ') || NONE }];
  }
  return were.join('\n') === are.join('\n') ? [] : [{ name, before: 'the same lines', now: 'in another order' }];
}
