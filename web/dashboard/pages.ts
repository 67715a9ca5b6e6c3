import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type DashboardCard, type QuickAdd, type SignedInPage } from '#web/client/page/page.ts';
import { dashboardHref, dashboardTab, type DashboardTab } from './dashboard-tabs.ts';

const growthPanel = 'web/growth/overview/growth-panel.tsx';

export const dashboardPages = (cards: readonly DashboardCard[], adds: readonly QuickAdd[]): readonly SignedInPage[] => [
  signedInPage(
    {
      path: '/dashboard',
      title: 'Dashboard',
      description: 'What is next for your child.',
      module: 'web/dashboard/dashboard-page.tsx',
      also: ({ tab }) => modulesOf(dashboardTab(tab) ?? 'overview', cards),
      opens: [growthPanel],
      first: ['listCheckups', ...cards.flatMap(({ first }) => first)],
    },
    lazily(() => import('./dashboard-page.tsx'), 'DashboardPage'),
    {
      read: ({ tab }) => ({ tab: dashboardTab(tab) ?? 'overview', cards, adds }),
      write: ({ tab }) => dashboardHref(tab),
    },
  ),
];

function modulesOf(tab: DashboardTab, cards: readonly DashboardCard[]): readonly string[] {
  return tab === 'growth' ? [growthPanel] : cards.map(({ module }) => module);
}
