import type { ArticleCategory, ArticleHead } from './article.ts';
import { categorySlug } from './category.ts';

/** Where articles are read: on the public pages, or on those of a signed-in parent. */
export type Place = 'public' | 'education';

export function articleHref(place: Place, id: string): string {
  return place === 'public' ? `/preview/article/${id}` : `/education/article/${id}`;
}

/** The address to share: by its slug. */
export function slugHref({ slug }: Pick<ArticleHead, 'slug'>): string {
  return `/preview/article/slug/${slug}`;
}

export function categoryHref(place: Place, category: ArticleCategory): string {
  return place === 'public'
    ? `/preview/category/${categorySlug(category)}`
    : `${libraryHref('education')}?category=${category}`;
}

/** Where all articles are listed and searched. */
export function libraryHref<P extends Place>(place: P): (typeof LIBRARIES)[P] {
  return LIBRARIES[place];
}

const LIBRARIES = { public: '/preview/educational-content', education: '/education' } as const;

/** The search field; on a parent's page it stands at the top. */
export function searchFieldHref(place: Place): string {
  return place === 'public' ? `${libraryHref(place)}#search` : libraryHref(place);
}
