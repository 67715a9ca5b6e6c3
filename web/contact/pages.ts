import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type RoomPages } from '#web/client/page/page.ts';

const pages: RoomPages['pages'] = [
  signedInPage(
    {
      path: '/contact-us',
      title: 'Contact Support',
      description: 'Write to the person who runs this Fernling.',
      module: 'web/contact/contact-us-page.tsx',
      first: ['readContactDetails'],
    },
    lazily(() => import('./contact-us-page.tsx'), 'ContactUsPage'),
  ),
];

export const room: RoomPages = { pages };
