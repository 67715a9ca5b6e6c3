import type { Article } from '#domain/articles/article.ts';
import type { ArticlePage } from '#contract/articles.ts';
import { factsCheckedOn, factSource, factsOf } from '#domain/articles/facts-data.ts';
import { redFlagsOf } from '#domain/articles/red-flags-data.ts';
import type { RedFlag } from '#domain/articles/red-flag.ts';
import type { ArticleFact } from '#domain/articles/fact.ts';
import { day, type Day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { ourArticles, type OurArticle } from './our-articles.ts';

/** A published article, with what is shown beside it. */
export type PublishedArticle = {
  readonly article: Article;
  readonly calls: readonly RedFlag[];
  readonly origin: ArticlePage['origin'];
  /** 'art-14', by which questions refer to it; null for an editor's. */
  readonly key: string | null;
  /** Searches by which parents look for it. */
  readonly askedAs: readonly string[];
};

/** All published articles, the newest first; ties keep the order given to `libraryOf`. The same object until something changes. */
export type PublishedLibrary = {
  readonly articles: readonly PublishedArticle[];
  readonly byId: ReadonlyMap<string, PublishedArticle>;
  readonly bySlug: ReadonlyMap<string, PublishedArticle>;
  readonly shelf: LibraryShelf;
};

/** The place of one library after the other, each time something is published or taken back. */
export type LibraryShelf = {
  /** Told of what goes wrong while nobody waits for it. */
  readonly onFault: (fault: unknown) => void;
};

/** Articles made at the same time keep the order given. */
export function libraryOf(
  articles: readonly PublishedArticle[],
  shelf: LibraryShelf = { onFault: () => {} },
): PublishedLibrary {
  const newestFirst = articles.toSorted(
    (one, other) => Date.parse(other.article.createdAt) - Date.parse(one.article.createdAt),
  );
  return {
    articles: newestFirst,
    byId: new Map(newestFirst.map((one) => [one.article.id, one])),
    // If two have the same slug, the older one keeps it: the last entry of a key stays.
    bySlug: new Map(newestFirst.map((one) => [one.article.slug, one])),
    shelf,
  };
}

/** In the order of `order.json`. */
export function ourPublished(): PublishedArticle[] {
  return ourArticles().map(published);
}

function published({ front, ...article }: OurArticle): PublishedArticle {
  const facts = factsOf(front.id).filter((_, index) => !front.leftOut.includes(index));
  return {
    article,
    calls: redFlagsOf(front.redFlags),
    origin: {
      isOurs: true,
      checkedOn: day(factsCheckedOn),
      lastCheckedOn: lastCheckedOn(facts),
      edition: front.edition,
      nextReview: month(front.nextReview),
      reviewedBy: front.reviewedBy,
      sources: sourcesOf(facts),
      facts: countsOf(facts),
    },
    key: front.id,
    askedAs: front.askedAs,
  };
}

function lastCheckedOn(facts: readonly ArticleFact[]): Day | null {
  const last = facts
    .flatMap(({ checkedOn }) => checkedOn ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? null : day(last);
}

type Source = ArticlePage['origin']['sources'][number];
type Page = NonNullable<ArticleFact['seen']>;

/** First the sources to which the facts are attributed, then the pages on which they were found: each once, in the order of the facts. */
function sourcesOf(facts: readonly ArticleFact[]): Source[] {
  const keys = new Set(facts.flatMap(({ sources }) => sources));
  const linked = facts.flatMap(({ seen }) => (seen?.url === undefined ? [] : seen));
  return [...[...keys].map(namedSource), ...pagesOf(linked)];
}

/** Each page once, with its address where it may be shown. */
export function pagesOf(pages: readonly Page[]): Source[] {
  const once = new Map(pages.map(({ org, title, url = null }) => [`${org}: ‘${title}’`, url]));
  return [...once].map(([text, address]) => ({ text, address }));
}

function namedSource(key: string): Source {
  const { org, title, isTitleOurs, doi } = factSource(key);
  return {
    text: `${org}: ${isTitleOurs ? title : `‘${title}’`}`,
    address: doi === undefined ? null : `https://doi.org/${doi}`,
  };
}

/** How many facts are in which state. */
export function countsOf(facts: readonly Pick<ArticleFact, 'state'>[]) {
  const inState = (name: string) => facts.filter(({ state }) => state === name).length;
  return {
    confirmed: inState('confirmed'),
    secondary: inState('secondary'),
    corrected: inState('corrected'),
    notFound: inState('not-found'),
  };
}
