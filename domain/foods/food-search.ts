import { nearWords, spelledWords, vocabularyOf, type Nearness, type Vocabulary } from '#domain/text/near-words.ts';
import { wordsOf, type SearchWord } from '#domain/text/search-words.ts';

type Named = { readonly id: string; readonly name: string; readonly foundBy: readonly string[] };
type Listed = Named & { readonly otherNames?: readonly string[]; readonly mainWords?: readonly string[] };

type Title = {
  /** Null for one that is not shown. */
  readonly shownAs: string | null;
  /** 0 for its own name, 1 for another one, 2 for a word by which it is found. */
  readonly kind: number;
  readonly words: readonly SearchWord[];
  /** How many words stand before a bracket or a comma. */
  readonly mainLength: number;
};
type Entry<T> = {
  readonly item: T;
  readonly titles: readonly Title[];
  /** Words, or words in a row, of which one among what is typed is enough. */
  readonly mainWords: readonly (readonly SearchWord[])[];
};

export type FoodSearch<F, R> = {
  readonly foods: readonly Entry<F>[];
  readonly rules: readonly Entry<R>[];
  readonly words: Vocabulary;
};

export type Hit<T> = {
  readonly item: T;
  /** The other name by which it was found; null for its own. */
  readonly otherName: string | null;
  /** Which characters of that name fit what was typed, from and to; none where it was found by a word that is not shown. */
  readonly marks: readonly (readonly [number, number])[];
  /** Only some words of every name by which it was found were typed. */
  readonly isPart: boolean;
};

export type Found<F, R> = {
  /** Before foods. */
  readonly rules: readonly Hit<R>[];
  readonly foods: readonly Hit<F>[];
  /** What is shown since nothing is spelled as typed: 'peanut'; null where something is. */
  readonly insteadOf: string | null;
};

/** Made once for a list; a search then reads only this. */
export function foodSearch<F extends Listed, R extends Named>(
  foods: readonly F[],
  rules: readonly R[],
): FoodSearch<F, R> {
  const search = { foods: foods.map(entry), rules: rules.map(entry) };
  const titles = [...search.foods, ...search.rules].flatMap((each) => each.titles);
  return { ...search, words: vocabularyOf(titles.flatMap(({ words }) => words)) };
}

function entry<T extends Listed>(item: T): Entry<T> {
  const { otherNames = [], mainWords = [] } = item;
  const others = otherNames.map((text) => titleOf(text, 1));
  const unshown = [...new Set([...item.foundBy, ...mainWords])].map((text) => titleOf(text, 2));
  return { item, titles: [titleOf(item.name, 0), ...others, ...unshown], mainWords: mainWords.map(wordsOf) };
}

