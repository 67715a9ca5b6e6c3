import { hrefWith } from '#web/client/page/href-with.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { servedPage, signedInPage, type QuickAdd, type RoomPages } from '#web/client/page/page.ts';

const pages: RoomPages['pages'] = [
  signedInPage(
    {
      path: '/appointments',
      title: 'Appointments',
      description: "Your child's checkups, and your questions for them.",
      module: 'web/checkups/appointments-page.tsx',
      first: ['listCheckups', 'readVaccinePlan', 'readCalendarFeed', 'readReminders'],
    },
    lazily(() => import('./appointments-page.tsx'), 'AppointmentsPage'),
    { read: ({ visit }) => ({ visit }), write: (asked) => hrefWith('/appointments', asked) },
  ),
  signedInPage(
    {
      path: '/appointments/questions',
      title: 'Questions and Answers',
      description: 'All questions for checkups, and what the doctor answered.',
      module: 'web/checkups/questions/questions-page.tsx',
      first: ['listCheckups'],
      under: '/appointments',
    },
    lazily(() => import('./questions/questions-page.tsx'), 'QuestionsPage'),
  ),
  servedPage({
    path: '/reminders-off',
    kind: 'form',
    who: 'anyone',
    title: 'Stop reminders',
    description: 'One press ends the reminder mails about a child.',
    carriesToken: true,
    module: 'web/app/forms/reminders-off.ts',
    load: async () => (await import('./reminders/stop-reminders-page.tsx')).StopRemindersPage,
  }),
];

const quickAdd: QuickAdd = {
  label: 'Question',
  module: 'web/checkups/questions/ask-dialog.tsx',
  Dialog: lazily(() => import('./questions/ask-dialog.tsx'), 'AskDialog'),
};

export const room: RoomPages = { pages, quickAdd };
