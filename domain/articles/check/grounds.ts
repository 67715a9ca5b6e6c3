import { sentencesOf } from '#domain/text/sentences.ts';
import { figuresIn, type Figure } from './figures.ts';
import { denialsIn, isUrgent, partsOf, plain, stemsIn, tokensIn } from './words.ts';

type Part = {
  readonly stems: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly isDenied: boolean;
  /** How often it says 'not' and the like. */
  readonly denials: number;
};

/** A sentence that an answer may rest on. */
export type Ground = {
  readonly plain: string;
  /** As often as each is in it. */
  readonly allStems: readonly string[];
  readonly allTokens: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly figures: readonly Figure[];
  readonly isUrgent: boolean;
  readonly parts: readonly Part[];
};

export type Passage = {
  readonly title: string;
  readonly titleStems: ReadonlySet<string>;
  readonly sentences: readonly Ground[];
};

/** What an answer may rest on. */
export type Grounds = {
  /** In the order of their numbers; the first has the number 1. */
  readonly passages: readonly Passage[];
  /** Stems of all words of the library. */
  readonly vocabulary: ReadonlySet<string>;
  /** Of the child asked about; null if not known. */
  readonly ageMonths: number | null;
};

type Given = {
  /** Of the library, and of the child's record. */
  readonly passages: readonly { readonly title: string; readonly text: string }[];
  readonly vocabulary: ReadonlySet<string>;
  readonly ageMonths: number | null;
};

export function groundsOf({ passages, vocabulary, ageMonths }: Given): Grounds {
  return {
    passages: passages.map(({ title, text }) => ({
      title: plain(title),
      titleStems: new Set(stemsIn(title)),
      sentences: text.split('\n').flatMap(sentencesOf).map(groundOf),
    })),
    vocabulary,
    ageMonths,
  };
}

export function vocabularyOf(texts: Iterable<string>): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const text of texts) for (const stem of stemsIn(text)) stems.add(stem);
  return stems;
}

function groundOf(text: string): Ground {
  return {
    plain: plain(text),
    allStems: stemsIn(text),
    allTokens: tokensIn(text),
    stems: new Set(stemsIn(text)),
    tokens: new Set(tokensIn(text)),
    figures: figuresIn(text),
    isUrgent: isUrgent(text),
    parts: partsOf(text).map((part) => ({
      stems: new Set(stemsIn(part.text)),
      tokens: new Set(tokensIn(part.text)),
      isDenied: part.isDenied,
      denials: denialsIn(part.text),
    })),
  };
}

/** The sentence that shares most with a text; undefined if none shares anything. */
export function nearestGround(text: string, sentences: readonly Ground[]): Ground | undefined {
  const [first] = closest(text, sentences);
  return first;
}

/** More than a sentence has. */
const MOST_TOKENS = 1000;

type Spoken = Pick<Ground, 'stems' | 'tokens'>;

/** Those that share most: first in what they say, then in small words and numbers. Several if they share as much. */
export function closest<T extends Spoken>(text: string, among: readonly T[]): readonly T[] {
  const stems = new Set(stemsIn(text));
  const tokens = new Set(tokensIn(text));
  const closeness = among.map((one) => {
    const said = shared(stems, one.stems);
    return said === 0 ? 0 : said + shared(tokens, one.tokens) / MOST_TOKENS;
  });
  const most = Math.max(0, ...closeness);
  return most === 0 ? [] : among.filter((_, at) => closeness[at] === most);
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const each of one) if (other.has(each)) count += 1;
  return count;
}
