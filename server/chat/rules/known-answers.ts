import { faq } from '#domain/articles/faq-data.ts';
import { termsOf } from '#domain/articles/search/terms.ts';
import { knownAnswers, type KnownAnswer } from '#domain/chat/known-answers-data.ts';
import { plainQuestion } from '#domain/chat/plain-question.ts';
import { kindsOf, type QuestionKind } from '#domain/chat/question-kind.ts';
import type { FoundDocument, SearchIndex } from '#server/articles/rules/search/search-index.ts';
import type { Passage } from './passage.ts';

/** So much alike must a question be to one that is known; ours, as are the others. */
const LEAST_LIKE = 0.56;
/** So much of a message must be in a question that is known, and more of one with few telling words. */
const LEAST_OF_MESSAGE = 0.3;
const LEAST_OF_SHORT = 0.55;
const SHORT = 5;
/** For a known question that stands as a whole in a longer message. */
const CONTAINED = 0.72;
/** A known question that says less than this stands in many messages. */
const LEAST_TELLING = 5;
const OF_SAME_KIND = 0.1;
/** Where the texts that fit best are those of the answer, or are not. */
const OF_BEST_PAGES = 0.15;
const OF_OTHERS = -0.2;

type Known = {
  readonly passages: (index: SearchIndex) => readonly Passage[];
  readonly articles: readonly string[];
  readonly phrases: readonly { readonly terms: readonly string[]; readonly kinds: readonly QuestionKind[] }[];
};

/**
 * The answer to a question that is nearly the same as a known one; none where its article is not published.
 *
 * @param pages the ids of the articles that fit best
 */
export function knownAnswerTo(index: SearchIndex, message: string, pages: ReadonlySet<string>): readonly Passage[] {
  const asked = new Set(tellingTerms(plainQuestion(message)));
  const kinds = kindsOf(message);
  const weights = new Map<string, number>();
  const weigh = (terms: Iterable<string>) => {
    let sum = 0;
    for (const term of terms) sum += weightIn(index, term, weights);
    return sum;
  };
  const all = weigh(asked);
  const least = all * (asked.size > SHORT ? LEAST_OF_MESSAGE : LEAST_OF_SHORT);
  let best: { known: Known; likeness: number } | null = null;
  for (const known of knownList()) {
    const isOfPages = known.articles.some((key) => pages.has(pageOf(index, key)));
    for (const { terms, kinds: own } of known.phrases) {
      const both = weigh(terms.filter((term) => asked.has(term)));
      const whole = weigh(terms);
      const isContained = both === whole && whole >= LEAST_TELLING;
      const share = Math.max(both / Math.sqrt(whole * all || 1), isContained ? CONTAINED : 0);
      if (both < least) continue;
      const likeness =
        share + (own.some((kind) => kinds.includes(kind)) ? OF_SAME_KIND : 0) + (isOfPages ? OF_BEST_PAGES : OF_OTHERS);
      if (both > 0 && likeness > (best?.likeness ?? LEAST_LIKE)) best = { known, likeness };
    }
  }
  return best?.known.passages(index) ?? [];
}

function tellingTerms(text: string): string[] {
  return [...new Set(termsOf(text).flatMap(({ term }) => (term.startsWith('#') ? [] : term)))];
}

function weightIn({ terms, byKey }: SearchIndex, term: string, weights: Map<string, number>): number {
  const known = weights.get(term) ?? Math.log(1 + byKey.size / (terms.get(term)?.documents ?? 1));
  weights.set(term, known);
  return known;
}

let list: readonly Known[] | undefined;

function knownList(): readonly Known[] {
  list ??= [
    ...knownAnswers.filter(({ question, rule }) => question === undefined && rule === undefined),
    ...faq.map(({ id, question }) => ({ id, asked: [question, ...aliasesOf(id)], question: id })),
  ].map(knownOf);
  return list;
}

function aliasesOf(id: string): readonly string[] {
  return knownAnswers.flatMap(({ question, asked }) => (question === id ? asked : []));
}

function knownOf({ asked, parts = [], question }: KnownAnswer): Known {
  return {
    articles: [
      ...parts.map(({ article }) => article),
      ...faq.flatMap(({ id, article }) => (id === question ? article : [])),
    ],
    phrases: asked.map((phrase) => ({ terms: tellingTerms(plainQuestion(phrase)), kinds: kindsOf(phrase) })),
    passages: (index) => [
      ...parts.flatMap(({ article, sentences }) => articlePassage(index, article, sentences)),
      ...(question === undefined ? [] : questionPassage(index, question)),
    ],
  };
}

/** What stands below the call of one of the rules, the first that has some. */
export function passagesBelow(index: SearchIndex, rules: readonly string[]): readonly Passage[] {
  const found = rules.flatMap((id) => knownAnswers.find(({ rule }) => rule === id) ?? []);
  return (found[0]?.parts ?? []).flatMap(({ article, sentences }) => articlePassage(index, article, sentences));
}

/** Sentences of an article of ours, or of a food; none where it is not published. @param key 'art-14', 'avoid-01' */
export function articlePassage(index: SearchIndex, key: string, sentences: readonly string[]): readonly Passage[] {
  const document = index.byKey.get(`article:${pageOf(index, key)}`) ?? index.byKey.get(`food:${key}`);
  return passageOf(document?.document, sentences);
}

function pageOf({ library }: SearchIndex, key: string): string {
  return library.articles.find((one) => one.key === key)?.article.id ?? '';
}

function questionPassage(index: SearchIndex, id: string): Passage[] {
  const question = index.byKey.get(`question:${id}`);
  return passageOf(question?.document, question?.shown.sentences ?? []);
}

function passageOf(document: FoundDocument | undefined, sentences: readonly string[]): Passage[] {
  return document ? [{ source: { title: document.shown.title, href: document.shown.href }, sentences }] : [];
}
