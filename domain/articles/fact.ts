export type FactSource = {
  readonly org: string;
  readonly title: string;
  /** Whether the title is ours, because that of the publication is not known. */
  readonly isTitleOurs: boolean;
  readonly doi?: string;
};

/** A fact of an article, and what was found when it was checked. */
export type ArticleFact = {
  readonly fact: string;
  readonly sources: readonly string[];
  /** 'confirmed', 'secondary', 'corrected' or 'not-found' */
  readonly state: string;
  /** Day of the check, if later than that of the other facts; YYYY-MM-DD. */
  readonly checkedOn?: string;
  /** The page that confirms it; `url` only if an authority, a hospital or a university publishes that page. */
  readonly seen?: { readonly org: string; readonly title: string; readonly url?: string } | null;
};

/** A fact of an answer on everyday care, which always has its page. */
export type EverydayFact = {
  readonly fact: string;
  /** 'confirmed' or 'secondary' */
  readonly state: string;
  readonly seen: { readonly org: string; readonly title: string; readonly url?: string };
};
