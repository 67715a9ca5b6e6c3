import { stemOf } from '#domain/articles/search/stem.ts';
import { termsOf } from '#domain/articles/search/terms.ts';
import { FIELDS, type Field, type SearchDocument } from './document.ts';

export type TermFacts = {
  readonly number: number;
  /** In how many documents it is. */
  readonly documents: number;
};

/** For each text of a document its terms. */
export type DocumentTerms = Readonly<Record<Field, readonly (readonly string[])[]>>;

/** Numbers the terms of documents and counts in how many of them each is. */
export class TermBook {
  readonly #facts = new Map<string, { readonly number: number; documents: number }>();
  /** A text has few different words. */
  readonly #stems = new Map<string, string>();
  readonly #words = new Map<string, number>();
  readonly #asked = new Map<string, number>();

  get facts(): ReadonlyMap<string, TermFacts> {
    return this.#facts;
  }

  /** How often each word stands in them, but in how parents ask for an article or an answer: they also mistype. */
  get words(): ReadonlyMap<string, number> {
    return this.#words;
  }

  /** How often each word stands in titles and in how parents ask. */
  get asked(): ReadonlyMap<string, number> {
    return this.#asked;
  }

  /** Reads a document once. */
  read({ shown, fields }: SearchDocument): DocumentTerms {
    const [title = [], asked = [], points = [], headings = [], text = []] = FIELDS.map((field) => {
      const isTyped = field === 'asked' && (shown.kind === 'article' || shown.kind === 'question');
      const isAsked = field === 'asked' || field === 'title';
      return fields[field].map((one) =>
        termsOf(one, (word) => {
          if (!isTyped) countIn(this.#words, word);
          if (isAsked) countIn(this.#asked, word);
          return this.#stem(word);
        }).map(({ term }) => term),
      );
    });
    for (const term of new Set([title, asked, points, headings, text].flat(2))) this.#count(term);
    return { title, asked, points, headings, text };
  }

  numberOf(term: string): number {
    return this.#facts.get(term)?.number ?? -1;
  }

  #count(term: string): void {
    const facts = this.#facts.get(term) ?? { number: this.#facts.size, documents: 0 };
    facts.documents += 1;
    this.#facts.set(term, facts);
  }

  #stem(word: string): string {
    const stem = this.#stems.get(word) ?? stemOf(word);
    this.#stems.set(word, stem);
    return stem;
  }
}

function countIn(counts: Map<string, number>, word: string): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}
