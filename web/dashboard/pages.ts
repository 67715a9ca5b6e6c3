import { educationSearch, learningHref } from '#web/articles/education-search.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type DashboardCard, type QuickAdd, type SignedInPage } from '#web/client/page/page.ts';
import { dashboardHref, dashboardTab, panels, type DashboardTab } from './tabs.ts';

export const dashboardPages = (cards: readonly DashboardCard[], adds: readonly QuickAdd[]): readonly SignedInPage[] => [
  signedInPage(
    {
      path: '/dashboard',
      title: 'Dashboard',
      description: 'What is next for your child.',
      module: 'web/dashboard/dashboard-page.tsx',
      also: ({ tab }) => ['web/billing/trial/trial-banner.tsx', ...modulesOf(dashboardTab(tab), cards)],
      sharedIn: ({ tab }) => (dashboardTab(tab) === 'learning' ? ['readLibrary'] : []),
      opens: ['web/chat/chat-panel.tsx', ...Object.values(panels), ...modulesIn(cards, true)],
      first: ['readTrial', 'listCheckups', ...cards.flatMap(({ first }) => first)],
    },
    lazily(() => import('./dashboard-page.tsx'), 'DashboardPage'),
    {
      read: ({ tab, ...search }) => ({ tab: dashboardTab(tab), search, cards, adds }),
      write: ({ tab, search }) => (tab === 'learning' ? learningHref(educationSearch(search)) : dashboardHref(tab)),
    },
  ),
];

function modulesOf(tab: DashboardTab, cards: readonly DashboardCard[]): readonly string[] {
  return tab === 'overview' ? modulesIn(cards, false) : [panels[tab]];
}

function modulesIn(cards: readonly DashboardCard[], areLater: boolean): readonly string[] {
  return cards.flatMap(({ module, isLater = false }) => (isLater === areLater ? module : []));
}
