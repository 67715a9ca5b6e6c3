import type { PageHead, PageRequest } from '#contract/pages.ts';
import { pageAt, signedInPageAt } from '#web/app/pages.ts';
import { trailOf, type Crumb } from '#web/client/text/trail-of.ts';
import type { BarItem } from '#web/ui/layout/bar.tsx';

type NavPlace = { readonly label: string; readonly visitors: string | null; readonly parents: string | null };

/** Targets for visitors and parents; null hides the item. */
export const navigation: readonly NavPlace[] = [
  { label: 'Dashboard', visitors: null, parents: '/dashboard' },
  { label: 'Vaccines', visitors: '/preview/vaccine-scheduler', parents: '/vaccines' },
  { label: 'Milestones', visitors: '/preview/milestone-tracking', parents: '/milestones' },
  { label: 'Appointments', visitors: null, parents: '/appointments' },
  { label: 'Growth Tracking', visitors: '/preview/growth-tracking', parents: '/dashboard?tab=growth' },
  { label: 'Education', visitors: '/preview/educational-content', parents: '/education' },
  { label: 'Settings', visitors: null, parents: '/settings' },
  { label: 'Contact', visitors: '/contact', parents: '/contact-us' },
];

/** The server leads from there to wherever the source is. */
export const sourceAddress = '/source';

export const footerLinks = [
  { label: 'About us', href: '/about-us' },
  { label: 'Contact', href: '/contact' },
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Source code', href: sourceAddress },
] as const;

/** Bar items for a visitor or a signed-in parent. A closed account has none. */
export function barItems(account: PageRequest['account']): readonly BarItem[] {
  if (account?.keptUntil) return [];
  return navigation.flatMap(({ label, visitors, parents }) => {
    const href = account ? parents : visitors;
    return href === null ? [] : [{ label, href }];
  });
}

/**
 * All dashboard tabs belong to Dashboard, even the one Growth Tracking links to; the pages behind that tab belong to
 * Growth Tracking.
 *
 * @param address path and query of the page
 */
export function currentHref(items: readonly BarItem[], address: string): string | undefined {
  const path = pathOf(address);
  const named = pageAt(path)?.under ?? path;
  return items.find(({ href }) => href === named)?.href;
}

/**
 * A closed account starts on the landing page, as visitors do.
 *
 * @param address path and query of the page
 * @param within stands before the page, after what comes first in its path
 */
export function breadcrumb(
  account: PageRequest['account'],
  address: string,
  within?: PageHead['within'],
): readonly Crumb[] {
  const isOpen = account !== null && !account.keptUntil;
  const path = trailPathOf(pathOf(address));
  const { isNamedByPath, crumb, isWithoutTrail } = signedInPageAt(path) ?? {};
  if (isWithoutTrail) return [];
  const trail = trailOf(path, isOpen, (at) => pageAt(at) !== null, isNamedByPath);
  if (within) {
    return [...trail.slice(0, 2), { label: within.name, path: within.path, isLink: true }, ...trail.slice(-1)];
  }
  return trail.map((each, at) => (crumb !== undefined && at === trail.length - 1 ? { ...each, label: crumb } : each));
}

/** What follows is the operator's name for an issuer, which no parent knows. */
function trailPathOf(path: string): string {
  return path.startsWith('/sign-in/') ? '/login' : path;
}

function pathOf(address: string): string {
  const [path = ''] = address.split('?', 1);
  return path;
}
