import { servedPage, servedPageWithData, type RoomPages } from '#web/client/page/page.ts';

const pages: RoomPages['pages'] = [
  servedPage({
    path: '/',
    kind: 'public',
    who: 'anyone',
    title: "Fernling: track your baby's first two years",
    description:
      "Track your baby's development, plan vaccinations and get guidance you can trust. Free access to essential features. No credit card required.",
    listed: true,
    load: async () => (await import('./landing-page.tsx')).LandingPage,
  }),
  servedPage({
    path: '/about-us',
    kind: 'public',
    who: 'anyone',
    title: 'About us',
    description: 'Why Fernling is there: one calm place for the first two years, with sources, and yours to keep.',
    listed: true,
    load: async () => (await import('./about-page.tsx')).AboutPage,
  }),
  servedPage({
    path: '/contact',
    kind: 'form',
    who: 'anyone',
    title: 'Contact us',
    description: 'Write to the person who runs this Fernling.',
    module: 'web/app/forms/contact.ts',
    load: async () => (await import('./contact/contact-page.tsx')).ContactPage,
  }),
  servedPageWithData({
    path: '/terms',
    kind: 'public',
    who: 'anyone',
    title: 'Terms of use',
    description: 'Who may use Fernling, what it is for, and what it is not.',
    listed: true,
    load: async () => (await import('./terms-page.tsx')).TermsPage,
  }),
  servedPageWithData({
    path: '/privacy',
    kind: 'public',
    who: 'anyone',
    title: 'Privacy',
    description: 'What Fernling keeps about you and your child, where, and who can see it.',
    listed: true,
    load: async () => (await import('./privacy-page.tsx')).PrivacyPage,
  }),
  servedPageWithData({
    path: '/outbox',
    kind: 'public',
    who: 'anyone',
    title: 'Outbox',
    description: 'Mails that wait on this machine.',
    load: async () => (await import('./outbox-page.tsx')).OutboxPage,
  }),
];

export const room: RoomPages = { pages };
