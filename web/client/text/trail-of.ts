export type Crumb = { readonly label: string; readonly path: string; readonly isLink: boolean };

/** Longer slugs are titles of articles. */
const LONGEST_SLUG = 20;

/**
 * The breadcrumb of a page by the specification's rule: Home, then each segment of its path in title case. The last,
 * and one that is no page, have no link. None for the landing page.
 *
 * @param path without a query
 * @param isNamed whether the last segment names what the page is about, as a food, however long it is
 */
export function trailOf(
  path: string,
  isSignedIn: boolean,
  isPage: (path: string) => boolean,
  isNamed = false,
): readonly Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index) => {
    const crumbPath = `/${segments.slice(0, index + 1).join('/')}`;
    const isLink = index < segments.length - 1 && isPage(crumbPath);
    const label = isNamed && index === segments.length - 1 ? titled(segment) : labelOf(segment);
    return { label, path: crumbPath, isLink };
  });
  return [{ label: 'Home', path: isSignedIn ? '/dashboard' : '/', isLink: true }, ...crumbs.filter(saysMore)];
}

/** No 'Article' before an article, where it leads nowhere. */
function saysMore({ label, isLink }: Crumb, index: number, crumbs: readonly Crumb[]): boolean {
  return isLink || label !== crumbs[index + 1]?.label;
}

function labelOf(segment: string): string {
  const isArticle = segment === 'article' || (segment.includes('-') && segment.length > LONGEST_SLUG);
  return isArticle ? 'Article' : titled(segment);
}

function titled(segment: string): string {
  return segment.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
