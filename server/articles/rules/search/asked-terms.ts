import { SMALL_WORDS } from '#domain/articles/search/small-words.ts';
import {
  mayBeMistyped,
  nearestWord,
  partedWord,
  suggestedWord,
  withWords,
  wordsBegunBy,
} from '#domain/articles/search/spelling.ts';
import { stemOf } from '#domain/articles/search/stem.ts';
import { termsOf, type Term } from '#domain/articles/search/terms.ts';
import { nearSubjects } from '#domain/articles/search/untreated-subjects-data.ts';
import { wordsOf, type SearchWord } from '#domain/text/search-words.ts';
import type { SearchIndex } from './search-index.ts';
import { isOfWhomOrWhen } from './whom-and-when.ts';

/** What a search asks for. */
export type Asked = {
  /** As it was typed, with the nearest words for those that are nowhere. */
  readonly text: string;
  /** How much each term counts. */
  readonly weights: ReadonlyMap<string, number>;
  /** For each of its words, or some that mean one thing together, the terms for it; of untreated subjects these alone. */
  readonly groups: readonly AskedGroup[];
  /** Subjects in it, as they stand there, that no article treats: 'cold sore'. Their words count only together. */
  readonly untreated: readonly string[];
};

/** 'vomit' and '~vomit' of 'vomiting'. */
export type AskedGroup = readonly string[];

/** A word itself counts 1, what it may mean less, and so does what the last one may become. */
const MEANT = 0.5;
const BEGUN = 0.6;

export function askedTerms(index: SearchIndex, typed: string): Asked {
  const begun = begunWords(index, typed);
  const isWhole = ({ end }: SearchWord) => begun.length === 0 || end !== typed.length;
  const text = corrected(index, typed, unknownWords(index, typed).filter(isWhole));
  const subjects = untreatedIn(index, termsOf(text));
  const weights = new Map<string, number>();
  const weigh = (words: string, counts: number) => {
    const terms = termsOf(words);
    const own = withoutWordsOf(untreatedIn(index, terms), terms);
    for (const one of own) {
      const { term } = one;
      const isPart = own.some((other) => isLonger(other, one) && isHeld(index, other));
      const isMeant = term.startsWith('~') && !words.slice(one.start, one.end).includes(' ');
      const weight = counts * (isMeant || isPart ? MEANT : 1);
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  };
  weigh(text, 1);
  for (const word of joinedWords(index, typed)) weigh(word, 1);
  for (const word of begun) weigh(word, BEGUN);
  const kept = withoutCommon(index, weights);
  const untreated = subjects.map(({ start, end }) => text.slice(start, end).toLowerCase());
  return {
    text,
    weights: kept,
    groups: groupsOf(index, subjects.length > 0 ? subjects : termsOf(text), kept),
    untreated: [...new Set(untreated)],
  };
}

/** None lies within another: 'ear infection' is none of an infection. */
function untreatedIn({ treated }: SearchIndex, terms: readonly Term[]): Term[] {
  const subjects = terms.filter(({ term }) => term.startsWith('!') && !treated.has(term));
  return subjects.filter((one) => !subjects.some((other) => other !== one && isLonger(other, one)));
}

function isLonger(other: Term, one: Term): boolean {
  return isWithin(one, other) && other.end - other.start > one.end - one.start;
}

function isWithin(one: Term, other: Term): boolean {
  return one.start >= other.start && one.end <= other.end;
}

/** Nor with ages, at which everything else is, too. */
function withoutWordsOf(subjects: readonly Term[], terms: readonly Term[]): readonly Term[] {
  if (subjects.length === 0) return terms;
  return terms.filter(
    (one) => subjects.includes(one) || !(one.term.startsWith('#') || subjects.some((other) => isLost(one, other))),
  );
}

/** Its words say nothing alone, but for one by which what is near it is found. */
function isLost(one: Term, subject: Term): boolean {
  return isWithin(one, subject) && nearSubjects.get(subject.term) !== one.term;
}

/** So large a part of all documents has a term that says little beside others. */
const COMMON = 0.2;

/** What nearly everything is about counts only where nothing else is asked for. */
function withoutCommon(
  { terms, byKey }: SearchIndex,
  weights: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const telling = [...weights].filter(([term]) => (terms.get(term)?.documents ?? 0) < COMMON * byKey.size);
  return telling.some(([term]) => !isOfWhomOrWhen(term)) ? new Map(telling) : weights;
}

/** What several words mean together stands for each of them: 'hot forehead' is asked for, no forehead. */
function groupsOf(
  index: SearchIndex,
  terms: readonly Term[],
  weights: ReadonlyMap<string, number>,
): readonly AskedGroup[] {
  const held = terms.filter((one) => isHeld(index, one) && weights.has(one.term) && !/^(?:#|\d)/.test(one.term));
  const whole = held.filter((one) => !held.some((other) => isLonger(other, one)));
  return [...Map.groupBy(whole, ({ start, end }) => `${start} ${end}`).values()].map((group) =>
    group.map(({ term }) => term),
  );
}

function isHeld({ terms }: SearchIndex, { term }: Term): boolean {
  return terms.has(term);
}

/** Different ones; more are no search in our language. */
const MOST_SLIPS = 6;

function unknownWords(index: SearchIndex, typed: string): SearchWord[] {
  return firstFew(wordsOf(typed).filter((word) => mayBeMistyped(word) && !isKnown(index, word)));
}

function firstFew(unknown: readonly SearchWord[]): SearchWord[] {
  const slips = new Set([...new Set(unknown.map(({ word }) => word))].slice(0, MOST_SLIPS));
  return unknown.filter(({ word }) => slips.has(word));
}

function corrected({ spelling }: SearchIndex, text: string, slips: readonly SearchWord[]): string {
  return withWords(text, slips, (word) => nearestWord(spelling, word) ?? partedWord(spelling, word));
}

/** What the last word may become, while it is no word yet. */
function begunWords(index: SearchIndex, typed: string): string[] {
  const last = wordsOf(typed).at(-1);
  return last?.end === typed.length && !isKnown(index, last) ? wordsBegunBy(index.spelling, last.word) : [];
}

function isKnown({ terms, spelling }: SearchIndex, { word }: SearchWord): boolean {
  return SMALL_WORDS.has(word) || spelling.counts.has(word) || terms.has(stemOf(word));
}

/** 'nightmare' of 'night mare'. */
function joinedWords({ terms }: SearchIndex, typed: string): string[] {
  const words = wordsOf(typed).map(({ word }) => word);
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .filter((word) => terms.has(stemOf(word)));
}

/** What may have been meant by a search that finds nothing; null where no word is like it. */
export function suggestedSearch(index: SearchIndex, typed: string): string | null {
  const text = withWords(typed, unknownWords(index, typed), (word) => suggestedWord(index.spelling, word));
  return text === typed ? null : text;
}
