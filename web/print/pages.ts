import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type SignedInPage } from '#web/client/page/page.ts';
import { visitHref, visitSearch } from './visit-search.ts';

export const pages: readonly SignedInPage[] = [
  signedInPage(
    {
      path: '/print/visit',
      title: 'For the doctor visit',
      description: 'A sheet about your child to print and take to the doctor.',
      module: 'web/print/visit-page.tsx',
      first: ['listMeasurements', 'listCheckups', 'readVaccinePlan'],
    },
    lazily(() => import('./visit-page.tsx'), 'VisitPage'),
    {
      read: (search) => ({ search: visitSearch(search) }),
      write: ({ search }) => visitHref(search),
    },
  ),
];
