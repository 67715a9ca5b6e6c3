export type Crumb = { readonly label: string; readonly path: string; readonly isLink: boolean };

/** Longer slugs are titles of articles. */
const LONGEST_SLUG = 20;

/**
 * The breadcrumb of a page by the specification's rule: Home, then each segment of its path in title case. The last,
 * and one that is no page, have no link. None for the landing page.
 *
 * @param path without a query
 */
export function trailOf(path: string, isSignedIn: boolean, isPage: (path: string) => boolean): readonly Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index) => {
    const crumbPath = `/${segments.slice(0, index + 1).join('/')}`;
    const isLink = index < segments.length - 1 && isPage(crumbPath);
    return { label: labelOf(segment), path: crumbPath, isLink };
  });
  return [{ label: 'Home', path: isSignedIn ? '/dashboard' : '/', isLink: true }, ...crumbs];
}

function labelOf(segment: string): string {
  const isArticle = segment === 'article' || (segment.includes('-') && segment.length > LONGEST_SLUG);
  return isArticle ? 'Article' : segment.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
