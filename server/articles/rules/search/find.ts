import type { ArticleCategory } from '#domain/articles/article.ts';
import type { Asked } from './asked-terms.ts';
import type { Field, SearchDocument } from './document.ts';
import type { SearchIndex } from './search-index.ts';
import { bestSentence } from './shown-sentences.ts';

export type Hit = {
  readonly document: SearchDocument;
  /** The one that answers best. */
  readonly sentence: string;
};

/** Ours: what stands in a title says most of what a page is about, how parents ask for it comes next. */
const BOOST: Readonly<Record<Field, number>> = { title: 4, asked: 3, points: 2, headings: 1.5, text: 1 };

/** Short documents get more for one word than long ones; an article says more than they do. */
const BY_KIND: Readonly<Record<SearchDocument['shown']['kind'], number>> = {
  article: 1,
  question: 0.8,
  vaccine: 0.8,
  milestones: 0.7,
  food: 0.6,
  checkup: 0.6,
};

/** What is called by its whole name is most likely meant. */
const NAMED = 3;

type Weights = Asked['weights'];

const MOST_FOUND = 20;
/** What fits less than this part of what fits best only shares a word. */
const LEAST_OF_BEST = 0.1;

/** The best first; of the texts on one page the one that fits best. */
export function find(index: SearchIndex, { weights }: Asked, category: ArticleCategory | undefined): Hit[] {
  const boosts = boostsOf(index, weights, category);
  const results = index.engine.search([...weights.keys()].join(' '), {
    boost: BOOST,
    boostTerm: (term) => weights.get(term) ?? 1,
    boostDocument: (key: unknown) => boosts.get(String(key)) ?? 0,
  });
  const byNumber = weightsByNumber(index, weights);
  const pages = new Set<string>();
  const hits: Hit[] = [];
  for (const { id, score } of results) {
    const indexed = index.byKey.get(String(id));
    if (!indexed || pages.has(indexed.document.page)) continue;
    if (hits.length === MOST_FOUND || score < (results[0]?.score ?? 0) * LEAST_OF_BEST) break;
    pages.add(indexed.document.page);
    hits.push({ document: indexed.document, sentence: bestSentence(indexed.shown, byNumber) });
  }
  return hits;
}

/** By document; none for one of another category. */
function boostsOf({ byKey }: SearchIndex, weights: Weights, category: ArticleCategory | undefined) {
  const boosts = new Map<string, number>();
  for (const [key, { document, names }] of byKey) {
    const { kind, category: own } = document.shown;
    if (category !== undefined && own !== category) continue;
    const isNamed = names.some((terms) => terms.length > 0 && terms.every((term) => weights.has(term)));
    boosts.set(key, BY_KIND[kind] * (isNamed ? NAMED : 1));
  }
  return boosts;
}

/** By how much each term says in a sentence: rare ones say more. */
function weightsByNumber({ terms, byKey }: SearchIndex, weights: Weights): Float32Array {
  const byNumber = new Float32Array(terms.size);
  for (const [term, weight] of weights) {
    const facts = terms.get(term);
    if (facts) byNumber[facts.number] = weight * Math.log(1 + byKey.size / facts.documents);
  }
  return byNumber;
}
