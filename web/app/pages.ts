import { pages as accounts } from '#web/accounts/pages.ts';
import { pages as checkups } from '#web/checkups/pages.ts';
import type { ServedPage, SignedInPage } from '#web/client/page.ts';
import { pages as dashboard } from '#web/dashboard/pages.ts';
import { pages as growth } from '#web/growth/pages.ts';
import { pages as print } from '#web/print/pages.ts';
import { pages as sharing } from '#web/sharing/pages.ts';
import { pages as site } from '#web/site/pages.ts';
import { pages as vaccines } from '#web/vaccines/pages.ts';
import { pages as settings } from './settings/pages.ts';

/**
 * Every page there is. The router, the menus, the sitemap, the server's answers, the budgets and the journeys over all
 * pages follow from it.
 */
export const pages: readonly (ServedPage | SignedInPage)[] = [
  site,
  accounts,
  sharing,
  dashboard,
  vaccines,
  growth,
  checkups,
  print,
  settings,
].flat();

const byPath = new Map(pages.map((page) => [page.path as string, page]));

/** The page at a path; in a browser, of the signed-in ones alone. */
export function pageAt(path: string): ServedPage | SignedInPage | null {
  return byPath.get(path) ?? null;
}

/** The signed-in page at a path. */
export function signedInPageAt(path: string): SignedInPage | null {
  const page = pageAt(path);
  return page?.kind === 'signed-in' ? page : null;
}
