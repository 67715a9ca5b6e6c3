import { letterSet, lettersMissing, type SearchWord } from './search-words.ts';
import { editsOfPrefix, editsOfWord, mayDiffer } from './word-edits.ts';

type Spelled = {
  readonly plain: string;
  /** Which are in the word itself, and in its plain form. */
  readonly letters: number;
  readonly plainLetters: number;
};

/** Each word of all names once. */
export type Vocabulary = ReadonlyMap<string, Spelled>;

export function vocabularyOf(words: readonly SearchWord[]): Vocabulary {
  return new Map(words.map((each) => [each.word, spelledAs(each)]));
}

function spelledAs({ word, plain }: SearchWord): Spelled {
  return { plain, letters: letterSet(word), plainLetters: letterSet(plain) };
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

/** Ten for each edit, and five more for what only begins nearly so; a short word has to be spelled as it is. */
export function nearWords(typed: SearchWord, words: Vocabulary): Nearness {
  if (mayDiffer(typed.word) === 0) return spelledWords(typed, words);
  return new Map([...nearlyBegun(typed, words), ...nearWholeWords(typed, words)]);
}

/** As `nearWords`, without what only begins so. */
export function nearWholeWords(typed: SearchWord, words: Vocabulary): Nearness {
  const most = mayDiffer(typed.word);
  const { letters, plainLetters } = spelledAs(typed);
  const near = new Map<string, number>();
  for (const [word, known] of words) {
    if (most > 0 && !mayBeMeant(typed, letters, word, known)) continue;
    const whole = isLike(letters, known.letters, most) ? editsOfWord(typed.word, word, most) : most + 1;
    const plain = isLike(plainLetters, known.plainLetters, most) ? editsOfWord(typed.plain, known.plain, most) : whole;
    if (Math.min(whole, plain) <= most) near.set(word, Math.min(whole, plain) * 10);
  }
  return near;
}

/** Fewer letters than this begin too much nearly so. */
const LEAST_BEGUN = 5;

function nearlyBegun(typed: SearchWord, words: Vocabulary): Nearness {
  const near = new Map<string, number>();
  if (typed.word.length < LEAST_BEGUN) return near;
  const most = mayDiffer(typed.word);
  const letters = letterSet(typed.word);
  const least = typed.word.length - most;
  for (const [word, known] of words) {
    if (word.length < least || !mayBeMeant(typed, letters, word, known)) continue;
    if (lettersMissing(letterSet(word.slice(0, least)), letters) > most) continue;
    const begun = editsOfPrefix(typed.word, word, most);
    if (begun <= most) near.set(word, begun * 10 + 5);
  }
  return near;
}

/** Whether not too many letters are in only one of two words: each costs an edit, and a table of edits costs far more. */
function isLike(one: number, other: number, most: number): boolean {
  return lettersMissing(one, other) <= most && lettersMissing(other, one) <= most;
}

function mayBeMeant({ word: typed }: SearchWord, typedLetters: number, word: string, { letters }: Spelled): boolean {
  return lettersMissing(typedLetters, letters) <= mayDiffer(typed) && beginsAlike(typed, word);
}

/** In words up to this long the first letter is right, or swapped with the second: 'hake' is no 'cake'. */
const FIRST_LETTER_COUNTS_TO = 5;

function beginsAlike(typed: string, word: string): boolean {
  if (typed.length > FIRST_LETTER_COUNTS_TO || typed[0] === word[0]) return true;
  return typed[0] === word[1] && typed[1] === word[0];
}
