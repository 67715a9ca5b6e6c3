import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { lazily } from '#web/client/page/lazily.ts';
import { fullAddress } from './full-address.ts';
import { searchOf, signedInPageAt } from './pages.ts';
import { useAddress } from './use-address.ts';

const NotFoundPage = lazily(() => import('#web/site/not-found-page.tsx'), 'NotFoundPage');

export function Router() {
  const { path, search } = useAddress();
  useFullAddress(path, search);
  const page = signedInPageAt(path);
  return page ? page.show(searchOf(page, path, search)) : <NotFoundPage />;
}

/** Writes the defaults into the URL, for bookmarks and sharing. */
function useFullAddress(path: string, search: string): void {
  const full = fullAddress(path, search);
  const shown = `${path}${search}`;
  useEffect(() => {
    if (shown !== full) navigate(`${full}${location.hash}`, { replace: true });
  }, [shown, full]);
}
