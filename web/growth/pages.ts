import { lazily } from '#web/client/page/lazily.ts';
import { servedPage, signedInPage, type DashboardCard, type QuickAdd, type RoomPages } from '#web/client/page/page.ts';

const growthTab = '/dashboard?tab=growth';

const pages: RoomPages['pages'] = [
  servedPage({
    path: '/preview/growth-tracking',
    kind: 'public',
    who: 'anyone',
    title: 'Growth Tracking',
    description: 'See with sample data how Fernling draws weight on the growth charts, with each line in words.',
    listed: true,
    load: async () => (await import('./preview/growth-tracking.tsx')).GrowthTracking,
  }),
  signedInPage(
    {
      path: '/measurements',
      title: 'Growth Measurements',
      description: 'Every measurement of your child.',
      module: 'web/growth/measurements-page.tsx',
      first: ['listMeasurements'],
      under: growthTab,
    },
    lazily(() => import('./measurements-page.tsx'), 'MeasurementsPage'),
  ),
  signedInPage(
    {
      path: '/add-measurement',
      title: 'Add Measurement',
      description: 'Add a weight, a height or a head circumference.',
      module: 'web/growth/add-measurement-page.tsx',
      first: ['listMeasurements'],
      under: growthTab,
    },
    lazily(() => import('./add-measurement-page.tsx'), 'AddMeasurementPage'),
  ),
  signedInPage(
    {
      path: '/import-measurements',
      title: 'Import Measurements',
      description: 'Add measurements from a CSV file, after a look at what would be added.',
      module: 'web/growth/import-measurements-page.tsx',
      under: growthTab,
    },
    lazily(() => import('./import-measurements-page.tsx'), 'ImportMeasurementsPage'),
  ),
];

const cards: readonly DashboardCard[] = [
  {
    module: 'web/growth/overview/growth-card.tsx',
    first: ['listMeasurements', 'readGrowthSummary'],
    isLater: true,
    Card: lazily(() => import('./overview/growth-card.tsx'), 'GrowthCard'),
  },
];

const quickAdd: QuickAdd = {
  label: 'Weight',
  module: 'web/growth/form/add-weight-dialog.tsx',
  Dialog: lazily(() => import('./form/add-weight-dialog.tsx'), 'AddWeightDialog'),
};

export const room: RoomPages = { pages, cards, quickAdd };
