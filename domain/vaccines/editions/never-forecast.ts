import type { SkipEntry } from '../edition.ts';

/** Under `skips.forecast` of a target dose, which is then evaluated if it was given and asked of nobody. */
export function neverForecast(why: string): SkipEntry {
  return {
    needsAll: false,
    sets: [
      {
        why,
        needsAll: false,
        conditions: [{ type: 'age', ages: { from: null, to: null } }],
        effective: -Infinity,
        ceases: Infinity,
      },
    ],
  };
}
