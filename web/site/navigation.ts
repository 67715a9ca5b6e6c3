import type { PageRequest } from '#contract/pages.ts';
import { signedInPageAt } from '#web/app/pages.ts';
import type { BarItem } from '#web/ui/layout/bar.tsx';

type NavPlace = { readonly label: string; readonly visitors: string | null; readonly parents: string | null };

/** Items of the bar in order: where each leads visitors and parents; null where it is not shown to them. */
export const navigation: readonly NavPlace[] = [
  { label: 'Dashboard', visitors: null, parents: '/dashboard' },
  { label: 'Vaccines', visitors: null, parents: '/vaccines' },
  { label: 'Growth Tracking', visitors: null, parents: '/dashboard?tab=growth' },
  { label: 'Settings', visitors: null, parents: '/settings' },
];

/** Links at the foot of every page. */
export const footerLinks = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
] as const;

/** The items of the bar for whoever looks at the page: a visitor, or a parent who is signed in. A closed account has none. */
export function barItems(account: PageRequest['account']): readonly BarItem[] {
  if (account?.keptUntil) return [];
  return navigation.flatMap(({ label, visitors, parents }) => {
    const href = account ? parents : visitors;
    return href === null ? [] : [{ label, href }];
  });
}

/**
 * The item that names the page which is shown. Every tab of the dashboard is Dashboard, also the one to which
 * Growth Tracking leads; the pages behind that tab are Growth Tracking.
 *
 * @param address path and search of the page
 * @returns the item's `href`; undefined when the page is in no item
 */
export function currentHref(items: readonly BarItem[], address: string): string | undefined {
  const [path = ''] = address.split('?', 1);
  const named = signedInPageAt(path)?.under ?? path;
  return items.find(({ href }) => href === named)?.href;
}
