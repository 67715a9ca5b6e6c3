export type FactSource = { readonly org: string; readonly title: string };

/** A fact of an article, and how it fared when it was looked up. */
export type ArticleFact = {
  readonly fact: string;
  readonly sources: readonly string[];
  /** 'confirmed', 'secondary', 'corrected' or 'not-found' */
  readonly state: string;
  /** The page that says so. */
  readonly seen?: { readonly org: string; readonly title: string; readonly url?: string } | null;
};
