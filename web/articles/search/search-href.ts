import type { ArticleCategory } from '#domain/articles/article.ts';
import { sentSearch } from '#domain/articles/search/read-search.ts';
import { hrefWith } from '#web/client/page/href-with.ts';
import { libraryHref, type Place } from '#domain/articles/addresses.ts';

/** Where somebody searches. */
export type SearchPlace = {
  readonly place: Place;
  /** Null for all of them. */
  readonly category: ArticleCategory | null;
};

/** The address of a search. @param q empty for none */
export function searchHref({ place, category }: SearchPlace, q: string): string {
  return hrefWith(libraryHref(place), { q: sentSearch(q), category });
}
