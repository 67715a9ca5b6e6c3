import type { SearchResult } from 'minisearch';
import type { Ranked } from './best-sentence.ts';

/** A document is about what its title names, mostly also about what it is asked for by. */
const BY_FIELD = { title: 1, asked: 0.6 };
/** So much is left to what holds none of the words themselves. */
const LEAST = 0.3;

/** A document by its key. */
export type Scored = { readonly key: string; readonly score: number };

/** What holds all words of a search and is about them, the rare ones above all, before what mentions some by the way. */
export function aboutFirst(results: readonly SearchResult[], ranked: readonly Ranked[]): readonly Scored[] {
  const all = ranked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return results
    .map(({ id: key, score, match }) => {
      const { held, about } = weightsIn(match, ranked);
      return { key: String(key), score: score * (LEAST + (1 - LEAST) * (held / all)) * (1 + about / all) };
    })
    .toSorted((one, other) => other.score - one.score);
}

function weightsIn(match: SearchResult['match'], ranked: readonly Ranked[]) {
  let held = 0;
  let about = 0;
  for (const { group, weight } of ranked) {
    const fields = group.flatMap((term) => match[term] ?? []);
    if (fields.length > 0) held += weight;
    if (fields.includes('title')) about += weight * BY_FIELD.title;
    else if (fields.includes('asked')) about += weight * BY_FIELD.asked;
  }
  return { held, about };
}
