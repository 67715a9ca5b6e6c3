import type { PageRequest } from '#contract/pages.ts';
import { navigation } from '#web/app/routes.ts';
import type { BarItem } from '#web/ui/layout/bar.tsx';

/** The items of the bar for whoever looks at the page: a visitor, or a parent who is signed in. A closed account has none. */
export function barItems(account: PageRequest['account']): readonly BarItem[] {
  if (account?.keptUntil) return [];
  return navigation.flatMap(({ label, visitors, parents }) => {
    const href = account ? parents : visitors;
    return href === null ? [] : [{ label, href }];
  });
}

const growthHref = '/dashboard?tab=growth';

/** Pages that belong to an item of another path. */
const belongsTo: ReadonlyMap<string, string> = new Map([
  ['/measurements', growthHref],
  ['/add-measurement', growthHref],
  ['/import-measurements', growthHref],
]);

/**
 * The item that names the page which is shown. Every tab of the dashboard is Dashboard, also the one to which
 * Growth Tracking leads; the pages behind that tab are Growth Tracking.
 *
 * @param address path and search of the page
 * @returns the item's `href`; undefined when the page is in no item
 */
export function currentHref(items: readonly BarItem[], address: string): string | undefined {
  const [path = ''] = address.split('?', 1);
  const named = belongsTo.get(path) ?? path;
  return items.find(({ href }) => href === named)?.href;
}
