import { faq, holdsAt } from '#domain/articles/faq-data.ts';
import { termsOf } from '#domain/articles/search/terms.ts';
import { asksFirstAid } from '#domain/chat/first-aid-asked.ts';
import { knownAnswers, type KnownAnswer } from '#domain/chat/known-answers-data.ts';
import { plainQuestion } from '#domain/chat/plain-question.ts';
import { kindsOf, type QuestionKind } from '#domain/chat/question-kind.ts';
import type { FoundDocument, SearchIndex } from '#server/articles/rules/search/search-index.ts';
import { isOfWhomOrWhen } from '#server/articles/rules/search/whom-and-when.ts';
import { isForAge, sentencesForAge, type ForAge } from './for-age.ts';
import type { Passage } from './passage.ts';

/** So much alike must a question be to one that is known; ours, as are the others. */
const LEAST_LIKE = 0.56;
/** So much of a message must be in a question that is known, and more of one with few telling words. */
const LEAST_OF_MESSAGE = 0.3;
const LEAST_OF_SHORT = 0.55;
const SHORT = 5;
/** For a known question that stands as a whole in a longer message. */
const CONTAINED = 0.7;
/** The same of one word alone; and the more of the message it is. */
const ONE_WORD = 0.58;
const OF_PART = 0.2;
/** Where a known question stands as a whole, so much of the least is enough. */
const OF_CONTAINED = 0.65;
/** A known question that says less than this stands in many messages. */
const LEAST_TELLING = 5;
/** A known question of one word that says less is in longer messages by chance. */
const LEAST_ALONE = 2.7;
/** So much alike must the words alone be. */
const LEAST_SHARE = 0.45;
/** Of a message that tells how a child's body is. */
const LEAST_OF_TOLD = 0.55;
const LEAST_OF_SHORT_TOLD = 0.7;
/** Of a word that stands nowhere in the library. */
const OF_UNKNOWN = 1.5;
/** Who it is about and when it happens. */
const OF_WHOM_OR_WHEN = 0.5;
const OF_SAME_KIND = 0.1;
/** Where the texts that fit best are those of the answer, or are not. */
const OF_BEST_PAGES = 0.15;
const OF_OTHERS = -0.2;
/** What is written for children born early, for one that was. */
const OF_EARLY = 0.25;

type Known = {
  readonly passages: (index: SearchIndex) => readonly Passage[];
  readonly articles: readonly string[];
  readonly ages: KnownAnswer['ages'] | undefined;
  readonly isWhole: boolean;
  readonly isEarly: boolean;
  readonly isFirstAid: boolean;
  readonly phrases: readonly { readonly terms: readonly string[]; readonly kinds: readonly QuestionKind[] }[];
};

type Asked = {
  readonly message: string;
  readonly age: ForAge;
  /** The ids of the articles that fit best; null where none were looked for. */
  readonly pages: ReadonlySet<string> | null;
  readonly isFirstAid?: boolean;
  readonly isTold?: boolean;
};

