import { ageFit } from '#domain/articles/age-fit.ts';
import { holdsAt } from '#domain/articles/faq-data.ts';
import { plainQuestion } from '#domain/chat/plain-question.ts';
import { answersKind, kindsOf, type QuestionKind } from '#domain/chat/question-kind.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { askedTerms } from '#server/articles/rules/search/asked-terms.ts';
import {
  rankedGroups,
  valuedSentences,
  wantedOf,
  type Valued,
  type Wanted,
} from '#server/articles/rules/search/best-sentence.ts';
import { scoredFor } from '#server/articles/rules/search/find.ts';
import type { FoundDocument, Indexed, SearchIndex } from '#server/articles/rules/search/search-index.ts';
import { forAge, isForAge, whichForAge, type ForAge } from './for-age.ts';
import { knownAnswerTo } from './known-answers.ts';
import type { Passage, Source } from './passage.ts';
import { skillAges } from './skill-ages.ts';
import { isAnswer, isKnown, LONG, unknownIn } from './sure.ts';
import { percentilesMean, vaccinesAtAge } from './topics.ts';

/** What the library says of a question; nothing where it is not sure. */
export type Found = {
  readonly passages: readonly Passage[];
  /** What comes nearest, the best first. */
  readonly nearest: readonly Source[];
  /** Subjects of the question that no article treats. */
  readonly untreated: readonly string[];
  /** It is about a skill that a child of this age need not have yet. */
  readonly isEarly?: boolean;
};

export type Question = {
  readonly text: string;
  /** In whole months, as of a message; the last is used. */
  readonly ages: readonly number[];
  /** What the child's own record says of it. */
  readonly record?: readonly Passage[];
  /** It tells how a child's body is: only what surely answers is shown. */
  readonly isTold?: boolean;
};

/** So many letters of a question are searched for. */
const LONGEST_ASKED = 200;
/** So many texts are looked through. */
const LOOKED_AT = 8;
const MOST_SENTENCES = 5;
const NEAREST = 3;
/** A text must hold so much of what is asked, and be about so much of it; or hold nearly all. */
const LEAST_HELD = 0.55;
const LEAST_ABOUT = 0.3;
const ALL_HELD = 0.85;
/** Of what is told and not asked, a text must be about so much. */
const TOLD_ABOUT = 0.6;
/** Of the value of the best sentence. */
const LEAST_OF_BEST = 0.4;
/** For what is written for other ages. */
const OTHER_AGE = 0.7;
const OF_KIND = 1.3;
/** What is left of the value of a sentence that says nothing new, and of one whose neighbor was chosen. */
const NOT_NEW = 0.3;
const SAME_PLACE = 0.75;
const LEAST_NEW = 0.3;
/** A sentence of a text that names less of what is asked must itself hold so much of it. */
const LEAST_BY_TITLE = 0.3;
const LEAST_OWN = 0.6;
/** How much of what is asked a title must name for the key points below it to be the answer. */
const OF_TITLE = 0.45;

type Ranked = {
  readonly key: string;
  readonly indexed: Indexed;
  readonly score: number;
  readonly held: number;
  readonly about: number;
};

export function guideFor(index: SearchIndex, question: Question): Found {
  const { text, ages } = question;
  const age = forAge(ages, text);
  const { months } = age;
  const skill = skillAges(index, text, months);
  const alone = question.record?.filter(({ isAlone }) => isAlone) ?? [];
  if (alone.length > 0) return { passages: alone, nearest: [], untreated: [] };
  const kinds = kindsOf(text);
  if (skill) return { ...skill, passages: [...(question.record ?? []), ...skill.passages], nearest: [], untreated: [] };
  const asked = askedTerms(index, plainQuestion(text).slice(0, LONGEST_ASKED));
  const groups = rankedGroups(index, asked.groups);
  const all = scoredFor(index, asked, groups).flatMap(({ key, score, held, about }) => {
    const indexed = index.byKey.get(key);
    const fit = indexed ? fitOf(index.library, indexed.document, age) : 0;
    return indexed && fit > 0 ? { key, indexed, held, about, score: score * fit } : [];
  });
  const scored = all.toSorted((one, other) => other.score - one.score);
  const nearest = onePerPage(scored.map(({ indexed }) => indexed.document)).slice(0, NEAREST);
  const [best] = scored;
  const found = { nearest: nearest.map(sourceOf), untreated: asked.untreated };
  const pages = new Set(
    onePerPage(scored.map(({ indexed }) => indexed.document))
      .slice(0, NEAREST)
      .map(({ page }) => page),
  );
  const isNamed = best?.indexed.document.shown.kind === 'checkup' && best.about === 1;
  const known = [
    ...(question.record ?? []),
    ...knownTo(index, {
      text,
      isTold: question.isTold === true,
      age,
      pages,
      isNamed,
      isTreated: asked.untreated.length === 0,
    }),
  ];
  const said = known.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const unsure = { ...found, passages: known };
  if (said > 0 || asked.untreated.length > 0 || !best) return unsure;
  const isSure = question.isTold
    ? best.held >= ALL_HELD && best.about >= TOLD_ABOUT
    : best.held >= ALL_HELD || (best.held >= LEAST_HELD && best.about >= LEAST_ABOUT);
  if (!isSure || !isKnown(index, asked.text)) return unsure;
  const wanted = wantedOf(index, groups, months === null ? null : { months, called: null });
  const chosen = chosenOf(scored, { wanted, kinds, age, isLong: groups.length >= LONG, most: MOST_SENTENCES });
  const unknown = unknownIn(index, plainQuestion(text));
  return { ...found, passages: isAnswer(chosen, { best, words: groups.length, unknown }) ? passagesOf(chosen) : [] };
}

