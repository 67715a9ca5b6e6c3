import type { PageRequest } from '#contract/pages.ts';
import { navigation } from '#web/app/routes.ts';
import type { BarItem } from '#web/ui/bar.tsx';

/** The items of the bar for whoever looks at the page: a visitor, or a parent who is signed in. */
export function barItems(account: PageRequest['account']): readonly BarItem[] {
  return navigation.flatMap(({ label, visitors, parents }) => {
    const href = account ? parents : visitors;
    return href === null ? [] : [{ label, href }];
  });
}

/**
 * The item that names the page which is shown: of those whose path is the page's and whose search it has,
 * the one that asks for most. So `/dashboard?tab=growth` is Growth Tracking, and another tab is Dashboard.
 *
 * @param address path and search of the page
 * @returns the item's `href`; undefined when the page is in no item
 */
export function currentHref(items: readonly BarItem[], address: string): string | undefined {
  const page = partsOf(address);
  const fitting = items.filter(({ href }) => {
    const item = partsOf(href);
    return item.path === page.path && [...item.search].every(([name, value]) => page.search.get(name) === value);
  });
  return fitting.toSorted((one, other) => partsOf(other.href).search.size - partsOf(one.href).search.size)[0]?.href;
}

function partsOf(address: string) {
  const [path = '', search = ''] = address.split('?', 2);
  return { path, search: new URLSearchParams(search) };
}
