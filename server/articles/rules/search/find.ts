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

const MOST_FOUND = 20;
/** What fits less than this part of what fits best only shares a word. */
const LEAST_OF_BEST = 0.1;

/** The best first; of the texts on one page the one that fits best. */
export function find(index: SearchIndex, { weights }: Asked, category: ArticleCategory | undefined): Hit[] {
  const results = index.engine.search([...weights.keys()].join(' '), {
    boost: BOOST,
    boostTerm: (term) => weights.get(term) ?? 1,
    boostDocument: (key: unknown) => boostOf(index, String(key), category),
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

/** 0 leaves a document out. */
function boostOf({ byKey }: SearchIndex, key: string, category: ArticleCategory | undefined): number {
  const shown = byKey.get(key)?.document.shown;
  if (!shown || (category !== undefined && shown.category !== category)) return 0;
  return BY_KIND[shown.kind];
}

/** By how much each term says in a sentence: rare ones say more. */
function weightsByNumber({ terms, byKey }: SearchIndex, weights: ReadonlyMap<string, number>): Float32Array {
  const byNumber = new Float32Array(terms.size);
  for (const [term, weight] of weights) {
    const facts = terms.get(term);
    if (facts) byNumber[facts.number] = weight * Math.log(1 + byKey.size / facts.documents);
  }
  return byNumber;
}
