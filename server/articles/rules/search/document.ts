import type { Found } from '#contract/articles/search.ts';
import type { HeldAges } from '#domain/articles/faq-data.ts';

/** Parts of a document by how much they say of what it is about. */
export const FIELDS = ['title', 'asked', 'points', 'headings', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** Something that can be found. */
export type SearchDocument = {
  /** 'food:avocado' */
  readonly key: string;
  /** Where it stands: an article and its questions stand on one page, of which a search shows what fits best. */
  readonly page: string;
  readonly shown: Omit<Found, 'titleMarks' | 'sentence' | 'marks'>;
  /** False for an editor's article. */
  readonly isOurs: boolean;
  /** What one thing is called, or how a question is asked. */
  readonly names: readonly string[];
  /** Rules that stand in the 'When to call' box of its article: 'rf-choking'. */
  readonly calls: readonly string[];
  /** At others it is not found. */
  readonly ages: HeldAges;
  /** Each text a sentence, or as short as one. Those of `points` and `text` may be shown, and the first if none answers. */
  readonly fields: Readonly<Record<Field, readonly string[]>>;
  /** Where each of `text` stands; none where the text has no headings. */
  readonly places: readonly Place[];
};

export type Place = {
  /** Of its part. */
  readonly heading: string;
  /** What a row of a list goes on from, without which it is not understood. */
  readonly lead: string | null;
};
