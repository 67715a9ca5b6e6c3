import type { ArticleHead } from '#contract/articles.ts';
import { categoryHref, slugHref } from '#domain/articles/addresses.ts';
import { ARTICLE_CATEGORIES } from '#domain/articles/article.ts';

type Listed = { readonly path: string; readonly changedOn?: string };

/**
 * Every page that search engines may list (sitemaps.org/protocol.html).
 *
 * @param paths of pages without parameters
 */
export function sitemap(publicUrl: string, paths: readonly string[], articles: readonly ArticleHead[]): string {
  const pages: Listed[] = [
    ...paths.map((path) => ({ path })),
    ...ARTICLE_CATEGORIES.map((category) => ({ path: categoryHref('public', category) })),
    ...articles.map(({ slug, updatedAt }) => ({ path: slugHref({ slug }), changedOn: updatedAt.slice(0, 10) })),
  ];
  const urls = pages.map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `<url><loc>${publicUrl}${path}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
