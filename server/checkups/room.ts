import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { checkupFates, checkupsPart } from './export.ts';
import { remindingFates } from './export/reminding-fates.ts';
import { checkupJobs } from './jobs.ts';
import { insertCheckups, moveCheckups } from './queries/planning.ts';
import { routes } from './routes.ts';

const ofAMail = { not: 'It tells of a mail that was sent.' };

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
      sent_reminders: { due_on: ofAMail, sent_at: ofAMail },
      reminders: { look_at: { not: 'The server looks again within two days, at whatever is due then.' } },
    },
    added: (trx, child, { now }) => insertCheckups(trx, child, now),
    followBirth: moveCheckups,
  },
} as const satisfies Room<EditableChild>;
