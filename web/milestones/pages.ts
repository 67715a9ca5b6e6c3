import { lazily } from '#web/client/page/lazily.ts';
import { servedPage, signedInPage, type DashboardCard, type RoomPages } from '#web/client/page/page.ts';
import { chosenIn, milestonesHref } from './milestones-search.ts';

const pages: RoomPages['pages'] = [
  servedPage({
    path: '/preview/milestone-tracking',
    kind: 'public',
    who: 'anyone',
    title: 'Milestone Tracking',
    description: 'See with sample data how Fernling shows what a child can do, and what comes next.',
    listed: true,
    load: async () => (await import('./preview/milestone-tracking.tsx')).MilestoneTracking,
  }),
  signedInPage(
    {
      path: '/milestones',
      title: 'Development Milestones',
      description: 'What your child can do, and what comes next.',
      module: 'web/milestones/milestones-page.tsx',
      first: ['listMilestoneAnswers'],
      shared: ['listMilestones'],
      ahead: async (queries) => queries.query((await import('./data.ts')).milestonesQuery),
    },
    lazily(() => import('./milestones-page.tsx'), 'MilestonesPage'),
    { read: chosenIn, write: milestonesHref },
  ),
  signedInPage(
    {
      path: '/milestones/motor',
      title: 'From sitting to walking',
      description: 'When children sit, crawl, stand and walk, and when yours did.',
      module: 'web/milestones/motor/motor-page.tsx',
      first: ['listMilestoneAnswers'],
      shared: ['listMilestones'],
      under: '/milestones',
    },
    lazily(() => import('./motor/motor-page.tsx'), 'MotorPage'),
  ),
];

const cards: readonly DashboardCard[] = [
  {
    module: 'web/milestones/overview/milestones-card.tsx',
    first: ['readMilestoneSummary'],
    isLater: true,
    Card: lazily(() => import('./overview/milestones-card.tsx'), 'MilestonesCard'),
  },
];

export const room: RoomPages = { pages, cards };
