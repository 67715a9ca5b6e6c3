import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#web/client/page/when-idle.ts';
import { signedInPages } from './pages.ts';

const AT_ONCE = 8;

/**
 * Loads the other rooms once the page is there and the browser has nothing else to do, so that they open at once, also
 * when the connection drops. Not where the reader saves data.
 *
 * @param scripts addresses of their files
 */
export function loadAhead(scripts: readonly string[], queries: QueryClient): void {
  // A few at a time: all in one task would hold back what the reader does.
  for (let at = 0; at < scripts.length; at += AT_ONCE)
    whenIdle(() => document.head.append(...scripts.slice(at, at + AT_ONCE).map(preloadOf)));
  // What fails is asked for again when it is needed.
  for (const { ahead } of signedInPages) if (ahead) whenIdle(() => void ahead(queries).catch(() => {}));
}

function preloadOf(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' });
}
