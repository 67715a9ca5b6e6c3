/** Where something stands. */
export type Source = { readonly title: string; readonly href: string };

/** Sentences of one text. */
export type Passage = {
  readonly source: Source;
  readonly sentences: readonly string[];
  /** It is not calm, so that nothing stands beside it that is. */
  readonly isAlone?: boolean;
  /** What it asks for, and the sentence that stands above all else. */
  readonly call?: { readonly level: 'call_now' | 'call_soon'; readonly caution: string | null } | null;
};
