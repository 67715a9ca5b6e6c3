export type Crumb = { readonly label: string; readonly href?: string };

/** Longer slugs are titles of articles. */
const LONGEST_SLUG = 20;

/**
 * The breadcrumb of a page by the specification's rule: Home, then each segment of its path in title case, the last
 * without a link. None for the landing page.
 *
 * @param path without a query
 */
export function trailOf(path: string, isSignedIn: boolean): readonly Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index) => {
    const label = labelOf(segment);
    const isLast = index === segments.length - 1;
    return isLast ? { label } : { label, href: `/${segments.slice(0, index + 1).join('/')}` };
  });
  return [{ label: 'Home', href: isSignedIn ? '/dashboard' : '/' }, ...crumbs];
}

function labelOf(segment: string): string {
  const isArticle = segment === 'article' || (segment.includes('-') && segment.length > LONGEST_SLUG);
  return isArticle ? 'Article' : segment.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
