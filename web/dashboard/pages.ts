import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type SignedInPage } from '#web/client/page/page.ts';
import { dashboardHref, dashboardTab } from './dashboard-tabs.ts';

export const pages: readonly SignedInPage[] = [
  signedInPage(
    {
      path: '/dashboard',
      title: 'Dashboard',
      description: 'What is next for your child.',
      module: 'web/dashboard/dashboard-page.tsx',
      first: ['listMeasurements', 'listCheckups', 'readVaccinePlan'],
    },
    lazily(() => import('./dashboard-page.tsx'), 'DashboardPage'),
    {
      read: ({ tab }) => ({ tab: dashboardTab(tab) ?? 'overview' }),
      write: ({ tab }) => dashboardHref(tab),
    },
  ),
];
