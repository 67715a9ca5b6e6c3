import { room as accounts } from '#web/accounts/pages.ts';
import { room as articles } from '#web/articles/pages.ts';
import { room as billing } from '#web/billing/pages.ts';
import { room as checkups } from '#web/checkups/pages.ts';
import type { Search, ServedPage, SignedInPage } from '#web/client/page/page.ts';
import { paramsOf } from '#web/client/page/params-of.ts';
import { room as contact } from '#web/contact/pages.ts';
import { dashboardPages } from '#web/dashboard/pages.ts';
import { room as foods } from '#web/foods/pages.ts';
import { room as growth } from '#web/growth/pages.ts';
import { room as milestones } from '#web/milestones/pages.ts';
import { room as print } from '#web/print/pages.ts';
import { room as sharing } from '#web/sharing/pages.ts';
import { room as site } from '#web/site/pages.ts';
import { room as vaccines } from '#web/vaccines/pages.ts';
import { settingsPages } from './settings/pages.ts';

/** In the order in which their cards stand on the dashboard. */
const rooms = [
  site,
  accounts,
  sharing,
  vaccines,
  growth,
  checkups,
  milestones,
  foods,
  articles,
  print,
  contact,
  billing,
];

export const cards = rooms.flatMap(({ cards: own = [] }) => own);
export const quickAdds = [growth, foods, vaccines, checkups].flatMap(({ quickAdd = [] }) => quickAdd);

export const pages: readonly (ServedPage | SignedInPage)[] = [
  ...dashboardPages(cards, quickAdds),
  ...rooms.flatMap(({ pages: own }) => own),
  ...settingsPages,
];

export const signedInPages = pages.filter((page) => page.kind === 'signed-in');

const { plain = [], open = [] } = Object.groupBy(pages, ({ path }) => (path.includes(':') ? 'open' : 'plain'));
const byPath = new Map(plain.map((page) => [page.path as string, page]));

/** The page of this very path, else one whose path has parameters. */
export function pageAt(path: string): ServedPage | SignedInPage | null {
  return byPath.get(path) ?? open.find((page) => paramsOf(page.path, path, page.takesAny)) ?? null;
}

export function signedInPageAt(path: string): SignedInPage | null {
  const page = pageAt(path);
  return page?.kind === 'signed-in' ? page : null;
}

/** What an address says to its page: the query and, whatever that says, the parameters of the path. */
export function searchOf(
  { path: route }: Pick<ServedPage | SignedInPage, 'path'>,
  path: string,
  search: string,
): Search {
  return { ...Object.fromEntries(new URLSearchParams(search)), ...paramsOf(route, path, true) };
}