/** The answer to a question that is nearly the same as a known one; none where its article is not published, or not for this age. */
export function knownAnswerTo(
  index: SearchIndex,
  { message, age, pages, isFirstAid = false, isTold = false }: Asked,
): readonly Passage[] {
  const asked = new Set(tellingTerms(plainQuestion(message)));
  const kinds = kindsOf(message);
  const mayBeHow = kinds.length > 0 || asksFirstAid(message);
  const weights = new Map<string, number>();
  const weigh = (terms: Iterable<string>) => {
    let sum = 0;
    for (const term of terms) sum += weightIn(index, term, weights);
    return sum;
  };
  const all = weigh(asked);
  const words = wordsIn([...asked]);
  const unknown = words.filter((term) => !index.terms.has(term) && !phraseTerms().has(term));
  if (unknown.length * 2 >= words.length && unknown.length > 0) return [];
  const leastShare = isTold ? (asked.size > 2 ? LEAST_OF_TOLD : LEAST_OF_SHORT_TOLD) : LEAST_SHARE;
  const least = all * (asked.size > SHORT ? LEAST_OF_MESSAGE : LEAST_OF_SHORT);
  let best: { known: Known; likeness: number } | null = null;
  for (const known of knownList()) {
    if (!holdsFor(index, known, age) || (isFirstAid && !known.isFirstAid) || (known.isFirstAid && !mayBeHow)) continue;
    const ofPages = byPages(index, known, pages);
    for (const { terms, kinds: asks } of known.phrases) {
      const own = wordsIn(terms);
      if (own.length <= 1 && asked.size > 1 && weigh(own) < LEAST_ALONE) continue;
      const both = weigh(terms.filter((term) => asked.has(term)));
      const whole = weigh(terms);
      const isContained = both === whole && whole >= LEAST_TELLING;
      const part = both / (all || 1);
      const contained = (own.length > 1 ? CONTAINED : ONE_WORD) + OF_PART * part;
      const share = Math.max(both / Math.sqrt(whole * all || 1), isContained ? contained : 0);
      if (both < (isContained ? least * OF_CONTAINED : least) || share < leastShare) continue;
      const likeness =
        share +
        (asks.some((kind) => kinds.includes(kind)) ? OF_SAME_KIND : 0) +
        (isContained ? Math.max(ofPages, OF_OTHERS / 2) : ofPages) +
        (known.isEarly ? OF_EARLY : 0);
      if (both > 0 && likeness > (best?.likeness ?? LEAST_LIKE)) best = { known, likeness };
    }
  }
  const passages = best?.known.passages(index) ?? [];
  if (best?.known.isWhole) return passages;
  return passages
    .map((passage) => ({ ...passage, sentences: sentencesForAge(passage.sentences, age) }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Nothing where no article of ours answers. */
function byPages(index: SearchIndex, { articles }: Known, pages: ReadonlySet<string> | null): number {
  const ours = articles.map((key) => pageOf(index, key)).filter((page) => page !== '');
  if (ours.length === 0) return 0;
  return pages === null || ours.some((page) => pages.has(page)) ? OF_BEST_PAGES : OF_OTHERS;
}

function holdsFor({ library }: SearchIndex, { ages, articles, isEarly }: Known, age: ForAge): boolean {
  const { months } = age;
  if (isEarly && !age.isEarly) return false;
  if (months === null) return true;
  if (ages) return holdsAt(ages, months);
  const ranges = library.articles.filter(({ key }) => key !== null && articles.includes(key));
  return ranges.every(({ article }) => isForAge(article.ageRange, age));
}

/** Without what they mean. */
function wordsIn(terms: readonly string[]): readonly string[] {
  return terms.filter((term) => !term.startsWith('~'));
}

function tellingTerms(text: string): string[] {
  return [...new Set(termsOf(text).flatMap(({ term }) => (term.startsWith('#') ? [] : term)))];
}

function weightIn({ terms, byKey }: SearchIndex, term: string, weights: Map<string, number>): number {
  const documents = terms.get(term)?.documents ?? 0;
  const weight = documents === 0 ? OF_UNKNOWN : Math.log(1 + byKey.size / documents);
  const known = weights.get(term) ?? weight * (isOfWhomOrWhen(term) ? OF_WHOM_OR_WHEN : 1);
  weights.set(term, known);
  return known;
}

let inPhrases: ReadonlySet<string> | undefined;

/** All that known questions are asked by. */
function phraseTerms(): ReadonlySet<string> {
  inPhrases ??= new Set(knownList().flatMap(({ phrases }) => phrases.flatMap(({ terms }) => terms)));
  return inPhrases;
}

let list: readonly Known[] | undefined;

function knownList(): readonly Known[] {
  list ??= [
    ...knownAnswers.filter(({ question, rule }) => question === undefined && rule === undefined),
    ...faq.map(({ id, question, ages, everyday }) => ({
      id,
      asked: [question, ...(everyday?.askedAs ?? []), ...aliasesOf(id)],
      question: id,
      ...agesOf(id, ages),
    })),
  ].map(knownOf);
  return list;
}

function aliasesOf(id: string): readonly string[] {
  return knownAnswers.flatMap(({ question, asked }) => (question === id ? asked : []));
}

/** Those that a known answer says go before those of the question itself. */
function agesOf(id: string, own: KnownAnswer['ages']): Pick<KnownAnswer, 'ages'> {
  const ages = knownAnswers.find((one) => one.question === id)?.ages ?? own;
  return ages ? { ages } : {};
}

function knownOf({
  asked,
  parts = [],
  question,
  ages,
  isEarly = false,
  isFirstAid = false,
  isWhole = false,
}: KnownAnswer): Known {
  return {
    ages,
    isWhole,
    isEarly,
    isFirstAid,
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

/** Sentences of an article of ours, a food, a question or a vaccine; none where it is not published. @param key 'art-14', 'avoid-01', 'faq-sle-3', 'vaccine:flu' */
export function articlePassage(index: SearchIndex, key: string, sentences: readonly string[]): readonly Passage[] {
  const keys = [`article:${pageOf(index, key)}`, `food:${key}`, `question:${key}`, key];
  const document = keys.map((one) => index.byKey.get(one)).find((one) => one !== undefined);
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
