import type { SearchResult } from 'minisearch';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { holdsAt } from '#domain/articles/faq-data.ts';
import type { RedFlag } from '#domain/articles/red-flag.ts';
import { aboutFirst, type Scored } from './about-first.ts';
import { askedAge } from './asked-age.ts';
import type { Asked } from './asked-terms.ts';
import { bestSentence, rankedGroups, wantedOf, type Ranked } from './best-sentence.ts';
import type { Field, SearchDocument } from './document.ts';
import type { FoundDocument, Indexed, SearchIndex } from './search-index.ts';
import { isOfWhomOrWhen } from './whom-and-when.ts';

export type Hit = {
  readonly document: FoundDocument;
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

/**
 * The best first; of the texts on one page the one that fits best. Below the call of a rule, articles with that rule come
 * first, and ours before those of editors. Of a subject that no article treats, only what names it, or has another word of the search in its title.
 *
 * @param calls the rules whose call is shown above
 */
export function find(
  index: SearchIndex,
  asked: Asked,
  calls: readonly RedFlag[],
  category: ArticleCategory | undefined,
): Hit[] {
  const ranked = rankedGroups(index, asked.groups);
  const age = askedAge(asked.text, calls);
  const wanted = wantedOf(index, ranked, age);
  const scored = scoredFor(index, asked, ranked, category).filter(({ key }) =>
    holdsAt(index.byKey.get(key)?.document.ages ?? {}, age?.months ?? null),
  );
  const fitting = onePerPage(index, scored, calls.length > 0);
  const listed = calls.length === 0 ? fitting : belowCalls(index, fitting, { calls, category });
  return listed
    .slice(0, MOST_FOUND)
    .map(({ document, shown }) => ({ document, sentence: bestSentence(shown, wanted) }));
}

/** All that holds a word of what is asked, the best first. @param ranked of `asked` */
export function scoredFor(
  index: SearchIndex,
  { weights, untreated }: Asked,
  ranked: readonly Ranked[],
  category?: ArticleCategory,
): readonly Scored[] {
  const boosts = boostsOf(index, weights, category);
  const results = index.engine.search([...weights.keys()].join(' '), {
    boost: BOOST,
    boostTerm: (term) => weights.get(term) ?? 1,
    boostDocument: (key: unknown) => boosts.get(String(key)) ?? 0,
    ...(untreated.length > 0 && { filter: holdsSubject }),
  });
  return aboutFirst(results, ranked);
}

/** @param isCalled below a call the words of an editor's article leave none of ours out */
function onePerPage({ byKey }: SearchIndex, results: readonly Scored[], isCalled: boolean): Indexed[] {
  const measure = isCalled ? results.find(({ key }) => byKey.get(key)?.document.isOurs) : results[0];
  const least = (measure?.score ?? 0) * LEAST_OF_BEST;
  const pages = new Map<string, Indexed>();
  for (const { key, score } of results) {
    const indexed = byKey.get(key);
    if (!indexed || score < least) continue;
    if (!pages.has(indexed.document.page)) pages.set(indexed.document.page, indexed);
  }
  return [...pages.values()];
}

/** Where what is listed shows it. */
const SHOWN: readonly Field[] = ['title', 'points', 'text'];

function holdsSubject({ match }: SearchResult): boolean {
  return Object.entries(match).some(([term, fields]) =>
    term.startsWith('!')
      ? SHOWN.some((field) => fields.includes(field))
      : fields.includes('title') && !isOfWhomOrWhen(term),
  );
}

type Called = {
  readonly calls: readonly RedFlag[];
  readonly category: ArticleCategory | undefined;
};

/** A rule that stands in more articles is not what they are about. */
const ABOUT = 2;

/**
 * Articles with the rule first, of an emergency those on health and safety. Below a call to 911 nothing else follows:
 * what is true of other days, such as that all babies wake at night, would contradict it. Those that are about the rule
 * are listed whatever the words. Which rules an editor has chosen changes nothing of what is listed of ours.
 */
function belowCalls(index: SearchIndex, fitting: readonly Indexed[], { calls, category }: Called): Indexed[] {
  const isOwn = ({ document }: Indexed) => calls.some(({ id }) => document.calls.includes(id));
  const own = fitting.filter((one) => isOwn(one) && one.document.isOurs);
  const editors = fitting.filter((one) => isOwn(one) && !one.document.isOurs);
  const others = fitting.filter((one) => !isOwn(one));
  const emergencies = calls.filter(({ urgency }) => urgency === 'emergency');
  if (emergencies.length === 0) return [...own, ...editors, ...others];
  if (own.length > 0) return [...own.filter(isOfIllness), ...own.filter((one) => !isOfIllness(one)), ...editors];
  const about = emergencies.map(({ id }) => articlesWith(index, id)).filter(({ length }) => length <= ABOUT);
  const listed = [...new Set(about.flat())].filter(
    ({ document: { shown } }) => category === undefined || shown.category === category,
  );
  return [...listed, ...editors];
}

/** They have the steps; the others tell how to know what it is, or how to keep it away. */
function isOfIllness({ document: { shown } }: Indexed): boolean {
  return shown.category === 'Health' || shown.category === 'Safety';
}

/** Of ours. */
function articlesWith({ byKey }: SearchIndex, rule: string): Indexed[] {
  return [...byKey.values()].filter(
    ({ document: { calls, isOurs, shown } }) => isOurs && shown.kind === 'article' && calls.includes(rule),
  );
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
