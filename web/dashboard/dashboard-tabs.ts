import { House, LineChart, type IconNode } from 'lucide';

/** The dashboard's sections in order. Each comes with the issue that brings its room. */
export const dashboardTabs = [
  { id: 'overview', label: 'Overview', icon: House },
  { id: 'growth', label: 'Growth', icon: LineChart },
] as const satisfies readonly { id: string; label: string; icon: IconNode }[];

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

/** The tab that an address names, or null when it names none of ours. */
export function dashboardTab(named: unknown): DashboardTab | null {
  return dashboardTabs.find(({ id }) => id === named)?.id ?? null;
}

export function dashboardHref(tab: DashboardTab): string {
  return `/dashboard?tab=${tab}`;
}
