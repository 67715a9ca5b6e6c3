import { lazily } from '#web/client/page/lazily.ts';
import {
  servedPageWithData,
  signedInPage,
  type DashboardCard,
  type QuickAdd,
  type RoomPages,
} from '#web/client/page/page.ts';
import { vaccinesHref, vaccinesTab } from './vaccines-search.ts';

const pages: RoomPages['pages'] = [
  servedPageWithData({
    path: '/preview/vaccine-scheduler',
    kind: 'public',
    who: 'anyone',
    title: 'Vaccine Scheduler',
    description: 'See with sample data how Fernling plans every dose, visit by visit, from a birthday alone.',
    listed: true,
    load: async () => (await import('./preview/vaccine-scheduler.tsx')).VaccineScheduler,
  }),
  signedInPage(
    {
      path: '/vaccines',
      title: 'Vaccine Schedule',
      description: 'Every vaccine of your child: given, due and to come.',
      module: 'web/vaccines/vaccines-page.tsx',
      first: ['listCheckups', 'readVaccinePlan'],
      shared: ['listVaccines'],
      ahead: async (queries) => queries.query((await import('./data.ts')).vaccinesQuery),
    },
    lazily(() => import('./vaccines-page.tsx'), 'VaccinesPage'),
    {
      read: ({ tab, q }) => ({ tab: vaccinesTab(tab), q }),
      write: ({ tab, q }) => vaccinesHref(tab, q),
    },
  ),
];

const cards: readonly DashboardCard[] = [
  {
    module: 'web/vaccines/dashboard-card.tsx',
    first: ['readVaccinePlan'],
    Card: lazily(() => import('./dashboard-card.tsx'), 'DashboardCard'),
  },
];

const quickAdd: QuickAdd = {
  label: 'Shots',
  module: 'web/vaccines/giving/give-due-dialog.tsx',
  Dialog: lazily(() => import('./giving/give-due-dialog.tsx'), 'GiveDueDialog'),
};

export const room: RoomPages = { pages, cards, quickAdd };
