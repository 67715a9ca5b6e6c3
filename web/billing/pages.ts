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
      needsPlan: true,
      isWithoutTrail: true,
      forVisitors: async () => (await import('./paid/log-in-to-see-page.tsx')).LogInToSeePage,
    },
    lazily(() => import('./paid/payment-success-page.tsx'), 'PaymentSuccessPage'),
  ),
];

export const room: RoomPages = { pages };
