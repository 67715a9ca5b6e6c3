import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type RoomPages } from '#web/client/page/page.ts';

const pages: RoomPages['pages'] = [
  signedInPage(
    {
      path: '/payment-success',
      title: 'Payment',
      description: 'Waits until what was begun elsewhere is confirmed.',
      module: 'web/billing/paid/payment-success-page.tsx',
      first: ['readSubscription'],
      under: '/dashboard',
    },
    lazily(() => import('./paid/payment-success-page.tsx'), 'PaymentSuccessPage'),
  ),
];

export const room: RoomPages = { pages };
