import { servedPageWithData, type RoomPages } from '#web/client/page/page.ts';

const pages: RoomPages['pages'] = [
  servedPageWithData({
    path: '/invitation',
    kind: 'form',
    who: 'anyone',
    title: 'Invitation',
    description: 'Answer an invitation to share what is kept about a child.',
    carriesToken: true,
    module: 'web/app/forms/invitation.ts',
    load: async () => (await import('./invitation-page.tsx')).InvitationPage,
  }),
];

export const room: RoomPages = { pages };
