import type { QueryClient } from '@tanstack/react-query';
import { signedInPages } from './pages.ts';

/** For browsers that do not tell when they have nothing to do. */
const PAUSE_MS = 2000;

/**
 * Loads the other rooms once the page is there and the browser has nothing else to do, so that they open at once, also
 * when the connection drops. Not where the reader saves data.
 *
 * @param scripts addresses of their files
 */
export function loadAhead(scripts: readonly string[], queries: QueryClient): void {
  if (savesData()) return;
  whenLoaded(() =>
    whenIdle(() => {
      document.head.append(...scripts.map(preloadOf));
      // What fails is asked for again when it is needed.
      for (const { ahead } of signedInPages) void ahead?.(queries).catch(() => {});
    }),
  );
}

function preloadOf(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' });
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else setTimeout(then, PAUSE_MS);
}
