import { routeOf } from './routes.ts';

/** The address that a press on a link leads to when a room of ours answers it; null when the browser shall go there itself. */
export function roomHref(event: globalThis.MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return routeOf(link.pathname)?.kind === 'room' ? `${link.pathname}${link.search}` : null;
}
