import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type RoomPages } from '#web/client/page/page.ts';
import { visitHref, visitSearch } from './visit-search.ts';

const pages: RoomPages['pages'] = [
  signedInPage(
    {
      path: '/print/visit',
      title: 'For the doctor visit',
      description: 'A sheet about your child to print and take to the doctor.',
      module: 'web/print/visit-page.tsx',
      first: ['listMeasurements', 'listCheckups', 'listMilestoneAnswers', 'listTastes', 'readVaccinePlan'],
      shared: ['listMilestones'],
    },
    lazily(() => import('./visit-page.tsx'), 'VisitPage'),
    {
      read: (search) => ({ search: visitSearch(search) }),
      write: ({ search }) => visitHref(search),
    },
  ),
];

export const room: RoomPages = { pages };
