import { lazily } from '#web/client/page/lazily.ts';
import { signedInPage, type SignedInPage } from '#web/client/page/page.ts';
import { settingsHref, settingsSearch } from './settings-search.ts';

export const settingsPages: readonly SignedInPage[] = [
  signedInPage(
    {
      path: '/settings',
      title: 'Settings',
      description: 'Children, co-parents and account.',
      module: 'web/app/settings/settings-page.tsx',
      opens: [
        'web/accounts/settings/account-panel.tsx',
        'web/billing/settings/subscription-panel.tsx',
        'web/chat/consent/consent-card.tsx',
        'web/chat/history/history-card.tsx',
        'web/children/child-form-panel.tsx',
        'web/sharing/co-parents-panel.tsx',
      ],
    },
    lazily(() => import('./settings-page.tsx'), 'SettingsPage'),
    {
      read: (search) => ({ search: settingsSearch(search) }),
      write: ({ search }) => settingsHref(search),
    },
  ),
];
