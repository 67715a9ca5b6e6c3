import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type SignedInPage } from '#web/client/page/page.ts';
import { vaccinesHref, vaccinesTab } from './vaccines-search.ts';

export const pages: readonly SignedInPage[] = [
  signedInPage(
    {
      path: '/vaccines',
      title: 'Vaccine Schedule',
      description: 'Every vaccine of your child: given, due and to come.',
      module: 'web/vaccines/vaccines-page.tsx',
      first: ['listCheckups', 'readVaccinePlan'],
    },
    lazily(() => import('./vaccines-page.tsx'), 'VaccinesPage'),
    {
      read: ({ tab }) => ({ tab: vaccinesTab(tab) }),
      write: ({ tab }) => vaccinesHref(tab),
    },
  ),
];