function titleOf(text: string, kind: number): Title {
  const [main = ''] = text.split(/[(,]/);
  return { shownAs: kind < 2 ? text : null, kind, words: wordsOf(text), mainLength: wordsOf(main).length };
}

/**
 * Foods and rules by their name or another one, while somebody types: each word typed begins a word of one name. Where
 * nothing is spelled so, what is one edit away (4 to 7 letters) or two (8 and more). No library: these are names, not
 * texts, so that a millisecond is enough for all of them, and no weight of words is to be learned from 250.
 *
 * A rule is also found where one of its main words is among those typed: 'honey nut cereal' is no name, but has honey.
 */
export function searchFoods<F, R>(search: FoodSearch<F, R>, typed: string): Found<F, R> {
  const all = wordsOf(typed);
  const asked = all.filter(({ word }) => !SMALL_WORDS.has(word));
  if (asked.length === 0) return { rules: [], foods: [], insteadOf: null };
  const named = search.rules.filter(({ mainWords }) => mainWords.some((words) => isAmong(words, all)));
  const spelled = found(search, byWords(asked.map((each) => spelledWords(each, search.words))));
  if (spelled.nearest !== null) return foundWith(named, spelled);
  const joined = found(search, byOneWord(asked.map(({ word }) => word).join('')));
  if (joined.nearest !== null || named.length > 0) return foundWith(named, joined);
  return forgiven(search, asked);
}

function foundWith<F, R>(named: readonly Entry<R>[], { rules, foods }: Pick<FoundNear<F, R>, 'rules' | 'foods'>) {
  const hits = hitsOf(rules);
  const others = named.filter(({ item }) => hits.every((hit) => hit.item !== item));
  const also = others.map(({ item }) => ({ item, otherName: null, marks: [], isPart: false }));
  return { rules: [...also, ...hits], foods: hitsOf(foods), insteadOf: null };
}

/** Whether words stand in a row among those typed, and are not what it is without: 'no honey', 'sugar-free'. */
function isAmong(words: readonly SearchWord[], typed: readonly SearchWord[]): boolean {
  return typed.some((_, at) => {
    const isThere = words.every(({ word }, next) => typed[at + next]?.word === word);
    return isThere && !WITHOUT.has(typed[at - 1]?.word ?? '') && typed[at + words.length]?.word !== 'free';
  });
}

const WITHOUT = new Set(['no', 'without', 'sin']);

/** 'Nothing is spelled "peenut". Showing peanut.' */
export function insteadText(typed: string, insteadOf: string): string {
  return `Nothing is spelled "${typed.trim()}". Showing ${insteadOf}.`;
}

const SMALL_WORDS = new Set(['and', 'with', 'of', 'the', 'a', 'an', 'in', 'or', 'for', 'no', 'y', 'de', 'con']);

type Ranked<T> = {
  readonly hit: Hit<T>;
  /** How near the words are to what was typed; lower is nearer. */
  readonly nearness: number;
  /** Of what is equally near: its own name first, then, while a word is typed, one that begins so, then a short one. */
  readonly place: number;
  /** The words of the name that fit, as the search compares them: 'peanut'. */
  readonly spelled: string;
};

function forgiven<F, R>(search: FoodSearch<F, R>, asked: readonly SearchWord[]): Found<F, R> {
  const { rules, foods, nearest } = found(search, byWords(asked.map((each) => nearWords(each, search.words))));
  const isNearest = ({ nearness }: Pick<Ranked<unknown>, 'nearness'>) => nearness === nearest;
  const insteadOf = (foods.find(isNearest) ?? rules.find(isNearest))?.spelled ?? null;
  return { rules: hitsOf(rules.filter(isNearest)), foods: hitsOf(foods.filter(isNearest)), insteadOf };
}

type FoundNear<F, R> = {
  readonly rules: readonly Ranked<R>[];
  readonly foods: readonly Ranked<F>[];
  readonly nearest: number | null;
};

function found<F, R>(search: FoodSearch<F, R>, match: Match): FoundNear<F, R> {
  const rules = ranked(search.rules, match);
  const foods = ranked(search.foods, match);
  const all = [...rules, ...foods].map(({ nearness }) => nearness);
  return { rules, foods, nearest: all.length === 0 ? null : Math.min(...all) };
}

function ranked<T>(entries: readonly Entry<T>[], match: Match): Ranked<T>[] {
  const all: Ranked<T>[] = [];
  for (const { item, titles } of entries) {
    let best: Ranked<T> | null = null;
    let isPart = true;
    for (const each of titles) {
      const hits = match(each.words);
      const one = hits && rankedTitle(item, each, hits);
      if (!one) continue;
      isPart &&= one.hit.isPart;
      if (best === null || byNearness(one, best) < 0) best = one;
    }
    if (best) all.push({ ...best, hit: { ...best.hit, isPart } });
  }
  return all.toSorted(byNearness);
}

function byNearness(a: Ranked<unknown>, b: Ranked<unknown>): number {
  return a.nearness - b.nearness || a.place - b.place;
}

function hitsOf<T>(of: readonly Ranked<T>[]): Hit<T>[] {
  return of.map(({ hit }) => hit);
}

function rankedTitle<T>(item: T, title: Title, hits: readonly WordHit[]): Ranked<T> {
  const { shownAs, kind, words } = title;
  const marks = hits.map(({ word }) => [word.start, word.end] as const).toSorted(([a], [b]) => a - b);
  const nearness = hits.reduce((sum, { rank }) => sum + rank, 0);
  const begins = nearness === 0 || hits.some(({ word }) => word === words[0]);
  return {
    hit: {
      item,
      otherName: kind === 1 ? shownAs : null,
      marks: shownAs === null ? [] : marks,
      isPart: lengthOf(title, hits) > hits.length,
    },
    nearness,
    place: kind * 2 + (begins ? 0 : 1) + Math.min(0.9, lengthOf(title, hits) / 10),
    spelled: hits.map(({ word }) => word.word).join(' '),
  };
}

/** 'Egg (well cooked)' is one word long for 'egg', three for 'cooked'. */
function lengthOf({ mainLength, words }: Title, hits: readonly WordHit[]): number {
  return hits.every(({ word }) => words.indexOf(word) < mainLength) ? mainLength : words.length;
}

/** A word of a name that fits one typed; `rank` says how far it is from it, 0 for the word itself. */
type WordHit = { readonly word: SearchWord; readonly rank: number };
/** The words of a name that fit what was typed; null where the name does not. */
type Match = (words: readonly SearchWord[]) => readonly WordHit[] | null;

/** Each word typed fits one of the name. */
function byWords(near: readonly Nearness[]): Match {
  return (words) => {
    const all: WordHit[] = [];
    for (const each of near) {
      const hit = nearestIn(words, each);
      if (!hit) return null;
      all.push(hit);
    }
    return all;
  };
}

function nearestIn(words: readonly SearchWord[], near: Nearness): WordHit | null {
  let nearest: WordHit | null = null;
  for (const word of words) {
    const rank = near.get(word.word);
    if (rank !== undefined && (nearest === null || rank < nearest.rank)) nearest = { word, rank };
  }
  return nearest;
}

/** Below this, too much begins so. */
const LEAST_JOINED_LETTERS = 4;

/** 'sweetpotato' for 'sweet potato', and 'corn bread' for 'cornbread'. */
function byOneWord(typed: string): Match {
  if (typed.length < LEAST_JOINED_LETTERS) return () => null;
  return (words) => {
    for (let first = 0; first < words.length; first += 1) {
      let joined = '';
      for (let last = first; last < words.length && typed.startsWith(joined); last += 1) {
        joined += words[last]?.word ?? '';
        if (joined.startsWith(typed)) return words.slice(first, last + 1).map((word) => ({ word, rank: 1 }));
      }
    }
    return null;
  };
}
