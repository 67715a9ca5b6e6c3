import { pages as accounts } from '#web/accounts/pages.ts';
import { pages as checkups, quickAdd as question } from '#web/checkups/pages.ts';
import type { ServedPage, SignedInPage } from '#web/client/page/page.ts';
import { dashboardPages } from '#web/dashboard/pages.ts';
import { cards as growthCards, pages as growth, quickAdd as weight } from '#web/growth/pages.ts';
import { pages as print } from '#web/print/pages.ts';
import { pages as sharing } from '#web/sharing/pages.ts';
import { pages as site } from '#web/site/pages.ts';
import { cards as vaccinesCards, pages as vaccines, quickAdd as shots } from '#web/vaccines/pages.ts';
import { settingsPages } from './settings/pages.ts';

export const cards = [vaccinesCards, growthCards].flat();
export const quickAdds = [weight, shots, question];

export const pages: readonly (ServedPage | SignedInPage)[] = [
  site,
  accounts,
  sharing,
  dashboardPages(cards, quickAdds),
  vaccines,
  growth,
  checkups,
  print,
  settingsPages,
].flat();

export const signedInPages = pages.filter((page) => page.kind === 'signed-in');

const byPath = new Map(pages.map((page) => [page.path as string, page]));

export function pageAt(path: string): ServedPage | SignedInPage | null {
  return byPath.get(path) ?? null;
}

export function signedInPageAt(path: string): SignedInPage | null {
  const page = pageAt(path);
  return page?.kind === 'signed-in' ? page : null;
}
