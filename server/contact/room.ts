import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { contactFates } from './export.ts';
import { contactJobs } from './jobs.ts';
import { routes } from './routes.ts';

export const contactRoom = {
  routes,
  jobs: contactJobs,
  parts: [],
  fates: contactFates,
  life: { days: {} },
} as const satisfies Room<EditableChild>;
