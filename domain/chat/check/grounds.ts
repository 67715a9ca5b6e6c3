import { sentencesOf } from '#domain/articles/search/sentences.ts';
import { figuresIn, type Figure } from './figures.ts';
import { isUrgent, partsOf, plain, stemsIn, tokensIn } from './words.ts';

type Clause = {
  readonly stems: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly isDenied: boolean;
  readonly isUrgent: boolean;
};

type Ground = {
  readonly plain: string;
  /** Each of its sentences, as `plain` makes it. */
  readonly sentences: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly figures: readonly Figure[];
  readonly clauses: readonly Clause[];
};

/** What an answer may rest on. */
export type Grounds = {
  /** In the order of their numbers; the first has the number 1. */
  readonly passages: readonly Ground[];
  /** Stems of all words of the library. */
  readonly vocabulary: ReadonlySet<string>;
  /** Of the child asked about; null if not known. */
  readonly ageMonths: number | null;
};

type Given = {
  /** Of the library, and of the child's record. */
  readonly passages: readonly string[];
  readonly vocabulary: ReadonlySet<string>;
  readonly ageMonths: number | null;
};

export function groundsOf({ passages, vocabulary, ageMonths }: Given): Grounds {
  return { passages: passages.map(groundOf), vocabulary, ageMonths };
}

export function vocabularyOf(texts: Iterable<string>): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const text of texts) for (const stem of stemsIn(text)) stems.add(stem);
  return stems;
}

function groundOf(text: string): Ground {
  return {
    plain: plain(text),
    sentences: new Set(text.split('\n').flatMap(sentencesOf).map(plain)),
    stems: new Set(stemsIn(text)),
    figures: figuresIn(text),
    tokens: new Set(tokensIn(text)),
    clauses: partsOf(text).map((part) => ({
      stems: new Set(stemsIn(part.text)),
      tokens: new Set(tokensIn(part.text)),
      isDenied: part.isDenied,
      isUrgent: isUrgent(part.text),
    })),
  };
}
