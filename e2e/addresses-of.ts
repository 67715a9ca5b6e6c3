/** What stands for the parameters of a path. */
const paths: Readonly<Record<string, string>> = {
  '/food-guide/:foodId': '/food-guide/smooth-peanut-butter',
  '/education/article/:articleId': '/education/article/14958497-5fe9-5535-b6a6-e9281cc4919f',
  '/food-guide/edit/:entryId': '/food-guide/edit/new',
  '/preview/category/:categorySlug': '/preview/category/baby-health',
  '/preview/article/:articleId': '/preview/article/14958497-5fe9-5535-b6a6-e9281cc4919f',
  '/preview/article/slug/:slug': '/preview/article/slug/fever-by-age-what-to-do',
  '/education/edit/:articleId': '/education/edit/new',
};

/** Pages that are there for a browser that has been led to them alone. */
export const ledTo: readonly string[] = ['/outbox', '/sign-in/:issuer'];

type Views = Readonly<Record<string, readonly string[]>>;

/** @param views search parameters of pages with several views */
export function addressesOf(pages: readonly { readonly path: string }[], views: Views): string[] {
  return pages.flatMap(({ path }) => (views[path] ?? ['']).map((search) => `${paths[path] ?? path}${search}`));
}
