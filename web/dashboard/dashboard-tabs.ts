import { House, LineChart, type IconNode } from 'lucide';

export const dashboardTabs = [
  { id: 'overview', label: 'Overview', icon: House },
  { id: 'growth', label: 'Growth', icon: LineChart },
] as const satisfies readonly { id: string; label: string; icon: IconNode }[];

export type DashboardTab = (typeof dashboardTabs)[number]['id'];

export function dashboardTab(named: unknown): DashboardTab | null {
  return dashboardTabs.find(({ id }) => id === named)?.id ?? null;
}

export function dashboardHref(tab: DashboardTab): string {
  return `/dashboard?tab=${tab}`;
}