type Known = {
  readonly text: string;
  readonly isTold: boolean;
  readonly age: ForAge;
  readonly pages: ReadonlySet<string>;
  /** A text of this very name answers. */
  readonly isNamed: boolean;
  readonly isTreated: boolean;
};

function knownTo(index: SearchIndex, { text, isTold, age, pages, isNamed, isTreated }: Known): readonly Passage[] {
  const topics = [...vaccinesAtAge(text), ...percentilesMean(index, text, age.months)];
  return topics.length > 0 || isNamed || !isTreated
    ? topics
    : knownAnswerTo(index, { message: text, age, pages, isTold });
}

/** It speaks of what stands beside it on its page. */
const LEANS_ON =
  /\b(?:the box|(?:box|list|steps?|signs?|page|rules?) (?:above|below)|(?:above|below) (?:says|tells|explains))\b|\bthe same[.:]|\b(?:this|that) call\b|^The same\b/i;

type Asking = {
  readonly wanted: Wanted;
  readonly kinds: readonly QuestionKind[];
  readonly age: ForAge;
  /** It has so many words that no sentence holds most of them. */
  readonly isLong: boolean;
  readonly most: number;
};
type Candidate = Valued & {
  readonly key: string;
  readonly indexed: Indexed;
  readonly value: number;
  readonly place: string;
  /** Which part of the words of its title are asked for. */
  readonly ofTitle: number;
};

/** What says most that the known answer does not say yet. */
function chosenOf(scored: readonly Ranked[], asking: Asking): Candidate[] {
  const best = scored[0]?.score ?? 1;
  const chosen: Candidate[] = [];
  const others = scored
    .slice(0, LOOKED_AT)
    .flatMap((one) => candidatesIn(one, one.score / best, asking))
    .filter(({ ofAge }) => ofAge > 0);
  const least = Math.max(0, ...others.map(({ value }) => value)) * LEAST_OF_BEST;
  while (chosen.length < asking.most) {
    const next = mostNew(others, chosen);
    if (!next || next.value < least) break;
    chosen.push(next.one);
  }
  return chosen;
}

/** What says most that is not said yet, by its terms and the part of its text. */
function mostNew(others: readonly Candidate[], chosen: readonly Candidate[]) {
  const said = new Set(chosen.flatMap(({ terms }) => terms));
  const places = new Set(chosen.map((one) => one.place));
  let best: { one: Candidate; value: number } | null = null;
  for (const one of others) {
    if (chosen.includes(one)) continue;
    const news = one.terms.filter((term) => !said.has(term)).length / Math.max(1, one.terms.length);
    const value = one.value * (NOT_NEW + (1 - NOT_NEW) * news) * (places.has(one.place) ? SAME_PLACE : 1);
    if (news > LEAST_NEW && value > (best?.value ?? 0)) best = { one, value };
  }
  return best;
}

function candidatesIn({ key, indexed }: Ranked, part: number, { wanted, kinds, age, isLong }: Asking): Candidate[] {
  const { points, parts, sentences, title } = indexed.shown;
  const isShown = whichForAge(sentences, age);
  const ofTitle = title.filter((term) => wanted.held[term] !== 0).length / Math.max(1, title.length);
  return valuedSentences(indexed.shown, wanted).flatMap((one) => {
    const isSummary = one.at < points.from;
    if (isSummary || one.sentence === '' || !isShown[one.at] || LEANS_ON.test(one.sentence)) return [];
    if (!isLong && one.byTitle < LEAST_BY_TITLE && one.own < LEAST_OWN) return [];
    const isPoint = one.at >= points.from && one.at < points.until;
    const byTitle = one.withTitle - one.own;
    const isOfSubject = one.byTitle >= OF_TITLE;
    const said = one.own + byTitle * (isOfSubject ? (isPoint ? 0.95 : 0.6) : 0.4);
    const place = `${key} ${parts[one.at]}`;
    const ofKind = answersKind(one.sentence, kinds) ? OF_KIND : 1;
    const ofAge = one.ofAge === 0 ? 0 : Math.min(one.ofAge, 1.4);
    const length = Math.sqrt(60 / (one.terms.length + 50));
    return { ...one, key, indexed, place, ofTitle, value: part * said * one.alone * ofKind * ofAge * length };
  });
}

/** Those of one text together, in its order; the text that was chosen first comes first. */
function passagesOf(chosen: readonly Candidate[]): Passage[] {
  return [...Map.groupBy(chosen, ({ key }) => key).values()].flatMap((group) => {
    const [first] = group;
    const inOrder = group.toSorted((one, other) => one.at - other.at);
    return first
      ? { source: sourceOf(first.indexed.document), sentences: inOrder.map(({ sentence }) => sentence) }
      : [];
  });
}

/** 0 for what is written for other ages. */
function fitOf({ byId }: PublishedLibrary, { shown, ages }: FoundDocument, age: ForAge): number {
  if (age.months === null) return 1;
  if (!holdsAt(ages, age.months)) return 0;
  const article = shown.kind === 'article' ? byId.get(shown.id)?.article : undefined;
  if (!article) return 1;
  if (!isForAge(article.ageRange, age)) return 0;
  return ageFit(article.ageRange, age.months) === 0 ? OTHER_AGE : 1;
}

function onePerPage(documents: readonly FoundDocument[]): FoundDocument[] {
  const pages = new Map<string, FoundDocument>();
  for (const one of documents) if (!pages.has(one.page)) pages.set(one.page, one);
  return [...pages.values()];
}

function sourceOf({ shown: { title, href } }: FoundDocument): Source {
  return { title, href };
}
