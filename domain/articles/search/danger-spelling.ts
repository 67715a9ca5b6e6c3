import { wordsOf } from '#domain/text/search-words.ts';
import { editsOfWord, mayDiffer } from '#domain/text/word-edits.ts';
import { SMALL_WORDS } from './small-words.ts';
import { withWords } from './spelling.ts';

/** Shorter words of danger are known only as they are spelled, and by their listed slips: 'blue' is near too much. */
const LEAST_LETTERS = 5;
/** Longer words are none. */
const MOST_LETTERS = 24;
/** Different words; more unknown ones are no search in our language. */
const MOST_SLIPS = 12;

/** By what a slip is told. */
export type DangerWords = {
  /** Words by which parents tell of danger. */
  readonly words: readonly string[];
  /** Slips that are far from the word, and what is meant: 'toung'. */
  readonly slips: Readonly<Record<string, string>>;
  /** English words that are near a word of danger, and no slips of it: 'sneezing'. */
  readonly calm: readonly string[];
};

type Lists = {
  readonly known: ReadonlySet<string>;
  readonly slips: ReadonlyMap<string, string>;
  readonly calm: ReadonlySet<string>;
  /** Those that are long enough to be meant by a slip. */
  readonly meant: readonly string[];
  readonly undoubled: ReadonlyMap<string, string>;
};

/**
 * What was typed, with words of danger in place of their slips, as 'seizure' of 'siezure' and 'cant breathe' of
 * 'cantbreathe'; the same text where there is none. A word that English has is no slip.
 */
export type DangerSpeller = (typed: string) => string;

export function dangerSpeller({ words, slips, calm }: DangerWords): DangerSpeller {
  const meant = words.filter((word) => word.length >= LEAST_LETTERS);
  const lists: Lists = {
    known: new Set(words),
    slips: new Map(Object.entries(slips)),
    calm: new Set(calm),
    meant,
    undoubled: new Map(meant.map((word) => [withoutDoubles(word), word])),
  };
  return (typed) => {
    const unknown = wordsOf(typed).filter(({ word }) => isNoWord(lists, word));
    const few = new Set([...new Set(unknown.map(({ word }) => word))].slice(0, MOST_SLIPS));
    return withWords(
      typed,
      unknown.filter(({ word }) => few.has(word)),
      ({ word }) => slipOf(lists, word),
    );
  };
}

function isNoWord({ known, calm }: Lists, word: string): boolean {
  if (word.length > MOST_LETTERS || !/^[a-z]+$/.test(word)) return false;
  return !known.has(word) && !calm.has(word) && !SMALL_WORDS.has(word);
}

/** The word of danger of which this is a slip; null if of none. */
function slipOf(lists: Lists, word: string): string | null {
  return (
    lists.slips.get(word) ?? lists.undoubled.get(withoutDoubles(word)) ?? nearest(lists, word) ?? parted(lists, word)
  );
}

function withoutDoubles(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1');
}

/** Of equally near ones the first of the list. */
function nearest({ meant }: Lists, word: string): string | null {
  let best: { readonly word: string; readonly edits: number } | null = null;
  for (const one of meant) {
    if (!beginsAlike(word, one)) continue;
    const most = Math.min(mayDiffer(word), mayDiffer(one), (best?.edits ?? Infinity) - 1);
    const edits = most < 1 ? Infinity : editsOfWord(word, one, most);
    if (edits <= most) best = { word: one, edits };
  }
  return best?.word ?? null;
}

function beginsAlike(word: string, other: string): boolean {
  return word[0] === other[0] || (word[0] === other[1] && word[1] === other[0]);
}

/** 'not breathing' of 'notbreathing'; null where not all of it are words that are told with a danger. */
function parted({ known }: Lists, word: string): string | null {
  const begun: (string | null)[] = [''];
  for (let end = 1; end <= word.length; end += 1) {
    begun.push(null);
    for (let start = 0; start <= end - 2; start += 1) {
      const before = begun[start];
      const piece = word.slice(start, end);
      if (typeof before === 'string' && (known.has(piece) || SMALL_WORDS.has(piece)))
        begun[end] = `${before} ${piece}`.trim();
    }
  }
  const whole = begun[word.length] ?? null;
  return whole?.split(' ').some((piece) => known.has(piece)) ? whole : null;
}
