import { signedInPageAt } from './pages.ts';

/** URL of a clicked link to a signed-in page; null if the browser must follow it itself. */
export function insideHref(event: globalThis.MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return signedInPageAt(link.pathname) ? link.href.slice(link.origin.length) : null;
}
