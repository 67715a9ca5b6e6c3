import type { SearchResult } from 'minisearch';
import type { Ranked } from './best-sentence.ts';

/** A document is about what its title names, mostly also about what it is asked for by. */
const BY_FIELD = { title: 1, asked: 0.6 };
/** So much is left to what holds none of the words themselves. */
const LEAST = 0.3;

/** A document by its key. */
export type Scored = {
  readonly key: string;
  readonly score: number;
  /** Which part of the weight of all words asked it holds. */
  readonly held: number;
  /** And which part it is about. */
  readonly about: number;
};

/** What holds all words of a search and is about them, the rare ones above all, before what mentions some by the way. */
export function aboutFirst(results: readonly SearchResult[], ranked: readonly Ranked[]): readonly Scored[] {
  const all = ranked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const groupsOf = groupsByTerm(ranked);
  return results
    .map(({ id: key, score, match }) => {
      const { held, about } = weightsIn(match, { ranked, groupsOf });
      return {
        key: String(key),
        score: score * (LEAST + (1 - LEAST) * (held / all)) * (1 + about / all),
        held: held / all,
        about: about / all,
      };
    })
    .toSorted((one, other) => other.score - one.score);
}

type GroupsByTerm = ReadonlyMap<string, readonly number[]>;

function groupsByTerm(ranked: readonly Ranked[]): GroupsByTerm {
  const groupsOf = new Map<string, number[]>();
  for (const [at, { group }] of ranked.entries()) {
    for (const term of group) groupsOf.set(term, [...(groupsOf.get(term) ?? []), at]);
  }
  return groupsOf;
}

/** Goes by what a document holds, which is little: a long search has many terms, and finds most documents. */
function weightsIn(
  match: SearchResult['match'],
  { ranked, groupsOf }: { readonly ranked: readonly Ranked[]; readonly groupsOf: GroupsByTerm },
) {
  const abouts = new Map<number, number>();
  for (const [term, fields] of Object.entries(match)) {
    const about = fields.includes('title') ? BY_FIELD.title : fields.includes('asked') ? BY_FIELD.asked : 0;
    for (const at of groupsOf.get(term) ?? []) abouts.set(at, Math.max(about, abouts.get(at) ?? 0));
  }
  let held = 0;
  let about = 0;
  for (const [at, part] of abouts) {
    const weight = ranked[at]?.weight ?? 0;
    held += weight;
    about += weight * part;
  }
  return { held, about };
}
