import { nearWholeWords, vocabularyOf, type Vocabulary } from '#domain/text/near-words.ts';
import { letterSet, lettersMissing, wordsOf, type SearchWord } from '#domain/text/search-words.ts';
import { editsOfWord } from '#domain/text/word-edits.ts';
import { SMALL_WORDS } from './small-words.ts';

/** Words as they are spelled in what can be found. */
export type Spelling = {
  readonly words: Vocabulary;
  /** How often each stands there. */
  readonly counts: ReadonlyMap<string, number>;
  /** How each sounds, roughly. */
  readonly sounds: ReadonlyMap<string, string>;
};

/** Words with this few letters begin too much. */
const LEAST_LETTERS = 3;
/** Longer words are none. */
const MOST_LETTERS = 24;
const MOST_BEGUN = 3;

/** @param counts how often each word stands in what can be found */
export function spellingOf(counts: ReadonlyMap<string, number>): Spelling {
  const spelled = [...counts].filter(([word]) => word.length <= MOST_LETTERS && !/\d/.test(word));
  const words = vocabularyOf(spelled.flatMap(([word]) => wordsOf(word)));
  const sounds = new Map([...words.keys()].map((word) => [word, soundOf(word)]));
  return { words, counts: new Map(spelled), sounds };
}

/** The most frequent words that begin with what is typed of the last word so far; none for a short beginning. */
export function wordsBegunBy({ counts }: Spelling, begun: string): string[] {
  if (begun.length < LEAST_LETTERS) return [];
  const known = [...counts].filter(([word]) => word.startsWith(begun) && !SMALL_WORDS.has(word));
  return known
    .toSorted(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .slice(0, MOST_BEGUN)
    .map(([word]) => word);
}

/** Whether a word is not too long for one, without digits, and in letters of which some are from a to z. */
export function mayBeMistyped({ word }: SearchWord): boolean {
  return word.length <= MOST_LETTERS && !/\d/.test(word) && letterSet(word) !== 0;
}

/** The nearest word of those that a mistyped one may be; null where none is near. */
export function nearestWord({ words, counts }: Spelling, typed: SearchWord): string | null {
  if (!mayBeMistyped(typed)) return null;
  const letters = letterSet(typed.word);
  const near = Array.from(nearWholeWords(typed, words), ([word, edits]) => ({
    word,
    edits,
    missing: lettersMissing(letters, letterSet(word)),
  }));
  return frequentOf(near, counts);
}

/** 'peanut butter' of 'peanutbutter'; null where no two words are written as one. */
export function partedWord({ counts }: Spelling, { word: typed }: SearchWord): string | null {
  for (let at = LEAST_LETTERS; typed.length <= MOST_LETTERS && at <= typed.length - LEAST_LETTERS; at += 1) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)];
    if ([first, second].every((one) => counts.has(one) && !SMALL_WORDS.has(one))) return `${first} ${second}`;
  }
  return null;
}

/** As `nearestWord`, of words that sound nearly alike: one letter in three may differ. */
export function suggestedWord({ sounds, counts }: Spelling, { word }: SearchWord): string | null {
  if (word.length > MOST_LETTERS || word.length < LEAST_LETTERS) return null;
  const typed = soundOf(word);
  if (typed.length < LEAST_LETTERS) return null;
  const most = Math.ceil(typed.length / 3);
  const near: [string, number][] = [];
  for (const [known, sound] of sounds) {
    if (sound[0] !== typed[0] || SMALL_WORDS.has(known)) continue;
    const edits = editsOfWord(typed, sound, most);
    if (edits <= most) near.push([known, edits]);
  }
  return frequentOf(
    near.map(([known, edits]) => ({ word: known, edits, missing: 0 })),
    counts,
  );
}

/** 'bronciolitis' and 'bronkiolitis' sound alike. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll(/ck|ch|c|q/g, 'k')
    .replaceAll('z', 's')
    .replaceAll(/gh|h/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

type Near = {
  readonly word: string;
  readonly edits: number;
  /** How many letters were typed that it does not have. */
  readonly missing: number;
};

/** The nearest; of equally near ones the one with the most letters that were typed, then the most frequent. */
function frequentOf(near: readonly Near[], counts: ReadonlyMap<string, number>): string | null {
  const [best] = near.toSorted(
    (one, other) =>
      one.edits - other.edits ||
      one.missing - other.missing ||
      (counts.get(other.word) ?? 0) - (counts.get(one.word) ?? 0),
  );
  return best?.word ?? null;
}

/**
 * A text in which some of its words are exchanged for others; null leaves one as it is. What is there twice is asked for
 * once.
 */
export function withWords(
  text: string,
  words: readonly SearchWord[],
  otherFor: (word: SearchWord) => string | null,
): string {
  const others = new Map<string, string | null>();
  for (const each of words) if (!others.has(each.word)) others.set(each.word, otherFor(each));
  return words.toReversed().reduce((all, { word, start, end }) => {
    const other = others.get(word) ?? null;
    return other === null ? all : all.slice(0, start) + other + all.slice(end);
  }, text);
}
