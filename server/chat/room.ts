import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { chatFates } from './export.ts';
import { chatJobs } from './jobs.ts';
import { routes } from './routes.ts';

export const chatRoom = {
  routes,
  jobs: chatJobs,
  parts: [],
  fates: chatFates,
  life: {
    days: {
      chat_messages: { asked_at: { not: 'A message was asked when it was, whatever the date of birth is.' } },
    },
  },
} as const satisfies Room<EditableChild>;
