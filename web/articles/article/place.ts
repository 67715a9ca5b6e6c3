import type { ArticleHead } from '#contract/articles.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { categorySlug } from '#domain/articles/category.ts';

/** Where articles are read: on the pages for everybody, or on those of a parent. */
export type Place = 'public' | 'education';

export function articleHref(place: Place, id: string): string {
  return place === 'public' ? `/preview/article/${id}` : `/education/article/${id}`;
}

export function categoryHref(place: Place, category: ArticleCategory): string {
  return place === 'public' ? `/preview/category/${categorySlug(category)}` : `/education?category=${category}`;
}

/** Where all articles are, and the search. */
export function libraryHref(place: Place): string {
  return place === 'public' ? '/preview/educational-content' : '/education';
}

/** The address to share: by its slug. */
export function slugHref({ slug }: Pick<ArticleHead, 'slug'>): string {
  return `/preview/article/slug/${slug}`;
}

/** The field of the search; for a parent it stands at the top of its page. */
export function searchFieldHref(place: Place): string {
  return place === 'public' ? `${libraryHref(place)}#search` : libraryHref(place);
}
