import { useContext } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { DrawnContext } from '#web/client/page/drawn.ts';

/** Path and query of the browser, or of the page that the server draws. */
export function useAddress(): { path: string; search: string } {
  const drawn = useContext(DrawnContext);
  return { path: usePathname({ ssrPath: drawn.path }), search: useSearch({ ssrSearch: drawn.search }) };
}
