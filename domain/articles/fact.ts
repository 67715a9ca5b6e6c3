export type FactSource = {
  readonly org: string;
  readonly title: string;
  /** What it is about, in our words: its own title is not known. */
  readonly isTitleOurs: boolean;
  readonly doi?: string;
};

/** A fact of an article, and how it fared when it was looked up. */
export type ArticleFact = {
  readonly fact: string;
  readonly sources: readonly string[];
  /** 'confirmed', 'secondary', 'corrected' or 'not-found' */
  readonly state: string;
  /** When it was looked up, if later than the others; YYYY-MM-DD. */
  readonly checkedOn?: string;
  /** The page that says so; `url` only where it is an authority's, a hospital's or a university's own. */
  readonly seen?: { readonly org: string; readonly title: string; readonly url?: string } | null;
};
