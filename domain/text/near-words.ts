import { letterSet, lettersMissing, type SearchWord } from './search-words.ts';
import { editsOfPrefix, editsOfWord, mayDiffer } from './word-edits.ts';

/** Each word of all names once. */
export type Vocabulary = ReadonlyMap<string, { readonly plain: string; readonly letters: number }>;

export function vocabularyOf(words: readonly SearchWord[]): Vocabulary {
  return new Map(words.map(({ word, plain }) => [word, { plain, letters: letterSet(word) }]));
}

/** How near each word is to the one typed; lower is nearer. */
export type Nearness = ReadonlyMap<string, number>;

/** The word itself or its plural (0), and what begins so (2). */
export function spelledWords(typed: SearchWord, words: Vocabulary): Nearness {
  const near = new Map<string, number>();
  for (const [word, { plain }] of words) {
    if (word === typed.word || plain === typed.plain) near.set(word, 0);
    else if (word.startsWith(typed.word)) near.set(word, 2);
  }
  return near;
}

/** Fewer letters than this begin too much nearly so. */
const LEAST_BEGUN = 5;

/** Ten for each edit, and five more for what only begins nearly so; a short word has to be spelled as it is. */
export function nearWords(typed: SearchWord, words: Vocabulary): Nearness {
  const most = mayDiffer(typed.word);
  if (most === 0) return spelledWords(typed, words);
  const typedLetters = letterSet(typed.word);
  const near = new Map<string, number>();
  for (const [word, { plain, letters }] of words) {
    if (lettersMissing(typedLetters, letters) > most || !beginsAlike(typed.word, word)) continue;
    const whole = Math.min(editsOfWord(typed.word, word, most), editsOfWord(typed.plain, plain, most));
    const begun = whole > most && typed.word.length >= LEAST_BEGUN ? editsOfPrefix(typed.word, word, most) : most + 1;
    if (whole <= most) near.set(word, whole * 10);
    else if (begun <= most) near.set(word, begun * 10 + 5);
  }
  return near;
}

/** In words up to this long the first letter is right, or swapped with the second: 'hake' is no 'cake'. */
const FIRST_LETTER_COUNTS_TO = 5;

function beginsAlike(typed: string, word: string): boolean {
  if (typed.length > FIRST_LETTER_COUNTS_TO || typed[0] === word[0]) return true;
  return typed[0] === word[1] && typed[1] === word[0];
}
