import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { checkupFates, checkupsPart } from './export.ts';
import { remindingFates } from './export/reminding-fates.ts';
import { checkupJobs } from './jobs.ts';
import { insertCheckups, moveCheckups } from './queries/planning.ts';
import { routes } from './routes.ts';

export const checkupsRoom = {
  routes,
  jobs: checkupJobs,
  parts: [checkupsPart],
  fates: { ...checkupFates, ...remindingFates },
  life: {
    days: {
      checkups: {
        recommended_on: 'follows birth',
        completed_on: { entry: 'completed checkup' },
        scheduled_on: { not: 'An appointment stays as it was made; only a new one is held to the date of birth.' },
      },
      sent_reminders: { due_on: { not: 'It tells of a mail that was sent.' } },
    },
    added: (trx, child, { now }) => insertCheckups(trx, child, now),
    followBirth: moveCheckups,
  },
} as const satisfies Room<EditableChild>;
